import { anchor } from '@casewright/core'
import { z } from 'zod'

/** What a model may say of a sentence that cites an authority, the gravest first. */
export const laterWords = ['no longer good law', 'good law in part only', 'in doubt', 'nothing against it'] as const
export type LaterWord = (typeof laterWords)[number]

/**
 * What a model thinks that a later opinion says of an authority. It copies words of that opinion, and every other word that
 * is shown is ours.
 */
export const laterOpinion = z.object({
  opinionOf: z.literal('model'),
  says: z.enum(laterWords),
  passage: anchor.meta({ description: 'The words of the later opinion that it goes by' }),
  in: z.object({ id: z.string(), name: z.string(), citation: z.string() }),
  lowered: z.boolean().optional().meta({ description: "By the opinion's words alone the flag was red" }),
  proposed: z.boolean().optional().meta({ description: 'No flag is known: the model alone sees something against it' }),
})
export type LaterOpinion = z.infer<typeof laterOpinion>
