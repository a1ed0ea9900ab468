import { sql } from 'kysely'
import type { Database } from '../../platform/db/client.ts'
import { notifyPerson } from '../../platform/db/notify.ts'
import type { RunRow } from '../../platform/db/schema.ts'

/** How long a process that says nothing counts as alive. */
export const leaseSeconds = 9

const leaseEnd = sql<Date>`now() + ${sql.lit(leaseSeconds)} * interval '1 second'`

/**
 * Takes a run for execution: one that waits, or one whose process died. Each taking has a number of
 * its own, `attempt`, and only the latest may write a result.
 * @returns undefined when there is nothing to take: it has ended, or another process works on it
 */
export async function claimRun(db: Database, runId: string): Promise<RunRow | undefined> {
  const claimed = await db
    .updateTable('run')
    .set((set) => ({
      state: 'running',
      attempt: set('attempt', '+', 1),
      startedAt: sql<Date>`coalesce(started_at, now())`,
      leaseUntil: leaseEnd,
    }))
    .where('id', '=', runId)
    .where((where) =>
      where.or([
        where('state', '=', 'queued'),
        where.and([where('state', '=', 'running'), where('leaseUntil', '<', sql<Date>`now()`)]),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
  if (claimed) await notifyPerson(db, claimed.ownerId)
  return claimed
}

/** Says that this attempt is still alive. False when it is no longer its run's: cancelled, deleted or taken over. */
export async function renewLease(db: Database, run: Pick<RunRow, 'id' | 'attempt'>): Promise<boolean> {
  const renewed = await db
    .updateTable('run')
    .set({ leaseUntil: leaseEnd })
    .where('id', '=', run.id)
    .where('attempt', '=', run.attempt)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return renewed.numUpdatedRows === 1n
}
