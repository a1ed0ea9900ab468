import { type Prompt, quote, severity } from '@casewright/core'
import { z } from 'zod'

/** A claim of the model, and the words of the document that it rests on. */
export const statement = z.object({
  statement: z.string().meta({ description: 'One or two plain sentences of your own' }),
  quotation: quote(),
})

/** What the model is asked for: one answer with all lengths. Each statement rests on words that are looked up. */
export const answerSchema = z.object({
  sentence: z
    .array(statement)
    .meta({ description: 'Exactly one statement of one sentence, at most 40 words: the document in a sentence' }),
  summary: z.array(statement).meta({ description: 'Three to six statements that together summarize the document' }),
  detail: z.array(statement).meta({
    description:
      'The same at the length of a page: eight to twelve statements of two or three sentences, in the order of the document',
  }),
  keyPoints: z.array(statement).meta({ description: 'Four to eight further points that a lawyer must know' }),
  implications: z
    .array(
      statement.extend({
        type: z.string().meta({ description: "One or two words, such as 'deadline' or 'liability'" }),
        severity,
      }),
    )
    .meta({ description: 'Up to eight: what the document means for the client, such as duties, risks, deadlines' }),
  fields: z
    .array(
      z.object({
        field: z.enum(['disposition', 'holding', 'posture', 'arguments']).meta({
          description:
            'What the words tell: how the case was decided, what was held, its procedural history, an argument',
        }),
        side: z
          .string()
          .meta({ description: 'Of an argument: who makes it, as the document calls that side; else empty' }),
        quotation: quote('The sentence of the document that tells it, copied exactly'),
      }),
    )
    .default([])
    .meta({ description: 'Only of a paper of a case: one to eight sentences; else empty' }),
})

export const prompt: Prompt = {
  id: 'brief-summarizer',
  version: '3',
  task: `Summarize the document for a busy lawyer who has not read it: what it is, who wants what from whom, on which grounds, and with what result. Give the summary in three lengths: in a sentence, in short, and in detail. Then give the key points and the legal implications, the gravest first. Rest each statement on one quotation. Keep amounts, dates and names exactly as the document has them.`,
}
