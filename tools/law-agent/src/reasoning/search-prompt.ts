import type { Prompt } from '@casewright/core'
import { z } from 'zod'
import { askedKinds } from '../asked.ts'

export const searchesSchema = z.object({
  searches: z
    .array(z.string().meta({ description: 'A few words of the law, at most 150 characters' }))
    .meta({ description: 'Two to four searches that together find the authorities' }),
  missing: z
    .array(z.enum(askedKinds))
    .default([])
    .meta({ description: 'What the question does not say and its answer turns on; empty where it says enough' }),
})

export const searchesPrompt: Prompt = {
  id: 'law-agent-searches',
  version: '2',
  task: `The evidence is a lawyer's question about U.S. law. Write searches in plain words that find the authorities that answer it. Use the terms that courts use. Name no party, fact or place of the client that a search does not need, and no citation that is not in the question. Under "missing" name what the question leaves out and the answer turns on: whose law, whom the lawyer represents, dates, how far the case is.`,
}
