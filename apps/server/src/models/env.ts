import { usualBudget } from '@casewright/core/server'
import { z } from 'zod'
import { headerWord, type SettingsOf, url } from '../platform/env/kinds.ts'
import { type Provider, providers, type RemoteId } from './providers.ts'

type ModelVariable = `${Uppercase<RemoteId>}_${'API_KEY' | 'BASE_URL'}`

/** The key and the address of each provider of models, by its name. */
const access = Object.fromEntries(
  Object.entries<Provider>(providers).flatMap(([id, { onThisServer }]) =>
    onThisServer
      ? []
      : [
          [`${id.toUpperCase()}_API_KEY`, headerWord],
          [`${id.toUpperCase()}_BASE_URL`, url(/^https?$/, 'https://models.example.com/v1').optional()],
        ],
  ),
) as Record<ModelVariable, z.ZodOptional<z.ZodString>>

export const modelFields = {
  ...access,
  LLM_MODEL: z.string().trim().optional(),
  LLM_FALLBACK: z.string().trim().optional(),
  LLM_CONTEXT_TOKENS: z.coerce.number().int().min(4_000).max(10_000_000).optional(),
  LLM_ANSWER_SEARCHES: z.coerce.number().int().min(1).max(1_000).default(usualBudget.searches),
  LLM_ANSWER_TOKENS: z.coerce.number().int().min(1_000).max(10_000_000).default(usualBudget.tokens),
}

export type ModelFields = SettingsOf<typeof modelFields>
