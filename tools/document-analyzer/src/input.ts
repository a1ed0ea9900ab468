import { z } from 'zod'

/** More than an entry of the analysis has; the whole request has at most 4 MB. */
const mostFields = 50

/** The specification's payload. `item` is an entry of its lists, or what one says; the rest is ours and optional. */
export const improvement = z.object({
  type: z.enum(['weak-point', 'improvement'], 'The type must be weak-point or improvement'),
  item: z.union(
    [
      z.string().trim().min(1, 'Say what is to be improved').max(20_000, 'The item is longer than 20,000 characters'),
      z
        .record(z.string().max(120), z.unknown())
        .refine((item) => Object.keys(item).length <= mostFields, `An item has at most ${mostFields} fields`)
        .meta({ maxProperties: mostFields }),
    ],
    'Say what is to be improved: a text, or an entry of the analysis',
  ),
  documentContent: z.string().max(3_000_000, 'The document is too long').optional(),
  finding: z.string().max(120).optional().meta({ description: 'Id of the finding' }),
  start: z.coerce.number().int().nonnegative().optional().meta({ description: 'Where its words start' }),
  end: z.coerce.number().int().nonnegative().optional().meta({ description: 'Where they end' }),
})
export type ImprovementInput = z.infer<typeof improvement>
