import { randomUUID } from 'node:crypto'
import { apiKey } from '@better-auth/api-key'
import { betterAuth } from 'better-auth'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Database } from '../../../platform/db/client.ts'
import type { InstallationSettings } from '../../../platform/env/installation.ts'
import { addressHeader } from '../../../platform/request/address.ts'
import { admitActive } from '../deactivated.ts'
import { passwordLength } from '../passwords.ts'
import { ownSignIn } from './begin-session.ts'
import { factorOptions } from './factor-options.ts'
import { keyOptions, keySchema } from './key-options.ts'

const minutes = 60
const days = 24 * 60 * minutes

/** A session's last use is written down once in so many seconds. */
const lastUsedSeconds = 10 * minutes

export function createAuth(db: Database, env: Pick<InstallationSettings, 'PUBLIC_URL'>, secret: string) {
  return betterAuth({
    baseURL: env.PUBLIC_URL,
    basePath: '/api/auth',
    secret,
    database: { db, type: 'postgres', transaction: true },
    telemetry: { enabled: false },
    logger: { disabled: true },
    user: {
      modelName: 'person',
      additionalFields: {
        role: { type: 'string', required: true, defaultValue: 'member', input: false },
        deactivatedAt: { type: 'date', required: false, input: false },
      },
    },
    account: { modelName: 'credential' },
    session: {
      expiresIn: 7 * days,
      updateAge: lastUsedSeconds,
      additionalFields: { how: { type: 'string', required: false, input: false } },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
    },
    // Our own limits stand before these calls and are shared by all web nodes.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'casewright',
      ipAddress: { ipAddressHeaders: [addressHeader], ipv6Subnet: 128 },
      useSecureCookies: env.PUBLIC_URL.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      database: { generateId: () => randomUUID() },
    },
    plugins: [apiKey(keyOptions, keySchema), twoFactor(factorOptions), ownSignIn],
    databaseHooks: {
      user: { create: { after: (person) => makeFirstAdministrator(db, person.id) } },
      session: { create: { before: ({ userId }) => admitActive(db, userId) } },
    },
  })
}

export type Auth = ReturnType<typeof createAuth>

/** The first account of an installation is its administrator: one row decides, however many come at once. */
const makeFirstAdministrator = (db: Database, personId: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const claimed = await trx
      .withTables<{ installation: { firstPerson: string | null } }>()
      .updateTable('installation')
      .set({ firstPerson: personId })
      .where('firstPerson', 'is', null)
      .executeTakeFirst()
    if (claimed.numUpdatedRows === 1n)
      await trx.updateTable('person').set({ role: 'administrator' }).where('id', '=', personId).execute()
  })
