import { z } from 'zod'

/** What later law did to an authority. */
export const flagKinds = [
  'overruled',
  'overruled in part',
  'abrogated',
  'abrogated in part',
  'superseded',
  'superseded in part',
  'reversed',
  'vacated',
  'limited',
  'questioned',
] as const
export type FlagKind = (typeof flagKinds)[number]

/** What is known against an authority as good law. It stands beside the status of its citation, and changes no status. */
export const treatmentFlag = z.object({
  flag: z.enum(['red', 'amber']).meta({ description: "'red': no longer good law; 'amber': in part, or in doubt" }),
  kind: z.enum(flagKinds),
  says: z.string().meta({
    description: "For a lawyer: 'No longer good law: overruled by Erie Railroad v. Tompkins, 304 U.S. 64 (1938).'",
  }),
  by: z.object({ name: z.string(), citation: z.string().optional(), year: z.int() }),
  note: z.string().optional().meta({ description: 'What else has to be known of it' }),
  source: z.string().meta({ description: 'What says so' }),
  isSaid: z.boolean().optional().meta({ description: 'The document that cites the authority says so itself' }),
})
export type TreatmentFlag = z.infer<typeof treatmentFlag>

/** How many citations are flagged, of each flag. */
export const treatmentCounts = z.object({ red: z.int().nonnegative(), amber: z.int().nonnegative() })
export type TreatmentCounts = z.infer<typeof treatmentCounts>

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
