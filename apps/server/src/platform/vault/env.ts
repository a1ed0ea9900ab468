import { z } from 'zod'
import { hex32, type SettingsOf } from '../env/kinds.ts'

export const secretFields = {
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  VAULT_KEY: hex32.optional(),
  VAULT_KEY_PREVIOUS: hex32.optional(),
}

export type SecretSettings = SettingsOf<typeof secretFields>
