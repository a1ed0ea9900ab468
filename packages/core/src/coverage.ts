import { z } from 'zod'
import { citationStatus } from './citation-check.ts'
import { worstFirst } from './count-looks.ts'
import { treatmentCounts } from './treatment.ts'

/** Why a source was not asked. `other-kind`: it holds nothing of the kind that was looked for. */
export const notAskedReasons = [
  'offline',
  'off',
  'no-key',
  'other-kind',
  'not-needed',
  'budget',
  'paused',
  'refused',
] as const
export type NotAskedReason = (typeof notAskedReasons)[number]

/** One source and what came of asking it. `askedState` says which of the four states it is in. */
export const sourceAsked = z.object({
  source: z.string(),
  /** `skipped`: it was not contacted, for the reason in `why`. */
  outcome: z.enum(['answered', 'timeout', 'error', 'skipped']),
  why: z.enum(notAskedReasons).optional(),
  found: z.int().nonnegative().optional().meta({ description: 'How many results it gave' }),
  /** Of several questions: how many there were, and how many of them it answered. */
  questions: z.int().positive().optional(),
  answered: z.int().nonnegative().optional(),
  by: z.enum(['words', 'words and meaning']).optional().meta({ description: 'How the library was searched' }),
  milliseconds: z.number().optional(),
  note: z.string().optional(),
})
export type SourceAsked = z.infer<typeof sourceAsked>

/** How many citations count as what. Absent from results that were stored before looks were counted. */
export const lookCounts = z.partialRecord(z.enum(worstFirst), z.int()).meta({
  description:
    "The same citations, each once by the worse of its status and what became of its authority: 'red', no longer good law, or 'amber', in part or in doubt",
})

/** What was read of what, and who was asked. Every result that rests on evidence ends with one. */
export const coverage = z.object({
  basis: z.enum(['evidence', 'model']).meta({ description: 'Whether a model took part in the result' }),
  pages: z.int().nonnegative().optional(),
  pagesRead: z.int().nonnegative().optional(),
  unreadPages: z.array(z.int()).optional().meta({ description: 'Numbers of the pages with no text' }),
  ocrPages: z.array(z.int()).optional().meta({ description: 'Numbers of the pages read by OCR' }),
  notes: z.array(z.string()).optional(),
  sourcesAsked: z.array(sourceAsked).optional(),
  citations: z
    .partialRecord(citationStatus, z.int())
    .optional()
    .meta({ description: 'By status alone: a verified one may be of an authority that is no longer good law' }),
  looks: lookCounts.optional(),
  results: z
    .int()
    .optional()
    .meta({ description: 'How many a search found. Being in the source that found it verifies no citation' }),
  shown: z
    .int()
    .nonnegative()
    .optional()
    .meta({ description: 'How many of those that were found the result holds, where it does not hold all' }),
  unverified: z.partialRecord(citationStatus, z.int()).optional().meta({
    description: 'Of what was found and is shown, those whose own citation is not verified, by its status',
  }),
  flagged: treatmentCounts.optional().meta({
    description:
      'Of the citations and of what was found and is shown, those that count as no longer good law, or as in doubt',
  }),
})
export type Coverage = z.infer<typeof coverage>
