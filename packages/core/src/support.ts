import { z } from 'zod'
import { anchor } from './anchor.ts'
import { quotedVoice } from './citation-check.ts'

/**
 * Whether an authority says what it is cited for, as far as its words tell. It stands beside the status of the citation,
 * which says only that the authority exists and matches.
 */
export const supportOutcomes = ['supported', 'related', 'none', 'contradicted'] as const
export type SupportOutcome = (typeof supportOutcomes)[number]

export const citedSupport = z.object({
  outcome: z.enum(supportOutcomes),
  reason: z.string().meta({ description: 'Why, in words for a lawyer' }),
  proposition: z
    .object({ text: z.string(), anchor: anchor.optional() })
    .meta({ description: 'What the citation stands behind, without the citations in it' }),
  passage: z
    .object({
      anchor,
      marks: z
        .array(z.tuple([z.int(), z.int()]))
        .meta({ description: "The proposition's own words, as offsets into the words of the anchor" }),
      page: z.string().optional().meta({ description: 'The page of the reporter on which it begins' }),
      voice: quotedVoice.optional(),
      elsewhere: z
        .boolean()
        .optional()
        .meta({ description: 'It is not on the page of the pin cite, and nothing on that page comes near' }),
    })
    .optional()
    .meta({ description: 'The passage of the authority that comes nearest' }),
  difference: z
    .object({ kind: z.enum(['denial', 'opposite', 'number']), stated: z.string(), found: z.string() })
    .optional(),
})
export type CitedSupport = z.infer<typeof citedSupport>

/** Of a passage that is shown already, next to a statement. */
export const statedSupport = citedSupport.pick({ outcome: true, reason: true, difference: true })
export type StatedSupport = z.infer<typeof statedSupport>
