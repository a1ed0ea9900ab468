import { z } from 'zod'
import { headerWord, type SettingsOf, url } from '../../platform/env/kinds.ts'

/** Where vectors are made. */
export const meaningFields = {
  EMBEDDING_MODEL: z
    .string()
    .trim()
    .regex(
      /^(?:local|openai|compatible):\S+$|^none$/,
      'must be local:<model>, openai:<model>, compatible:<model>, or none',
    )
    .optional(),
  EMBEDDING_BASE_URL: url(/^https?$/, 'https://models.example.com/v1').optional(),
  EMBEDDING_API_KEY: headerWord,
  BUILT_IN_MODELS: z.string().min(1).optional(),
}

export type MeaningSettings = SettingsOf<typeof meaningFields>
