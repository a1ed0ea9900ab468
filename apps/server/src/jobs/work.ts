import { availableParallelism } from 'node:os'
import { type ExecuteDeps, executeRun } from '../tools/execute.ts'
import type { JobQueue } from './queue.ts'

/** Makes this process a worker: it executes queued runs, as many at once as the machine has cores. */
export async function startWorker(deps: ExecuteDeps, queue: JobQueue, stopping: AbortSignal): Promise<void> {
  await queue.work(Math.max(2, availableParallelism()), async (runId) => {
    const outcome = await executeRun(deps, runId, stopping)
    if (outcome === 'ended') return
    if (outcome === 'released') throw new Error('given back: this worker stops')
    // Either it has ended, or the lease of a process that died has not run out yet: then try again.
    const run = await deps.db.selectFrom('run').select('state').where('id', '=', runId).executeTakeFirst()
    if (run?.state === 'running') throw new Error('still held by another worker')
  })
}
