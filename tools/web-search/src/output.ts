import { coverage } from '@casewright/core'
import { z } from 'zod'

/** `official`: courts, agencies and legislatures. `legal`: who publishes law or on law. */
export const domainKinds = ['official', 'legal', 'other'] as const
export type DomainKind = (typeof domainKinds)[number]

const result = z.object({
  title: z.string(),
  url: z.url({ protocol: /^https?$/ }),
  domain: z.string(),
  snippet: z.string().meta({ description: 'Words of the page, as text' }),
  date: z.iso.datetime().optional().meta({ description: 'When it was published, if the engine or the feed says so' }),
  kind: z.enum(domainKinds),
})
export type Result = z.infer<typeof result>

/** Words that stand in a result: its number, from 1, and whether in its snippet or on its page. */
const place = z.object({
  words: z.string(),
  result: z.int().positive(),
  from: z.enum(['title', 'snippet', 'page']),
})
export type Place = z.infer<typeof place>

const writtenStatement = z.object({
  statement: z.string(),
  rests: z.array(place).min(1).meta({ description: 'The words that it rests on, as they were found' }),
  doubts: z.array(z.string()).meta({ description: 'Figures and citations that it names and that do not hold' }),
})
export type WrittenStatement = z.infer<typeof writtenStatement>

const written = z.object({
  statements: z.array(writtenStatement),
  dropped: z.int().meta({ description: 'Statements left out, as what they rest on was not found' }),
  model: z.object({ provider: z.string(), name: z.string() }),
})
export type Written = z.infer<typeof written>

/** The specification's answer at the top; where it comes from beside it. */
export const found = z.object({
  totalResults: z.int().nonnegative().meta({ title: 'Results in all' }),
  results: z.array(result).meta({ title: 'Results' }),
  summary: z.string().meta({ title: 'AI Summary' }),
  summaryNote: z.string().meta({ description: 'Whose words the summary is, and what of it was checked' }),
  by: z.enum(['engine', 'feeds']),
  legalOnly: z.boolean(),
  extracts: z.array(place).meta({ description: 'The most telling sentences of the results, word for word' }),
  written: written.nullable(),
  coverage,
})
export type Found = z.infer<typeof found>
