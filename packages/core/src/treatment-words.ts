import type { FlagKind, TreatmentCounts, TreatmentFlag } from './treatment.ts'

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
  flag === 'red' ? 'No longer good law' : kindWords(kind)

/** What was looked at for what happened to a case later, and what was not. */
export const laterHistory = {
  ofSupremeCourt: 'Later history was not checked beyond the list of overruled Supreme Court decisions.',
  ofOthers: 'Later history was not checked.',
} as const

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
