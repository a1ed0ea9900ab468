import { type Prompt, quote } from '@casewright/core'
import { z } from 'zod'

/** What the model is asked for. Each statement rests on words of the results, which are looked up there. */
export const answerSchema = z.object({
  statements: z
    .array(
      z.object({
        statement: z.string().meta({ description: 'One plain sentence of your own, without addresses or links' }),
        quotations: z
          .array(quote())
          .meta({ description: 'One to three: the words of the results that the statement rests on' }),
      }),
    )
    .meta({ description: 'Three to six statements that together answer the query' }),
})

export const prompt: Prompt = {
  id: 'web-search',
  version: '1',
  task: `Each piece of evidence is one result of a web search, with its title, the words that the engine or feed shows and, where it was read, its page. Tell a lawyer what the results say on the query that is the first piece of evidence: the most recent and the most official first, each statement resting on words of a result. Say where results disagree. Take nothing from elsewhere; what the results do not say is left out. Keep names, dates, amounts and citations exactly as they stand.`,
}
