import { z } from 'zod'
import { anchor } from './anchor.ts'

/**
 * What became of words that are quoted. `found`: they stand together in one passage, in order, and no ellipsis changes what
 * they say. `substituted`: so they do, but for words of the writer's own in brackets. `spliced`: each part stands there, and
 * together they say what the source does not. `altered`: words much like them stand there. `out-of-context`: they
 * stand there, cut out from under words of their sentence that deny them, condition them, ask, or say that they are another's.
 * Only `found` is found.
 */
export const quoteOutcomes = ['found', 'substituted', 'spliced', 'out-of-context', 'altered', 'not-found'] as const

/** What an ellipsis leaves out: where it stands, and how much it is. */
export const quotationGap = z.object({
  anchor,
  words: z.int().nonnegative(),
  sentences: z.int().nonnegative().meta({ description: 'How many sentences end in it; 0: it lies within one' }),
})
export type QuotationGap = z.infer<typeof quotationGap>

/** Words in brackets, and those of the source in whose place they stand; empty: they were only added. */
export const substitution = z.object({ written: z.string(), found: z.string() })
export type Substitution = z.infer<typeof substitution>

/** What is said of every quotation that was compared. */
export const quotationDetails = {
  gaps: z.array(quotationGap).optional().meta({ description: 'What each ellipsis leaves out, in order' }),
  substitutions: z.array(substitution).optional(),
  why: z
    .string()
    .optional()
    .meta({ description: 'Why the parts of a spliced quotation do not belong together, or what was cut off' }),
  cutShort: z.boolean().optional().meta({
    description:
      'Of a spliced quotation: its words do stand together, and a condition or a turn with which their sentence goes on or begins is left out',
  }),
  cutOff: z
    .object({ kind: z.enum(['negation', 'condition', 'claim', 'question']), anchor })
    .optional()
    .meta({ description: 'The words of its sentence that are left out and change what it says' }),
}
