import { type Prompt, quote, severity } from '@casewright/core'
import { z } from 'zod'

const statement = z.object({
  statement: z.string().meta({ description: 'One or two plain sentences of your own' }),
  quotation: quote(),
})

/** What the model is asked for. Each statement rests on words of the document, which are looked up there. */
export const answerSchema = z.object({
  summary: z.array(statement).meta({ description: 'Three to six statements that together summarize the document' }),
  keyPoints: z.array(statement).meta({ description: 'Four to ten further points that a lawyer must know' }),
  implications: z
    .array(
      statement.extend({
        type: z.string().meta({ description: "One or two words, such as 'deadline' or 'liability'" }),
        severity,
      }),
    )
    .meta({ description: 'What the document means for the client: duties, risks, deadlines' }),
})

export const prompt: Prompt = {
  id: 'brief-summarizer',
  version: '1',
  task: `Summarize the document for a busy lawyer who has not read it: what it is, who wants what from whom, on which grounds, and with what result. Then give the key points and the legal implications, the gravest first. Rest each statement on one quotation. Keep amounts, dates and names exactly as the document has them.`,
}
