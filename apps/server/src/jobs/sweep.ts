import type { Database } from '../db/client.ts'
import { erasePastDocuments } from '../erasure/documents.ts'
import { errorFields, type Log } from '../log.ts'
import { retentionNowAndThen } from '../retention/now-and-then.ts'
import { sweepRuns } from '../runs/sweep.ts'

const everyMilliseconds = 5000

/** Tidies up behind processes that died. Every process does; doing it twice does no harm. */
export function startSweeping(db: Database, log: Log): () => void {
  const retain = retentionNowAndThen(db, log)
  const sweep = async () => {
    const [runs, documents] = await Promise.all([sweepRuns(db), erasePastDocuments(db)])
    if (runs + documents > 0) log.info({ count: runs + documents }, 'swept')
  }
  const timer = setInterval(() => {
    sweep().catch((error) => log.warn(errorFields(error), 'sweeping failed'))
    void retain()
  }, everyMilliseconds)
  return () => clearInterval(timer)
}
