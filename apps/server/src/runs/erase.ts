import type { Own } from '../db/for-user.ts'
import { notifyPerson, notifyRun } from './notify.ts'
import { findRun, inHistory, type RunFilter } from './repository.ts'

const cancelled = () => ({
  state: 'cancelled' as const,
  endedAt: new Date(),
  leaseUntil: null,
  errorCode: 'cancelled',
  errorMessage: 'The run was cancelled.',
})

/** Ends those of a person's runs that have not ended. Who executes them hears of it and stops. */
async function cancelRuns({ userId, trx }: Own, ids: readonly string[]): Promise<void> {
  const ended = await trx
    .updateTable('run')
    .set(cancelled())
    .where('id', 'in', ids)
    .where('ownerId', '=', userId)
    .where('state', 'in', ['queued', 'running'])
    .returning('id')
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
  for (const { id } of ended) await notifyRun(trx, id)
  await notifyPerson(trx, userId)
}

/** @throws CasewrightError not-found */
export async function cancelRun(own: Own, id: string): Promise<void> {
  await findRun(own, id)
  await cancelRuns(own, [id])
}

/** Erases runs, and the uploads that no other run uses and that were not kept for longer. */
async function eraseRuns(own: Own, ids: readonly string[]): Promise<void> {
  const { userId, trx } = own
  if (ids.length === 0) return
  await cancelRuns(own, ids)
  const used = await trx.selectFrom('runDocument').select('documentId').distinct().where('runId', 'in', ids).execute()
  await trx.deleteFrom('run').where('id', 'in', ids).where('ownerId', '=', userId).execute()
  await notifyPerson(trx, userId)
  if (used.length === 0) return
  await trx
    .deleteFrom('document')
    .where(
      'id',
      'in',
      used.map(({ documentId }) => documentId),
    )
    .where('ownerId', '=', userId)
    .where('keepUntil', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('runDocument').select('runId').whereRef('runDocument.documentId', '=', 'document.id'))),
    )
    .execute()
}

/** @throws CasewrightError not-found */
export async function deleteRun(own: Own, id: string): Promise<void> {
  await findRun(own, id)
  await eraseRuns(own, [id])
}

/** So many at a time, as a statement takes so many values. */
const batch = 1000

/** Erases all that a filter lets through, or the whole history. Returns how many runs there were. */
export async function deleteRuns(own: Own, filter: RunFilter): Promise<number> {
  const rows = await own.trx.selectFrom('run').select('id').where(inHistory(own.userId, filter)).forUpdate().execute()
  const ids = rows.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += batch) await eraseRuns(own, ids.slice(from, from + batch))
  return ids.length
}
