import { sql } from 'kysely'
import type { Database } from '../../platform/db/client.ts'
import type { Own } from '../../platform/db/for-user.ts'
import { notifyPerson } from '../../platform/db/notify.ts'
import { type Erased, runUnderHold } from '../holds/index.ts'
import { eraseUnused, eraseUploads } from '../uploads/index.ts'
import { cancelRuns } from './cancel.ts'

/** So many at a time, as a statement takes so many values. */
const batch = 1000

/** Erases those of a person's runs that no hold keeps, with the uploads that no other run uses. */
export async function eraseRuns(own: Own, ids: readonly string[]): Promise<Erased> {
  const erased = { deleted: 0, held: 0 }
  for (let from = 0; from < ids.length; from += batch) {
    const { deleted, held } = await eraseBatch(own, ids.slice(from, from + batch))
    erased.deleted += deleted
    erased.held += held
  }
  return erased
}

async function eraseBatch(own: Own, ids: readonly string[]): Promise<Erased> {
  const { userId, trx } = own
  const rows = await trx
    .selectFrom('run')
    .select(['id', runUnderHold.as('held')])
    .where('id', 'in', ids)
    .where('ownerId', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute()
  const free = rows.filter(({ held }) => !held).map(({ id }) => id)
  const held = rows.length - free.length
  if (free.length === 0) return { deleted: 0, held }
  await cancelRuns(own, free)
  const used = await trx.selectFrom('runDocument').select('documentId').distinct().where('runId', 'in', free).execute()
  await trx.deleteFrom('run').where('id', 'in', free).where('ownerId', '=', userId).execute()
  await notifyPerson(trx, userId)
  await eraseUploads(
    own,
    used.map(({ documentId }) => documentId),
  )
  return { deleted: free.length, held }
}

/** How long the result of a transient run can still be fetched after its end. */
const transientSeconds = 60

/**
 * Erases transient runs that have ended, with the uploads that no other run uses: nothing of the history, so no hold lies
 * on the runs.
 */
export const eraseTransientRuns = (db: Database): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const ended = await trx
      .selectFrom('run')
      .select('id')
      .where('retain', '=', 'transient')
      .where('endedAt', '<', sql<Date>`now() - ${sql.lit(transientSeconds)} * interval '1 second'`)
      .limit(batch)
      .forUpdate()
      .skipLocked()
      .execute()
    if (ended.length === 0) return
    const ids = ended.map(({ id }) => id)
    const used = await trx.selectFrom('runDocument').select('documentId').distinct().where('runId', 'in', ids).execute()
    await trx.deleteFrom('run').where('id', 'in', ids).execute()
    await eraseUnused(
      trx,
      used.map(({ documentId }) => documentId),
    )
  })
