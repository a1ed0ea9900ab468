import { z } from 'zod'
import type { SettingsOf } from '../../platform/env/kinds.ts'

export const askingFields = { SOURCE_TIMEOUT: z.coerce.number().min(1).max(120).default(10) }

export type AskingSettings = SettingsOf<typeof askingFields>
