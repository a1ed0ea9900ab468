import type { Own } from '../../platform/db/for-user.ts'
import { notifyRun } from '../../platform/db/notify.ts'
import { type Actor, record } from '../audit/index.ts'
import { workingMatter } from '../matters/index.ts'
import { findRun } from '../runs/index.ts'
import { findKept } from '../saved/index.ts'

/**
 * Moves one's own run to a matter, or out of it, with those of its uploads that no other run uses, and what it cost.
 * The database refuses it where the one that it lies in is held.
 * @throws CasewrightError not-found; conflict where the matter is closed
 */
export async function fileRun(own: Own, actor: Actor, id: string, to: string | null): Promise<void> {
  const { userId, trx } = own
  const run = await findRun(own, id)
  if (run.matterId === to) return
  const matterId = await workingMatter(own, to)
  await trx.updateTable('run').set({ matterId }).where('id', '=', id).where('ownerId', '=', userId).execute()
  await trx
    .updateTable('document')
    .set({ matterId })
    .where('ownerId', '=', userId)
    .where('id', 'in', (eb) => eb.selectFrom('runDocument').select('documentId').where('runId', '=', id))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('runDocument')
            .select('runId')
            .whereRef('runDocument.documentId', '=', 'document.id')
            .where('runDocument.runId', '!=', id),
        ),
      ),
    )
    .execute()
  await trx.updateTable('usageEntry').set({ matterId }).where('runId', '=', id).execute()
  await record(trx, actor, {
    action: 'run.filed',
    subject: { kind: 'run', id },
    detail: { from: run.matterId, to: matterId },
  })
  // Who followed it in the matter that it left looks again.
  await notifyRun(trx, id)
}

/** The same of a document that one keeps. */
export async function fileKept(own: Own, actor: Actor, id: string, to: string | null): Promise<void> {
  const { trx } = own
  const document = await findKept(own, id, { toChange: true })
  if (document.matterId === to) return
  const matterId = await workingMatter(own, to)
  await trx.updateTable('keptDocument').set({ matterId }).where('id', '=', id).execute()
  await record(trx, actor, {
    action: 'document.filed',
    subject: { kind: 'kept-document', id },
    detail: { from: document.matterId, to: matterId },
  })
}
