import { anchor, citationCheck, coverage, finding, severity } from '@casewright/core'
import { z } from 'zod'

/** What a paper of a case is asked, in the order in which it is read. */
const courtFieldNames = ['disposition', 'holding', 'posture', 'arguments', 'relief', 'deadlines'] as const

const fact = z.object({
  label: z.string().meta({ description: "What it is, such as 'Court' or 'Docket number'" }),
  value: z.string(),
  anchor,
})
export type Fact = z.infer<typeof fact>

const courtField = z.object({
  field: z.enum(courtFieldNames),
  text: z.string().meta({ description: 'The sentence as one line' }),
  value: z.string().optional().meta({ description: 'Of a disposition, in a few words' }),
  side: z.string().optional().meta({ description: 'Of an argument: who makes it' }),
  anchor,
  by: z.literal('model').optional().meta({ description: 'A model found it, and the rules did not' }),
})
export type CourtField = z.infer<typeof courtField>

const quoted = z.object({ text: z.string().meta({ description: 'The words as one line' }), anchor })
export type Quoted = z.infer<typeof quoted>

/** The text around the places that a result names, so that each can be shown where it stands. */
const reading = z.object({
  whole: z.boolean().meta({ description: 'Whether this is the whole document' }),
  parts: z.array(
    z.object({
      page: z.int().positive().optional(),
      start: z.int().nonnegative().meta({ description: 'UTF-16 offset of its text in the document' }),
      text: z.string(),
    }),
  ),
})
export type Reading = z.infer<typeof reading>

const writtenStatement = z.object({
  statement: z.string(),
  quotation: anchor.meta({ description: 'The words of the document that the statement rests on' }),
  doubts: z.array(z.string()).meta({ description: 'What the statement names and the document does not' }),
})
export type WrittenStatement = z.infer<typeof writtenStatement>

const model = z.object({ provider: z.string(), name: z.string() })

/** What a model wrote, as far as the words it rests on were found in the document. */
const written = z.object({
  sentence: z.array(writtenStatement).meta({ description: 'The summary in a sentence' }),
  summary: z.array(writtenStatement),
  detail: z.array(writtenStatement).meta({ description: 'The summary in detail' }),
  keyPoints: z.array(writtenStatement),
  implications: z.array(writtenStatement.extend({ type: z.string(), severity })),
  checked: z.int().meta({ description: 'Statements whose quotation was found' }),
  dropped: z.int().meta({ description: 'Statements left out, as their quotation was not found' }),
  model,
})
export type Written = z.infer<typeof written>

/** The specification's summary at the top; what shows where it comes from beside it. */
export const summary = z.object({
  documentType: z.string().meta({ title: 'Document type' }),
  summary: z.string().meta({ title: 'Summary' }),
  keyPoints: z.array(z.string()).meta({ title: 'Key points' }),
  legalImplications: z
    .array(
      z.object({
        type: z.string(),
        message: z.string(),
        severity,
        reason: z.string().optional(),
        origin: z.enum(['evidence', 'model']).optional(),
        anchors: z.array(anchor).optional(),
        quotes: z.array(z.string()).optional().meta({ description: 'The words of each anchor, as one line' }),
      }),
    )
    .meta({ title: 'Legal implications' }),
  title: z.string().optional(),
  foundPoints: z
    .array(quoted)
    .meta({ description: 'Further sentences of the document that carry it, with their places' }),
  facts: z.array(fact).meta({ title: 'What the document says of itself' }),
  courtFields: z.array(courtField).optional().meta({
    title: 'The case',
    description: 'Disposition, holding, posture, arguments, relief and deadlines, with their places',
  }),
  summarySentences: z
    .array(quoted)
    .meta({ description: 'The sentences that the summary is made of, with their places' }),
  otherLengths: z
    .object({ sentence: z.array(quoted), detail: z.array(quoted) })
    .meta({ description: 'The same in one sentence and in detail, in sentences of the document' }),
  keyPointAnchors: z.array(anchor).meta({ description: 'The place of each key point, in the same order' }),
  findings: z.array(finding),
  citations: z.array(citationCheck).meta({ title: 'Citations in the document' }),
  written: written.nullable().meta({ title: 'Written by the model' }),
  reading,
  warnings: z.array(z.string()),
  coverage,
})
export type Summary = z.infer<typeof summary>

const passage = quoted.extend({
  score: z.number().min(0).max(1).meta({ description: 'Rank within this question; the best has 1' }),
  has: z.array(z.string()).meta({ description: 'Words of the question that stand in it' }),
})
export type FoundPassage = z.infer<typeof passage>

/** An answer of the document to a question about it. */
export const answered = z.object({
  question: z.string(),
  answer: z.string().meta({ title: 'Answer' }),
  /** Without a model nobody says whether passages answer: 'passages'. */
  outcome: z.enum(['answered', 'in part', 'not answered', 'passages']),
  passages: z.array(passage).meta({ title: 'Passages of the document' }),
  missing: z.array(z.string()).meta({ description: 'Words of the question that the document does not have' }),
  written: z
    .object({ statements: z.array(writtenStatement), dropped: z.int(), model })
    .nullable()
    .meta({ title: 'Written by the model' }),
  reading,
  coverage,
})
export type Answered = z.infer<typeof answered>
