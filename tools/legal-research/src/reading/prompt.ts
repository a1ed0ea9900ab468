import { type Prompt, quote } from '@casewright/core'
import { z } from 'zod'

/** What the model is asked for. Each statement rests on words of one passage, by which it is told whose it is. */
export const answerSchema = z.object({
  summaries: z
    .array(
      z.object({
        statement: z.string().meta({ description: 'One or two plain sentences of your own about one passage' }),
        quotation: quote('Words copied exactly from that passage, at least four of them'),
      }),
    )
    .meta({ description: 'For each passage one or two statements: what it says on the question' }),
  keyPoints: z
    .array(
      z.object({
        statement: z.string().meta({ description: 'One plain sentence of your own about one passage' }),
        quotation: quote('Words copied exactly from that passage, at least four of them'),
      }),
    )
    .meta({ description: 'For each passage up to three further points that a lawyer must know' }),
})
export type Answer = z.output<typeof answerSchema>

export const prompt: Prompt = {
  id: 'legal-research',
  version: '1',
  task: `The first piece of evidence is what a lawyer looks for. Each other piece is a passage of one authority. Say of each passage what it says on the question, and which points of it matter. Use only the words of the passage: not what you know of the authority from elsewhere, and no other authority. Where a passage does not bear on the question, say so in one statement. Rest each statement on one quotation from its own passage, copied letter by letter. Keep every limit, condition and doubt that the passage has.`,
}
