import type { CitationCheck, CitationStatus } from './citation-check.ts'
import { statusWords } from './citation-words.ts'
import type { TreatmentFlag } from './treatment.ts'

/** As what a citation counts: its status, or the flag of its authority where that is worse. */
export type CitationLook = CitationStatus | TreatmentFlag['flag']
export type CitationCounts = Partial<Record<CitationLook, number>>

/** What is known of a citation, as far as its look goes. */
export interface Looked {
  status: CitationStatus
  treatment?: Pick<TreatmentFlag, 'flag'> | undefined
}

/** What a person has to know of first comes first. */
export const worstFirst = ['red', 'not-found', 'mismatch', 'amber', 'ambiguous', 'unchecked', 'verified'] as const

/** The words of each look, where citations are counted. */
export const lookWords: Readonly<Record<CitationLook, string>> = {
  ...statusWords,
  red: 'No longer good law',
  amber: 'In doubt or good law only in part',
}

/** Whether a citation is right as it is written, of an authority that does not stand, or not whole: that is no good news. */
export const isOnlyThere = ({ status, treatment }: Looked): boolean => status === 'verified' && treatment !== undefined

/** Whether nothing is known against a citation or its authority. Nothing else is shown as good. */
export const isWell = ({ status, treatment }: Looked): boolean => status === 'verified' && treatment === undefined

/** The word for the status of a citation, beside what became of its authority. */
export const statusWordOf = (check: Looked): string =>
  isOnlyThere(check) ? 'Exists as cited' : statusWords[check.status]

/** The one thing that a person has to know of first; undefined where there is no citation. */
export const worstOf = (counts: CitationCounts): CitationLook | undefined =>
  worstFirst.find((look) => (counts[look] ?? 0) > 0)

/** As what a citation counts. */
export const lookOf = ({ status, treatment }: Looked): CitationLook =>
  worstOf({ [status]: 1, ...(treatment && { [treatment.flag]: 1 }) }) ?? status

/** Orders citations: the worst first. */
export const byWorst = (one: Looked, other: Looked): number =>
  worstFirst.indexOf(lookOf(one)) - worstFirst.indexOf(lookOf(other))

/** How many citations count as what: one of an authority that is no longer good law is never among the verified. */
export function countLooks(checks: Iterable<Looked>): CitationCounts {
  const counts: CitationCounts = {}
  for (const check of checks) {
    const look = lookOf(check)
    counts[look] = (counts[look] ?? 0) + 1
  }
  return counts
}

/**
 * Where the authorities that a search itself found are, told once of all: ' in the library'; of several sources each with
 * its count, ': 2 in the library, 1 in CourtListener'. Of what no source has as it is cited nothing is said: ', 2 of them
 * in the library'. Empty where that is all.
 */
export function whereFound(checks: readonly CitationCheck[]): string {
  const known = checks.flatMap(({ status, found }) => (status === 'verified' && found ? [found.source] : []))
  const sources = [...Map.groupBy(known, (source) => source)].map(([source, { length }]) => ({ source, length }))
  if (sources.length === 0) return ''
  if (known.length < checks.length)
    return sources.map(({ source, length }, at) => `, ${length} ${at === 0 ? 'of them ' : ''}in ${source}`).join('')
  const [only, other] = sources
  return only && !other
    ? ` in ${only.source}`
    : `: ${sources.map(({ source, length }) => `${length} in ${source}`).join(', ')}`
}

/** How many citations are counted. */
export const totalOf = (counts: CitationCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + (count ?? 0), 0)

/** '3 verified, 2 no longer good law': the worst last. */
export const countsInWords = (counts: CitationCounts): string =>
  worstFirst
    .toReversed()
    .flatMap((look) => (counts[look] ? [`${counts[look]} ${lookWords[look].toLowerCase()}`] : []))
    .join(', ')
