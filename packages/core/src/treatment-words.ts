import type { FlagKind, LookedAt, TreatmentCounts, TreatmentFlag } from './treatment.ts'

/** How many of what is cited are flagged. Undefined: none. */
export function countTreatments(
  checks: Iterable<{ treatment?: TreatmentFlag | undefined }>,
): TreatmentCounts | undefined {
  const counts = { red: 0, amber: 0 }
  for (const { treatment: known } of checks) if (known) counts[known.flag]++
  return counts.red + counts.amber > 0 ? counts : undefined
}

const kindWords = (kind: FlagKind) => `${kind[0]?.toUpperCase() ?? ''}${kind.slice(1)}`

/** The few words of a badge: 'No longer good law', 'Overruled in part'. */
export const treatmentWords = ({ flag, kind }: Pick<TreatmentFlag, 'flag' | 'kind'>): string =>
  flag === 'red' ? (ofEnactments.has(kind) ? kindWords(kind) : 'No longer good law') : kindWords(kind)

const ofEnactments: ReadonlySet<FlagKind> = new Set(['repealed', 'expired', 'held unconstitutional'])

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
  const { opinions, from, to } = looked
  const years = from && to ? ` (${from === to ? from : `${from} to ${to}`})` : ''
  const read = `${opinions.toLocaleString('en-US')} citing ${opinions === 1 ? 'opinion' : 'opinions'} in the library${years}.`
  return `${none.slice(0, -1)}${kind === 'case' ? ' and' : ' beyond'} ${read}`
}

/** 'Flagged: 1 citation is no longer good law, and 2 are good law only in part or in doubt.' */
export function flaggedWords({ red, amber }: TreatmentCounts): string {
  const parts = [
    ...(red > 0 ? [`${red} ${red === 1 ? 'citation is' : 'citations are'} no longer good law`] : []),
    ...(amber > 0
      ? [
          `${amber} ${red > 0 ? '' : amber === 1 ? 'citation ' : 'citations '}${amber === 1 ? 'is' : 'are'} in doubt or good law only in part`,
        ]
      : []),
  ]
  return `${parts.join(', and ')}.`
}
