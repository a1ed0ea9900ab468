import { z } from 'zod'
import { anchor } from './anchor.ts'
import { severity } from './severity.ts'

/** Something established about a document without a model: which check, how grave, and where. */
export const finding = z.object({
  check: z.string().meta({ description: "Id of the check, such as 'clause.auto-renewal'" }),
  severity,
  message: z.string().meta({ description: 'What was found, in one sentence' }),
  reason: z.string().optional().meta({ description: 'Why it matters' }),
  anchors: z.array(anchor).meta({ description: 'Empty only where the finding is that something is missing' }),
})
export type Finding = z.infer<typeof finding>
