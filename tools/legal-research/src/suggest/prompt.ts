import type { Prompt } from '@casewright/core'
import { z } from 'zod'

/** Searches are no claims: a person reads and edits them before they run. */
export const searchesSchema = z.object({
  searches: z
    .array(
      z.object({
        search: z.string().meta({ description: 'One search, at most 200 characters' }),
        why: z.string().meta({ description: 'In one short sentence, what it is meant to find' }),
      }),
    )
    .meta({ description: 'Two to four searches that together find the authorities' }),
})

export const searchesPrompt: Prompt = {
  id: 'legal-research-searches',
  version: '1',
  task: `The evidence is a lawyer's question about U.S. law. Write searches that find the authorities that answer it: one in plain words of the law, others with operators. Operators: "exact phrase", AND, OR, NOT, /s (one sentence), /p (one paragraph), /5 (within five words), word! (any ending). Use the terms that courts use. Name no party, fact or place of the client that the search does not need. Name no citation that is not in the question.`,
}
