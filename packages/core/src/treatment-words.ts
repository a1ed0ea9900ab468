import { formatDate } from './dates.ts'
import type { Authority } from './law.ts'
import type { FlagKind, LookedAt, TreatmentFlag } from './treatment.ts'

const kindWords = (kind: FlagKind) => `${kind[0]?.toUpperCase() ?? ''}${kind.slice(1)}`

/** The few words of a badge: 'No longer good law', 'Overruled in part'. */
export const treatmentWords = ({ flag, kind }: Pick<TreatmentFlag, 'flag' | 'kind'>): string =>
  flag === 'red' ? (ofEnactments.has(kind) ? kindWords(kind) : 'No longer good law') : kindWords(kind)

const ofEnactments: ReadonlySet<FlagKind> = new Set(['repealed', 'expired', 'held unconstitutional'])

/** 'Last amended by Pub. L. 104–317 (October 19, 1996), as its publisher prints it.' */
export const amendedWords = ({ by, date }: { by: string; date: string }): string =>
  `Last amended by ${by} (${date.includes('-') ? formatDate(date) : date}), as its publisher prints it.`

/** The point in which editors say that an authority is no longer good law. */
export const isCaution = (point: string): boolean => /no longer good law/i.test(point)

/**
 * Why an authority may not be relied on, or only in part, in the one sentence that is shown of it everywhere: its flag's, else
 * the editors'. It may not be shown or given to a model without it.
 */
export const cautionOf = ({
  treatment,
  keyPoints = [],
}: Pick<Authority, 'treatment' | 'keyPoints'>): string | undefined => treatment?.says ?? keyPoints.find(isCaution)

/** What was looked at for what happened to a case later, and what was not. */
export const laterHistory = {
  ofSupremeCourt: 'Later history was not checked beyond the list of overruled Supreme Court decisions.',
  ofOthers: 'Later history was not checked.',
} as const

/**
 * What was looked at for what happened to one authority later: 'Later history was not checked beyond the list of overruled
 * Supreme Court decisions and 12 citing opinions in the library (1975 to 2020).'
 */
export function laterHistoryOf(kind: string, looked?: LookedAt): string {
  const none = kind === 'case' ? laterHistory.ofSupremeCourt : laterHistory.ofOthers
  if (!looked || looked.opinions === 0) return none
  const { opinions } = looked
  const years = yearsOf([looked])
  const read = `${opinions.toLocaleString('en-US')} citing ${opinions === 1 ? 'opinion' : 'opinions'} in the library${years && ` (${years})`}.`
  return `${none.slice(0, -1)}${kind === 'case' ? ' and' : ' beyond'} ${read}`
}

/**
 * The same of several authorities together: 'Later history was not checked beyond the list of overruled Supreme Court
 * decisions and, for 12 of 30 authorities, the opinions in the library that cite them (1 to 45 each, of 1975 to 2020).'
 */
export function laterHistoryOfAll(authorities: readonly { looked?: LookedAt | undefined }[]): string {
  const none = laterHistory.ofSupremeCourt
  const read = authorities.flatMap(({ looked }) => (looked && looked.opinions > 0 ? [looked] : []))
  const [only] = read
  if (!only) return none
  if (authorities.length === 1) return laterHistoryOf('case', only)
  const counts = read.map(({ opinions }) => opinions)
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)].map((count) => count.toLocaleString('en-US'))
  const each = `${fewest === most ? most : `${fewest} to ${most}`}${read.length > 1 ? ' each' : ''}`
  const told = [each, yearsOf(read)].filter(Boolean).join(', of ')
  return `${none.slice(0, -1)} and, for ${read.length} of ${authorities.length} authorities, the opinions in the library that cite ${read.length === 1 ? 'it' : 'them'} (${told}).`
}

/** Whether a sentence says what of later history was looked at. */
export const isLaterHistory = (sentence: string): boolean => sentence.startsWith(laterHistory.ofOthers.slice(0, -1))

function yearsOf(looked: readonly LookedAt[]): string {
  const from = Math.min(...looked.map(({ from: year }) => year ?? Number.POSITIVE_INFINITY))
  const to = Math.max(...looked.map(({ to: year }) => year ?? 0))
  if (to === 0 || !Number.isFinite(from)) return ''
  return from === to ? `${from}` : `${from} to ${to}`
}
