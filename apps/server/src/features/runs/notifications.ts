import type { RunSummary } from '@casewright/core'
import { sql } from 'kysely'
import type { Own } from '../../platform/db/for-user.ts'
import { notifyPerson } from '../../platform/db/notify.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { asSummary, summaryColumns } from './summary.ts'

/** An ended run, and whether its owner has seen that. */
export type Notification = RunSummary & { seen: boolean }

const told = ['done', 'failed'] as const
/** How many the list holds; the history holds all. */
const most = 20

/** The latest runs that came to a result or failed, and how many of all are unseen. A cancelled run is no news. */
export async function readNotifications(
  { userId, trx }: Own,
  vault: Vault,
): Promise<{ runs: Notification[]; unseen: number }> {
  const ended = trx
    .selectFrom('run')
    .where('ownerId', '=', userId)
    .where('retain', '=', 'history')
    .where('state', 'in', told)
  const rows = await ended
    .select([...summaryColumns, 'seenAt'])
    .orderBy('endedAt', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
  const { unseen } = await ended
    .where('seenAt', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('unseen'))
    .executeTakeFirstOrThrow()
  return { runs: rows.map((row) => ({ ...asSummary(row, vault), seen: row.seenAt !== null })), unseen }
}

/** What was seen: all that ended up to a moment, or single runs. */
export type Seen = { through: string } | { runs: string[] }

/** Notes that a person saw how runs ended. What is not theirs, or has not ended, is left as it is. */
export async function markSeen({ userId, trx }: Own, seen: Seen): Promise<void> {
  const unseen = trx
    .updateTable('run')
    .set({ seenAt: new Date() })
    .where('ownerId', '=', userId)
    .where('state', 'in', told)
    .where('seenAt', 'is', null)
  const marked = await ('through' in seen
    ? unseen.where(sql<boolean>`date_trunc('milliseconds', ended_at) <= ${seen.through}::timestamptz`)
    : unseen.where('id', 'in', seen.runs)
  ).executeTakeFirst()
  if (marked.numUpdatedRows > 0n) await notifyPerson(trx, userId)
}

/** Changes with everything that changes in a person's list of runs; and how many ends are unseen. */
export async function listVersion({ userId, trx }: Own): Promise<{ version: string; unseen: number }> {
  const { count, at, unseen } = await trx
    .selectFrom('run')
    .where('ownerId', '=', userId)
    .where('retain', '=', 'history')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`coalesce(floor(extract(epoch from max(greatest(created_at, started_at, ended_at, seen_at))) * 1e6), 0)::bigint`.as(
        'at',
      ),
      fn.countAll<number>().filterWhere('seenAt', 'is', null).filterWhere('state', 'in', told).as('unseen'),
    ])
    .executeTakeFirstOrThrow()
  return { version: `${count}.${at}.${unseen}`, unseen }
}
