import { hasEnded, type PartialResult, type RunError, type RunSummary, type Step } from '@casewright/core'
import type { Database } from '../../platform/db/client.ts'
import { forUser } from '../../platform/db/for-user.ts'
import { retryWhileDatabaseDown } from '../../platform/db/retry-while-database-down.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { createDoorbell } from './doorbell.ts'
import type { RunHub } from './hub.ts'
import { findReadableRun } from './repository.ts'
import { runSeals } from './seal.ts'
import { asSummary } from './summary.ts'

export type RunChange =
  | { event: 'run'; data: RunSummary }
  | { event: 'step'; id: number; data: Step & { at: string } }
  | { event: 'partial'; data: PartialResult & { unchecked: true } }
  | { event: 'result'; data: unknown }
  | { event: 'error'; data: RunError }

/** How long a reader waits for a database that restarts. */
const patienceSeconds = 30

interface Deps {
  db: Database
  vault: Vault
  hub: RunHub
}

/**
 * Everything that happens in a run that a person may read from a given step on, until it ends. Reads the durable
 * rows and waits for news between: so any web node can go on where another stopped.
 * @param after id of the last step that is known already; 0 for all
 * @throws CasewrightError not-found where the run is not that person's to read, or is so no longer
 */
export async function* watchRun(
  { db, vault, hub }: Deps,
  userId: string,
  runId: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<RunChange> {
  const seals = runSeals(vault, runId)
  const doorbell = createDoorbell()
  const unsubscribe = hub.subscribe(runId, doorbell.ring)
  signal.addEventListener('abort', doorbell.ring, { once: true })
  let lastStep = after
  let lastState = ''
  let lastPartial = -1
  try {
    while (!signal.aborted) {
      const { run, steps, partial } = await retryWhileDatabaseDown(
        () =>
          forUser(db, userId, async (own) => ({
            run: await findReadableRun(own, runId),
            steps: await own.trx
              .selectFrom('runStep')
              .selectAll()
              .where('runId', '=', runId)
              .where('id', '>', lastStep)
              .orderBy('id')
              .execute(),
            partial: await own.trx.selectFrom('runPartial').selectAll().where('runId', '=', runId).executeTakeFirst(),
          })),
        signal,
        patienceSeconds,
      )
      if (lastState !== `${run.state}${run.attempt}`) {
        lastState = `${run.state}${run.attempt}`
        yield { event: 'run', data: asSummary(run, vault) }
      }
      for (const step of steps) {
        lastStep = step.id
        const counts = step.total === null ? {} : { done: step.done ?? 0, total: step.total }
        yield {
          event: 'step',
          id: step.id,
          data: { message: step.message, ...counts, at: step.createdAt.toISOString() },
        }
      }
      if (hasEnded(run.state)) {
        const error = asSummary(run, vault).error
        yield error ? { event: 'error', data: error } : { event: 'result', data: seals.openOutput(run) }
        return
      }
      if (partial && partial.version !== lastPartial) {
        lastPartial = partial.version
        yield { event: 'partial', data: { ...seals.openPartial(partial.sealed), unchecked: true } }
      }
      await doorbell.next()
    }
  } finally {
    unsubscribe()
    signal.removeEventListener('abort', doorbell.ring)
  }
}
