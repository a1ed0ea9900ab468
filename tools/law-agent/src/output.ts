import { anchor, authorityKinds, citationCheck, coverage, statedSupport } from '@casewright/core'
import { z } from 'zod'
import { askedKinds } from './asked.ts'
import { memoParts } from './memo-parts.ts'

/** Whose words they are: the authority's own text, a source's excerpt of it, or the library's editors'. */
const wordsOf = z.enum(['authority', 'source', 'editors'])

const passage = z.object({
  reference: z.int().positive().meta({ description: 'Number of the reference, from 1' }),
  words: z.string().meta({ description: 'On one line' }),
  of: wordsOf,
  anchor: anchor.optional().meta({ description: 'The place in the text that the library holds' }),
  href: z.string().optional().meta({ description: 'The reading view at the place' }),
  by: z.string().optional().meta({ description: 'Whose concurrence or dissent it is of' }),
  aside: z.boolean().optional().meta({ description: 'Stands outside the opinion of the court' }),
})
export type Passage = z.infer<typeof passage>

const reference = z.object({
  title: z.string(),
  citation: z.string().meta({ description: 'With court and year: 573 U.S. 373 (2014)' }),
  summary: z.string(),
  summaryOf: wordsOf.nullable(),
  caution: z.string().optional().meta({ description: 'Why it may not be relied on, as the editors say' }),
  id: z.string(),
  kind: z.enum(authorityKinds),
  court: z.string().optional(),
  jurisdiction: z.string().optional(),
  date: z.string().optional(),
  source: z.string(),
  href: z.string().optional().meta({ description: 'The reading view, else the address at the source' }),
  check: citationCheck,
})
export type Reference = z.infer<typeof reference>

const proposition = z.object({
  statement: z.string(),
  check: citationCheck.meta({ description: 'The authority that the model gives for it' }),
  passage: passage.nullable().meta({ description: 'The words that it rests on, where they stand in that authority' }),
  opinion: z.enum(['supports', 'supports in part', 'does not support', 'unclear']).meta({
    description: "The model's own opinion on whether the words support the statement",
  }),
  support: statedSupport
    .optional()
    .meta({ description: 'Whether those words say it, by the words alone. Absent: no words were found' }),
  doubt: z.string().nullable().meta({ description: 'Why it is shown as unsupported' }),
  figures: z.array(z.string()).meta({ description: 'Figures that it names and no passage has' }),
})
export type Proposition = z.infer<typeof proposition>

const written = z.object({
  answers: z.enum(['yes', 'in part', 'no']).meta({ description: "The model's opinion on whether the sources answer" }),
  jurisdiction: z.string().nullable().meta({ description: 'Whose law the model assumed' }),
  premises: z
    .array(proposition)
    .meta({ description: 'What the question takes for granted and the sources contradict' }),
  paragraphs: z.array(z.array(proposition)),
  parts: z
    .array(z.enum(memoParts))
    .optional()
    .meta({ description: 'Where each paragraph stands in the memo, in the same order. Absent: a result of before' }),
  presented: z.string().nullish().meta({ description: 'The words of the question that ask it' }),
  facts: z
    .array(z.string())
    .optional()
    .meta({ description: 'Facts that the rule is applied to, as the question has them' }),
  dropped: z.int().optional().meta({ description: 'Statements that no passage holds, and that are not shown' }),
  keyPoints: z.array(z.object({ statement: z.string(), passage })),
  gaps: z.array(z.string()).meta({ description: 'What the sources do not answer' }),
  leftOut: z.int().meta({ description: 'Key points and texts that were left out' }),
  model: z.object({ provider: z.string(), name: z.string() }),
})
export type Written = z.infer<typeof written>

const keyPointFrom = z.object({
  reference: z.int().positive(),
  of: z.enum(['authority', 'source', 'editors', 'model']),
  href: z.string().optional(),
})
export type KeyPointFrom = z.infer<typeof keyPointFrom>

/** The specification's answer at the top; where it comes from beside it. */
export const answered = z.object({
  answer: z.string().meta({ title: 'Answer' }),
  references: z.array(reference).meta({ title: 'References and citations' }),
  keyPoints: z.array(z.string()).meta({ title: 'Key legal points' }),
  keyPointsFrom: z.array(keyPointFrom).meta({ description: 'Whose words each key point is, in the same order' }),
  question: z.string(),
  questionCitations: z.array(citationCheck).meta({ description: 'What the question cites or names, checked' }),
  jurisdiction: z.object({
    named: z.array(z.string()).meta({ description: 'States that the question names' }),
    note: z.string().meta({ description: 'Whose law is assumed, in words' }),
  }),
  searches: z.array(z.object({ text: z.string(), by: z.enum(['question', 'rules', 'model']) })),
  passages: z.array(passage).meta({ description: 'The most relevant passages, found without a model' }),
  missing: z.array(z.string()).meta({ description: 'Words of the question that none of the references has' }),
  written: written.nullable(),
  asks: z
    .array(z.enum(askedKinds))
    .optional()
    .meta({ description: 'What the question leaves out and an answer turns on: asked back once, beside the answer' }),
  warnings: z.array(z.string()),
  coverage,
})
export type Answered = z.infer<typeof answered>
