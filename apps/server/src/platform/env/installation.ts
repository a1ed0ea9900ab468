import { z } from 'zod'
import { port, type SettingsOf, url } from './kinds.ts'

/** Where the server is, and what everything in it goes by. */
export const installationFields = {
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: url(/^https?$/, 'https://casewright.example.com').optional(),
  DATA_DIR: z.string().min(1).default('data'),
  PRODUCT_NAME: z.string().trim().min(1).max(60).default('Casewright'),
  TRUSTED_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  OFFLINE: z
    .enum(['0', '1'])
    .default('0')
    .transform((value) => value === '1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
}

export type InstallationSettings = Omit<SettingsOf<typeof installationFields>, 'PUBLIC_URL'> & {
  /** The origin that browsers use, without a path or a trailing slash. */
  PUBLIC_URL: string
}
