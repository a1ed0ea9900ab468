import { z } from 'zod'
import { citationStatus } from './citation-check.ts'

/** What was read of what, and who was asked. Every result that rests on evidence ends with one. */
export const coverage = z.object({
  basis: z.enum(['evidence', 'model']).meta({ description: 'Whether a model took part in the result' }),
  pages: z.int().nonnegative().optional(),
  pagesRead: z.int().nonnegative().optional(),
  unreadPages: z.array(z.int()).optional().meta({ description: 'Numbers of the pages with no text' }),
  ocrPages: z.array(z.int()).optional().meta({ description: 'Numbers of the pages read by OCR' }),
  notes: z.array(z.string()).optional(),
  sourcesAsked: z
    .array(
      z.object({
        source: z.string(),
        outcome: z.enum(['answered', 'timeout', 'error', 'skipped']),
        milliseconds: z.number().optional(),
        note: z.string().optional(),
      }),
    )
    .optional(),
  citations: z.partialRecord(citationStatus, z.int()).optional(),
})
export type Coverage = z.infer<typeof coverage>
