import { z } from 'zod'
import { headerWord, type SettingsOf, url } from '../../platform/env/kinds.ts'

export const accountFields = {
  SETUP_WORD: z.string().trim().min(8, 'must have at least 8 characters').max(200).optional(),
  REGISTRATION: z.enum(['open', 'invite', 'closed']).default('open'),
  OIDC_ISSUER: url(/^https?$/, 'https://login.example.com').optional(),
  OIDC_CLIENT_ID: z.string().trim().min(1).max(500).optional(),
  OIDC_CLIENT_SECRET: headerWord,
  OIDC_NAME: z.string().trim().min(1).max(40).default('single sign-on'),
}

export type AccountSettings = SettingsOf<typeof accountFields>

const signOnNames = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const

/** Problem with the settings of single sign-on, if anything is. */
export function signOnProblem(settings: Pick<AccountSettings, (typeof signOnNames)[number]>): string | undefined {
  const missing = signOnNames.filter((name) => !settings[name])
  if (missing.length === signOnNames.length) return undefined
  if (missing.length > 0) return `${missing.join(', ')}: single sign-on needs ${signOnNames.join(', ')}`
  const { protocol, hostname } = new URL(settings.OIDC_ISSUER ?? '')
  if (protocol === 'http:' && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname))
    return 'OIDC_ISSUER: must start with https, except on this machine'
  return undefined
}
