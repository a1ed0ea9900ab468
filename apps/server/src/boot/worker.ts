import type { JobQueue } from '../platform/queue/queue.ts'
import { type ExecuteDeps, executeRun } from '../tool-host/execution/execute.ts'
import { hostLimits } from '../tool-host/processes/limits.ts'

/** More than there are processes for tools, as most of a run is waiting; and never all of one person's. */
const atOnce = { all: 2 * hostLimits.processes, ofOne: hostLimits.processes }

/** Makes this process a worker: it executes queued runs. */
export async function startWorker(deps: ExecuteDeps, queue: JobQueue, stopping: AbortSignal): Promise<void> {
  await queue.work(atOnce, async (runId) => {
    const outcome = await executeRun(deps, runId, stopping)
    if (outcome === 'ended') return
    if (outcome === 'released') throw new Error('given back: this worker stops')
    // Either it has ended, or the lease of a process that died has not run out yet: then try again.
    const run = await deps.db.selectFrom('run').select('state').where('id', '=', runId).executeTakeFirst()
    if (run?.state === 'running') throw new Error('still held by another worker')
  })
}
