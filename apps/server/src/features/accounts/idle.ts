import type { Context } from 'hono'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/db/client.ts'
import { record, system } from '../audit/index.ts'
import { installationSettings } from '../settings/index.ts'

/** A page asks these by itself. Whatever else changes something was done by somebody. */
const byItself = new Set(['/api/notifications/seen', '/api/panel-failures'])

const isAction = (c: Context) => !['GET', 'HEAD'].includes(c.req.method) && !byItself.has(c.req.path)

/** Of `session`: whether somebody has used it within so many minutes; null: it need not be used. */
export const isInUse = (minutes: number | null): RawBuilder<boolean> =>
  minutes === null ? sql<boolean>`true` : sql<boolean>`session.last_seen_at > now() - make_interval(mins => ${minutes})`

export const idleMinutes = async (db: Database): Promise<number | null> =>
  (await installationSettings(db).read()).idleMinutes

/**
 * Whether a session is still in use, with this request as a sign of it where it does something. Reading is none: pages
 * read by themselves, and say what a person does with the mouse and the keys by `POST /api/account/idle`.
 */
export async function stillInUse(c: Context, db: Database, sessionId: string): Promise<boolean> {
  const minutes = await idleMinutes(db)
  if (minutes === null) return true
  const found = await db
    .selectFrom('session')
    .select(sql<boolean>`last_seen_at < now() - interval '10 seconds'`.as('isStale'))
    .where('id', '=', sessionId)
    .where(isInUse(minutes))
    .executeTakeFirst()
  if (!found) await endIdleSessions(db)
  else if (found.isStale && isAction(c))
    await db.updateTable('session').set({ lastSeenAt: sql<Date>`now()` }).where('id', '=', sessionId).execute()
  return found !== undefined
}

/** Ends the sessions that nobody has used for as long as is set. What is still read by them breaks off. */
export async function endIdleSessions(db: Database): Promise<void> {
  const minutes = await idleMinutes(db)
  if (minutes === null) return
  await db.transaction().execute(async (trx) => {
    const ended = await trx
      .deleteFrom('session')
      .where(({ not }) => not(isInUse(minutes)))
      .returning('userId')
      .execute()
    for (const { userId } of ended)
      await record(trx, system, {
        action: 'account.session-ended',
        subject: { kind: 'person', id: userId },
        detail: { unusedMinutes: minutes },
      })
  })
}

/** How long a session goes on if nobody uses it; null: it has ended. */
export async function secondsLeft(db: Database, sessionId: string, minutes: number): Promise<number | null> {
  const left = sql<number>`extract(epoch from last_seen_at + make_interval(mins => ${minutes}) - now())::float8`
  const found = await db.selectFrom('session').select(left.as('left')).where('id', '=', sessionId).executeTakeFirst()
  return found ? Math.max(0, Math.round(found.left)) : null
}
