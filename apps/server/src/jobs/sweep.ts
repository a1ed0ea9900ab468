import type { Database } from '../db/client.ts'
import { sweepDocuments } from '../documents/sweep.ts'
import { errorFields, type Log } from '../log.ts'
import { sweepRuns } from '../runs/sweep.ts'

const everyMilliseconds = 5000

/** Tidies up behind processes that died. Every process does; doing it twice does no harm. */
export function startSweeping(db: Database, log: Log): () => void {
  const sweep = async () => {
    const [runs, documents] = await Promise.all([sweepRuns(db), sweepDocuments(db)])
    if (runs + documents > 0) log.info({ count: runs + documents }, 'swept')
  }
  const timer = setInterval(
    () => sweep().catch((error) => log.warn(errorFields(error), 'sweeping failed')),
    everyMilliseconds,
  )
  return () => clearInterval(timer)
}
