import { anchor, citedSupport } from '@casewright/core'
import { z } from 'zod'

export const judgements = ['supports', 'contradicts', 'does not address'] as const

/** What a model thinks of a sentence and a passage. It quotes both, and every word shown here is theirs, not the model's. */
const opinion = z.object({
  opinionOf: z.literal('model'),
  says: z.enum(judgements),
  sentence: z.string().meta({ description: 'The words of the document that it goes by' }),
  passage: anchor.meta({ description: 'The words of the authority that it goes by' }),
  lowered: z.boolean().optional().meta({ description: "By its words alone it was 'supported'" }),
})
export type Opinion = z.infer<typeof opinion>

export const judgedSupport = citedSupport.extend({ opinion: opinion.optional() })
export type JudgedSupport = z.infer<typeof judgedSupport>

/** Who was asked, and for how many citations an opinion came back that holds. */
export const opinions = z.object({
  model: z
    .object({ provider: z.string(), name: z.string(), trust: z.enum(['local', 'cloud']), promptVersion: z.string() })
    .nullable()
    .meta({ description: 'Null: no model took part' }),
  asked: z.int(),
  given: z.int(),
  note: z.string(),
})
export type Opinions = z.infer<typeof opinions>
