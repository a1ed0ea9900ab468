import type { Prompt } from '@casewright/core'
import { z } from 'zod'
import { statement } from '../model/prompt.ts'

export const askSchema = z.object({
  answers: z
    .enum(['yes', 'in part', 'no'])
    .meta({ description: 'Whether the evidence answers the question: "no" where it does not speak of it' }),
  statements: z.array(statement).meta({
    description: 'The answer: one to six statements, the direct answer first. None where the evidence does not answer',
  }),
})

export const askPrompt: Prompt = {
  id: 'brief-summarizer-ask',
  version: '1',
  task: `The last piece of evidence is a lawyer's question about a document. The other pieces are the document, or the passages of it that fit the question best. Answer the question from those alone, and never from what you know otherwise. Where they do not answer it, say so under "answers" and state nothing. Rest each statement on one quotation of the document, not of the question. Keep amounts, dates and names exactly as the document has them.`,
}
