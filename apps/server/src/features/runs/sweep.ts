import { errorCodes } from '@casewright/core'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/client.ts'
import { notifyPerson, notifyRun } from '../../platform/db/notify.ts'
import { countRunEnd } from '../../platform/metrics/meters.ts'
import { eraseTransientRuns } from './erase-runs.ts'

/** An inline run that has not begun by then was written down by a process that died in that instant. */
const beginSeconds = 60

/** Times a queued run is taken up before it is given up: a run that kills its worker must not do so forever. */
const maxAttempts = 4

/**
 * Ends runs that nobody will end: inline ones whose process died, and queued ones that were tried
 * too often. Erases transient runs that have ended. Returns how many runs it ended.
 */
export async function sweepRuns(db: Database): Promise<number> {
  const ended = await db
    .updateTable('run')
    .set({
      state: 'failed',
      endedAt: new Date(),
      leaseUntil: null,
      errorCode: 'interrupted',
      errorMessage: errorCodes.interrupted.sentence,
    })
    .where((where) =>
      where.or([
        where.and([
          where('state', '=', 'running'),
          where('leaseUntil', '<', sql<Date>`now()`),
          where.or([where('mode', '=', 'inline'), where('attempt', '>=', maxAttempts)]),
        ]),
        where.and([
          where('state', '=', 'queued'),
          where('mode', '=', 'inline'),
          where('createdAt', '<', sql<Date>`now() - ${sql.lit(beginSeconds)} * interval '1 second'`),
        ]),
      ]),
    )
    .returning(['id', 'ownerId', 'tool', 'startedAt'])
    .execute()
  for (const { id, ownerId, ...run } of ended) {
    countRunEnd(run, 'failed')
    await notifyRun(db, id)
    await notifyPerson(db, ownerId)
  }
  await eraseTransientRuns(db)
  return ended.length
}
