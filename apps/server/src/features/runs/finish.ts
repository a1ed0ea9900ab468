import type { Provenance, RunError } from '@casewright/core'
import type { Database } from '../../platform/db/client.ts'
import { notifyPerson, notifyRun } from '../../platform/db/notify.ts'
import type { RunRow } from '../../platform/db/schema.ts'
import { countRunEnd } from '../../platform/metrics/meters.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { runSeals } from './seal.ts'

export type Ending = { outputJson: string; provenance: Provenance } | { error: RunError }

/** Writes a run's end, once: only the latest attempt of a run that still runs may. */
export async function finishRun(
  db: Database,
  vault: Vault,
  run: Pick<RunRow, 'id' | 'attempt'>,
  ending: Ending,
): Promise<boolean> {
  const seals = runSeals(vault, run.id)
  const columns =
    'error' in ending
      ? { state: 'failed' as const, errorCode: ending.error.code, errorMessage: ending.error.message }
      : {
          state: 'done' as const,
          sealedOutput: seals.outputJson(ending.outputJson),
          sealedProvenance: seals.provenance(ending.provenance),
        }
  const finished = await db.transaction().execute(async (trx) => {
    const finished = await trx
      .updateTable('run')
      .set({ ...columns, endedAt: new Date(), leaseUntil: null })
      .where('id', '=', run.id)
      .where('attempt', '=', run.attempt)
      .where('state', '=', 'running')
      .returning(['ownerId', 'tool', 'startedAt'])
      .executeTakeFirst()
    await notifyRun(trx, run.id)
    if (finished) await notifyPerson(trx, finished.ownerId)
    return finished
  })
  if (finished) countRunEnd(finished, columns.state)
  return finished !== undefined
}

/** Puts a run back that this process must let go of, so that another takes it up at once. */
export async function releaseRun(db: Database, run: Pick<RunRow, 'id' | 'attempt'>): Promise<void> {
  await db
    .updateTable('run')
    .set({ state: 'queued', leaseUntil: null })
    .where('id', '=', run.id)
    .where('attempt', '=', run.attempt)
    .where('state', '=', 'running')
    .execute()
  await notifyRun(db, run.id)
}
