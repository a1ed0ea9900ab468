import { z } from 'zod'

/** How an answer differs from one before it in the same conversation. */
export const change = z.object({
  earlier: z.string().meta({ description: 'What the earlier answer said or relied on, as the page sent it' }),
  isFound: z.boolean().meta({
    description: 'Whether an authority was found for it. False: only the page has it, and it may be anything',
  }),
  now: z.string().meta({ description: 'What stands against it' }),
  from: z.string().meta({ description: 'The authority or the list that says so' }),
  because: z.string().meta({ description: 'Where the two differ, in a sentence' }),
  by: z.enum(['rules', 'model']),
})
export type Change = z.infer<typeof change>
