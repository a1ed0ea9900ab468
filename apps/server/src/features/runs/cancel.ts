import type { Own } from '../../platform/db/for-user.ts'
import { notifyPerson, notifyRun } from '../../platform/db/notify.ts'
import { countRunEnd } from '../../platform/metrics/meters.ts'
import { findRun } from './repository.ts'

const cancelled = () => ({
  state: 'cancelled' as const,
  endedAt: new Date(),
  leaseUntil: null,
  errorCode: 'cancelled',
  errorMessage: 'The run was canceled.',
})

/** Ends those of a person's runs that have not ended. Who executes them hears of it and stops. */
export async function cancelRuns({ userId, trx }: Own, ids: readonly string[]): Promise<void> {
  const ended = await trx
    .updateTable('run')
    .set(cancelled())
    .where('id', 'in', ids)
    .where('ownerId', '=', userId)
    .where('state', 'in', ['queued', 'running'])
    .returning(['id', 'tool', 'startedAt'])
    .execute()
  if (ended.length === 0) return
  await trx
    .deleteFrom('runPartial')
    .where(
      'runId',
      'in',
      ended.map(({ id }) => id),
    )
    .execute()
  for (const { id, ...run } of ended) {
    countRunEnd(run, 'cancelled')
    await notifyRun(trx, id)
  }
  await notifyPerson(trx, userId)
}

/** @throws CasewrightError not-found */
export async function cancelRun(own: Own, id: string): Promise<void> {
  await findRun(own, id)
  await cancelRuns(own, [id])
}
