import { authorityKinds, citationCheck, coverage, statedSupport } from '@casewright/core'
import { z } from 'zod'
import { change } from './changes/change.ts'

const passage = z.object({
  number: z.int().positive().meta({ description: 'From 1, the most relevant first' }),
  title: z.string(),
  citation: z.string(),
  kind: z.enum(authorityKinds),
  about: z.string().meta({ description: 'Court and date, in words' }),
  words: z.string(),
  marks: z.array(z.tuple([z.number(), z.number()])).meta({ description: 'What was searched for, in the words' }),
  of: z
    .enum(['source', 'editors'])
    .meta({ description: "Whether the words are the authority's own or the library's editors'" }),
  caution: z.string().optional().meta({ description: 'Why it may not be relied on, as the editors say' }),
  href: z.string().optional().meta({ description: 'The reading view, else the address at the source' }),
  status: citationCheck,
})
export type Passage = z.infer<typeof passage>

const paragraph = z.object({
  text: z.string(),
  held: z.boolean().meta({
    description: 'Whether every quotation of it was found, none says the opposite, and every citation is known',
  }),
  rests: z
    .array(z.object({ words: z.string(), passage: z.int().positive() }))
    .meta({ description: 'Words that were found, and the number of their passage' }),
  citations: z.array(citationCheck).meta({ description: 'What it cites beside those passages' }),
  doubts: z.array(z.string()).meta({ description: 'Figures that no passage has' }),
  support: statedSupport
    .optional()
    .meta({ description: 'Whether the words that it rests on say it, by the words alone. Absent: it rests on none' }),
  isPicked: z
    .boolean()
    .optional()
    .meta({ description: 'A small model picked words of a passage, and the text is those words' }),
})
export type Paragraph = z.infer<typeof paragraph>

const written = z.object({
  paragraphs: z.array(paragraph),
  missing: z.string().meta({ description: 'What the passages do not answer, as the model says' }),
  dropped: z.int().meta({ description: 'Paragraphs left out because they quote or cite something unverified' }),
  model: z.object({ provider: z.string(), name: z.string() }),
})
export type Written = z.infer<typeof written>

/** The specification's `answer`, as a string; where it comes from beside it. */
export const quickAnswer = z.object({
  answer: z.string().meta({ title: 'Answer' }),
  question: z.string().optional().meta({ description: 'As it was asked' }),
  before: z.string().optional().meta({ description: 'The question before it, if it was searched together with it' }),
  lacks: z.string().optional().meta({ description: 'What the library lacks, where no passage was found' }),
  note: z.string().meta({ description: 'Whose words the answer is, and what of it was checked' }),
  changes: z.array(change).optional().meta({ description: 'What of the earlier answers does not stand any more' }),
  written: written.nullable(),
  passages: z.array(passage),
  asked: z.array(citationCheck).meta({ description: 'The citations in the question, checked' }),
  coverage,
})
export type QuickAnswer = z.infer<typeof quickAnswer>

/** What a page shows while an answer is made. Nothing of `writing` is checked. */
export interface SoFar {
  passages: Passage[]
  writing?: unknown
}
