import { z } from 'zod'
import { anchor } from './anchor.ts'

/**
 * What is known of a citation. `verified` means that it exists and matches; later history is
 * never checked. `not-found` needs a source that covers the reporter; else it is `unchecked`.
 */
export const citationStatuses = ['verified', 'mismatch', 'ambiguous', 'not-found', 'unchecked'] as const

export const citationStatus = z.enum(citationStatuses)
export type CitationStatus = z.infer<typeof citationStatus>

export const citationCheck = z.object({
  text: z.string().meta({ description: 'The citation as it was written' }),
  status: citationStatus,
  reason: z.string().meta({ description: 'Why it has this status, in words for a lawyer' }),
  anchor: anchor.optional(),
  found: z
    .object({
      name: z.string(),
      citation: z.string(),
      court: z.string().optional(),
      date: z.string().optional(),
      url: z.string().optional(),
      source: z.string(),
    })
    .optional(),
  differences: z.array(z.object({ field: z.string(), written: z.string(), found: z.string() })).optional(),
})
export type CitationCheck = z.infer<typeof citationCheck>
