import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

/**
 * Waits until every transaction that is open now has ended, as one of them may still bring in a record of the old key.
 * @returns false where one is open after the patience is over
 */
export async function transactionsEnded(pool: pg.Pool, patienceMilliseconds = 120_000): Promise<boolean> {
  const { rows } = await pool.query<{ now: string }>('select pg_current_xact_id()::text as now')
  const deadline = Date.now() + patienceMilliseconds
  while (Date.now() < deadline) {
    const open = await pool.query<{ open: boolean }>(
      'select pg_snapshot_xmin(pg_current_snapshot()) <= $1::xid8 as open',
      [rows[0]?.now],
    )
    if (!open.rows[0]?.open) return true
    await wait(250)
  }
  return false
}
