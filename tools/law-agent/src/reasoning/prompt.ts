import { citation, type Prompt, type Quote, quote, support } from '@casewright/core'
import { z } from 'zod'
import { memoParts } from '../memo-parts.ts'

const proposition = z.object({
  statement: z
    .string()
    .meta({ description: 'One proposition of law in one plain sentence of your own, without the citation' }),
  citation: citation('The authority for it, as the title of the evidence has it'),
  quotation: quote('Words copied exactly from the evidence of that authority, at least four of them'),
  support: support('Whether the quoted words support the statement, in your opinion'),
})

const paragraph = z.object({
  part: z.enum(memoParts).default('rule').meta({ description: 'The part of the memo in which it stands' }),
  facts: z
    .array(quote('Words copied exactly from the question that state a fact of the case'))
    .default([])
    .meta({ description: 'Of an application: the facts to which the rule is applied. Else empty' }),
  propositions: z.array(proposition),
})

/** What the model is asked for. A proposition without an authority that holds is shown as unsupported. */
export const answerSchema = z.object({
  answers: z.enum(['yes', 'in part', 'no']).meta({ description: 'Whether the evidence answers the question' }),
  jurisdiction: z.string().meta({ description: 'The jurisdiction whose law you assume, in a few words' }),
  questionPresented: quote('The words of the question that ask what is to be answered, copied exactly').default(
    '' as Quote,
  ),
  premises: z.array(proposition).meta({
    description: 'What the question takes for granted and the evidence contradicts: one correction each, else empty',
  }),
  paragraphs: z.array(paragraph).meta({
    description:
      'A short memo: the brief answer in one or two propositions; the rule, its limits and exceptions; its application to the facts that the question gives; what other authority says against it. Empty if the evidence holds no answer',
  }),
  keyPoints: z
    .array(
      z.object({
        statement: z.string().meta({ description: 'One short plain sentence of your own' }),
        quotation: quote('Words copied exactly from the evidence that it rests on, at least four of them'),
      }),
    )
    .meta({ description: 'Three to six points that a lawyer must know' }),
  gaps: z
    .array(z.string())
    .meta({ description: 'What of the question the evidence does not answer, one short sentence each' }),
})
export type ModelAnswer = z.output<typeof answerSchema>

export const answerPrompt: Prompt = {
  id: 'law-agent',
  version: '2',
  task: `The first piece of evidence is a lawyer's question. Each other piece is a passage of one authority, or what the editors of a library say of one; its title names the authority. Answer the question from these pieces alone, as a short memo. Each proposition of law has its authority, and words copied letter by letter from the evidence of that same authority. Keep every limit, condition and doubt that the words have. A citation in the question that is not among the titles is not known to exist: build nothing on it. If the evidence does not answer the question, say so, and do not fill the gap from what you know.`,
}
