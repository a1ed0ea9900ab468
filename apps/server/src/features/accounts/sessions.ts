import { CasewrightError } from '@casewright/core'
import { sql } from 'kysely'
import type { Own } from '../../platform/db/for-user.ts'
import { deviceOf } from './device.ts'

/** A place where a person is signed in. Its token never leaves the server. */
export interface OpenSession {
  id: string
  /** In words, such as 'Firefox on Windows'. */
  device: string
  /** From which the sign-in came; a proxy's where one stands before the server. */
  address: string | null
  startedAt: string
  /** Right to ten minutes, see `auth.ts`. */
  lastUsedAt: string
}

/** What better-auth writes down besides. */
type Columns = {
  session: { ipAddress: string | null; userAgent: string | null; createdAt: Date; updatedAt: Date }
}

/** Where a person is signed in, last used first. */
export async function openSessions({ userId, trx }: Own): Promise<OpenSession[]> {
  const rows = await trx
    .withTables<Columns>()
    .selectFrom('session')
    .select(['id', 'ipAddress', 'userAgent', 'createdAt', 'updatedAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    device: deviceOf(row.userAgent),
    address: row.ipAddress || null,
    startedAt: row.createdAt.toISOString(),
    lastUsedAt: row.updatedAt.toISOString(),
  }))
}

/** What better-auth ends a session by. @throws CasewrightError not-found: also where it is another person's */
export async function tokenOf({ userId, trx }: Own, id: string): Promise<string> {
  const row = await trx
    .selectFrom('session')
    .select('token')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (!row) throw new CasewrightError('not-found', 'This session has already ended, or it is not yours.')
  return row.token
}
