import { citation, type Prompt, quote, severity } from '@casewright/core'
import { z } from 'zod'
import { barsToName } from './bars/by-model.ts'
import { factors } from './factors/index.ts'

const statement = z.object({
  statement: z.string().meta({ description: 'One or two plain sentences of your own' }),
  quotation: quote('Words copied exactly from the description of the case, at least four of them'),
})

/** Our own factors, as a model may name them: one that is none of them is its own. */
const ownFactors = ['none', ...new Set(factors.map(({ id }) => id))] as const

/** What the model is asked for. Each factor and each advice rests on words of the description. */
export const answerSchema = z.object({
  factors: z
    .array(
      statement.extend({
        direction: z.enum(['up', 'down']).meta({ description: 'Whether it helps the client or hurts' }),
        severity,
        is: z
          .enum(ownFactors)
          .default('none')
          .meta({ description: 'Which of the known factors it is, where it is one of them' }),
        bar: z
          .enum(['none', ...barsToName])
          .default('none')
          .meta({
            description:
              'Where the quoted words say that something ends the case whatever its merits: what that is. Not where it is only argued, feared or possible',
          }),
      }),
    )
    .meta({ description: 'Up to six factors that decide the case and are easily overlooked, the gravest first' }),
  immediate: z.array(statement).meta({ description: 'Up to four steps for now' }),
  longterm: z.array(statement).meta({ description: 'Up to four steps of strategy' }),
  authorities: z
    .array(z.object({ statement: z.string(), citation: citation() }))
    .meta({ description: 'What the authorities in the evidence mean for the case; empty where there are none' }),
})
export type Answer = z.output<typeof answerSchema>

export const prompt: Prompt = {
  id: 'risk-analysis',
  version: '3',
  task: `Look at the case that is described, from the side of the client, as a careful trial lawyer in the United States. Name the factors for and against the client, and what to do. Rest each on one quotation from the description, copied letter by letter. Give no percentage and no amount. Name an authority only if it stands in the evidence. Name no statute, rule or deadline that the evidence does not name.`,
}
