import { z } from 'zod'

const words = z.string()

/** What the Caselaw Access Project says of a case, as far as it is kept. Dates are a day, a month or a year. */
export const caseMetadata = z.object({
  id: z.number().int(),
  name: words,
  name_abbreviation: words,
  decision_date: words.regex(/^\d{4}(-\d\d){0,2}$/),
  docket_number: words.nullish(),
  first_page: words,
  last_page: words,
  citations: z.array(z.object({ type: words, cite: words })).min(1),
  court: z.object({ name: words, name_abbreviation: words.nullish() }),
  jurisdiction: z.object({ name: words, name_long: words }),
  file_name: words.optional(),
})
export type CaseMetadata = z.infer<typeof caseMetadata>

/** Of a case's own file, the words where there is no HTML. */
export const caseText = z.object({
  casebody: z.object({ head_matter: words.nullish(), opinions: z.array(z.object({ text: words })) }),
})

/** The citation that the volume itself bears first; what other reporters say behind it. */
export const citationsOf = ({ citations }: CaseMetadata): string[] => {
  const rank = ({ type }: { type: string }) => ['official', 'nominative', 'parallel'].indexOf(type) + 1 || 9
  return [...new Set([...citations].sort((one, other) => rank(one) - rank(other)).map(({ cite }) => cite))]
}

/** What is wrong with a record, in a sentence. */
export const sentenceOf = ({ issues: [issue] }: z.ZodError): string =>
  `Not in the shape that the archive documents: ${issue?.path.join('.') || 'the record'} (${issue?.message}).`
