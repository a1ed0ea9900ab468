import { CasewrightError } from '@casewright/core'
import { z } from 'zod'
import { type Actor, record } from '../../../features/audit/index.ts'
import { cancelRun } from '../../../features/runs/index.ts'
import type { Database } from '../../../platform/db/client.ts'
import { forUser, type Own } from '../../../platform/db/for-user.ts'
import { notifyPerson, notifyRun } from '../../../platform/db/notify.ts'
import type { RunRow } from '../../../platform/db/schema.ts'
import type { JobQueue } from '../../../platform/queue/queue.ts'
import type { Toolbox } from '../../../tool-host/loading/load.ts'

export interface JobDeps {
  db: Database
  queue: JobQueue
  tools: Toolbox
}

/**
 * Sets a failed queued run going again, as the same run of the same person. Asked twice it does it once.
 * @throws CasewrightError not-found; conflict where it did not fail, or what it works on is gone
 */
export const retryJob = ({ db, queue, tools }: JobDeps, actor: Actor, id: string): Promise<void> =>
  asOwner(db, id, async (own, run) => {
    if (run.mode === 'queued' && (run.state === 'queued' || run.state === 'running')) return
    if (run.state !== 'failed')
      throw new CasewrightError('conflict', 'This run did not fail, so there is nothing to retry.')
    if (run.mode !== 'queued')
      throw new CasewrightError(
        'conflict',
        'This run answered a waiting user, so it cannot be restarted here. The user can start it again.',
      )
    await refuseWithoutInput(own, tools, run)
    await own.trx
      .updateTable('run')
      .set({ state: 'queued', errorCode: null, errorMessage: null, endedAt: null, leaseUntil: null, seenAt: null })
      .where('id', '=', id)
      .execute()
    await queue.send(own.trx, id, own.userId, 0)
    await notifyRun(own.trx, id)
    await notifyPerson(own.trx, own.userId)
    await record(own.trx, actor, { action: 'job.retried', subject: { kind: 'run', id } })
  })

/** Ends a run that waits or works. Asked twice it does it once. @throws CasewrightError not-found */
export const cancelJob = ({ db }: Pick<JobDeps, 'db'>, actor: Actor, id: string): Promise<void> =>
  asOwner(db, id, async (own, run) => {
    if (run.state !== 'queued' && run.state !== 'running') return
    await cancelRun(own, id)
    await record(own.trx, actor, { action: 'job.cancelled', subject: { kind: 'run', id } })
  })

/** Acts on a run for the person whose it is, with the run locked. */
async function asOwner(db: Database, id: string, work: (own: Own, run: RunRow) => Promise<void>): Promise<void> {
  const gone = () => new CasewrightError('not-found', 'This run no longer exists.')
  if (!z.uuid().safeParse(id).success) throw gone()
  const found = await db.selectFrom('run').select('ownerId').where('id', '=', id).executeTakeFirst()
  if (!found) throw gone()
  await forUser(db, found.ownerId, async (own) => {
    const run = await own.trx.selectFrom('run').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!run) throw gone()
    await work(own, run)
  })
}

async function refuseWithoutInput({ trx }: Own, tools: Toolbox, run: RunRow): Promise<void> {
  const action = tools.get(run.tool)?.manifest.actions[run.action]
  if (!action) throw new CasewrightError('conflict', 'The tool for this run is no longer installed.')
  if (!action.files || action.files.optional) return
  const documents = await trx.selectFrom('runDocument').select('documentId').where('runId', '=', run.id).execute()
  if (documents.length < (action.files.count ?? 1))
    throw new CasewrightError('conflict', 'The document for this run no longer exists, so it cannot be retried.')
}
