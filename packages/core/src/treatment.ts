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
  'held unconstitutional',
  'repealed',
  'expired',
  'renumbered',
  'transferred',
  'omitted',
] as const
export type FlagKind = (typeof flagKinds)[number]

/** What is known against an authority as good law. It stands beside the status of its citation, and changes no status. */
export const treatmentFlag = z.object({
  flag: z.enum(['red', 'amber']).meta({ description: "'red': no longer good law; 'amber': in part, or in doubt" }),
  kind: z.enum(flagKinds),
  says: z.string().meta({
    description: "For a lawyer: 'No longer good law: overruled by Erie Railroad v. Tompkins, 304 U.S. 64 (1938).'",
  }),
  by: z.object({
    name: z.string(),
    citation: z.string().optional(),
    year: z.int().optional().meta({ description: 'Absent: it is not known' }),
  }),
  note: z.string().optional().meta({ description: 'What else has to be known of it' }),
  source: z.string().meta({ description: 'What says so' }),
  isListed: z
    .boolean()
    .optional()
    .meta({ description: 'A reviewed list says so; words, where there are any, show it' }),
  words: z.string().optional().meta({ description: 'The words of the opinion that says so' }),
  in: z
    .object({
      id: z.string(),
      name: z.string(),
      citation: z.string(),
      start: z.int().nonnegative().optional(),
      end: z.int().nonnegative().optional(),
    })
    .optional()
    .meta({ description: 'The opinion of the library in which those words are, and where' }),
  isSaid: z.boolean().optional().meta({ description: 'The document that cites the authority says so itself' }),
})
export type TreatmentFlag = z.infer<typeof treatmentFlag>

/**
 * The last act that amended an enactment. It is said, and is no flag: what is amended is good law, and may read otherwise than
 * in the year that is cited.
 */
export const lastAmended = z.object({
  by: z.string().meta({ description: "'Pub. L. 104–317'" }),
  date: z.string().meta({ description: 'ISO 8601 date, or a year alone' }),
  says: z.string().meta({ description: 'In a sentence' }),
})
export type LastAmended = z.infer<typeof lastAmended>

/** Citing opinions of the library that were read for what became of an authority. */
export const lookedAt = z.object({
  opinions: z.int().nonnegative(),
  from: z.int().optional().meta({ description: 'The year of the earliest' }),
  to: z.int().optional().meta({ description: 'The year of the latest' }),
})
export type LookedAt = z.infer<typeof lookedAt>

/** How many citations are flagged, of each flag. */
export const treatmentCounts = z.object({ red: z.int().nonnegative(), amber: z.int().nonnegative() })
export type TreatmentCounts = z.infer<typeof treatmentCounts>
