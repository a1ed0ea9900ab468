import type { InstallationSettings } from '@casewright/api'
import { CasewrightError } from '@casewright/core'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { installationSettings } from '../../features/settings/index.ts'
import type { Database } from '../../platform/db/client.ts'
import type { SignedInHow } from '../../platform/db/schema.ts'
import type { AppEnv } from '../../platform/request/variables.ts'

/** What is open to who has to set up a second factor first: signing in and out, and the setting up. */
const open = /^\/api\/(?:user|login|register|logout|about|content|factors(?:\/.*)?|links(?:\/.*)?|sign-on(?:\/.*)?)$/
const isOpen = (c: Context) => open.test(c.req.path) || (c.req.method === 'GET' && c.req.path === '/api/account')

/** Whether the installation asks somebody of this role for a second factor. */
const asksOf = (asked: InstallationSettings['secondFactor'], role: string): boolean =>
  asked === 'everybody' || (asked === 'administrators' && role === 'administrator')

/**
 * Whether a person has to set up a second factor before anything else. Who comes by single sign-on does not: what is
 * asked for there is the provider's business.
 * @param how how the session began; of a key, whose maker may come either way, undefined
 */
export async function owesFactor(
  db: Database,
  personId: string,
  how: SignedInHow | null | undefined,
): Promise<boolean> {
  const { secondFactor } = await installationSettings(db).read()
  if (secondFactor === 'optional' || how === 'single-sign-on') return false
  const person = await db
    .selectFrom('person')
    .select(['role', 'twoFactorEnabled'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('credential').select('id').where('userId', '=', personId).where('providerId', '=', 'oidc')).as(
        'linked',
      ),
    )
    .where('id', '=', personId)
    .executeTakeFirst()
  if (!person || person.twoFactorEnabled || !asksOf(secondFactor, person.role)) return false
  return how !== undefined || !person.linked
}

/** Holds up who owes a second factor; also by their keys. */
export const askForFactor = (db: Database) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const person = c.get('person')
    if (person && !isOpen(c) && (await owesFactor(db, person.id, c.get('key') ? undefined : c.get('how'))))
      throw new CasewrightError('second-factor-needed')
    await next()
  })
