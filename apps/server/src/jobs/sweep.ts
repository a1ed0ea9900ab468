import type { Database } from '../db/client.ts'
import { erasePastDocuments } from '../erasure/documents.ts'
import { errorFields, type Log } from '../log.ts'
import { retentionNowAndThen } from '../retention/now-and-then.ts'
import { leaseSeconds } from '../runs/claim.ts'
import { sweepRuns } from '../runs/sweep.ts'

const everyMilliseconds = 5000

/** Tidies up behind processes that died. Every process does; doing it twice does no harm. */
export function startSweeping(db: Database, log: Log): () => void {
  let sweeping = false
  let notBefore = 0
  const retain = retentionNowAndThen(db, log)
  const sweep = async () => {
    if (sweeping || Date.now() < notBefore) return
    sweeping = true
    try {
      const [runs, documents] = await Promise.all([sweepRuns(db), erasePastDocuments(db)])
      if (runs + documents > 0) log.info({ count: runs + documents }, 'swept')
    } catch (error) {
      // While the database was away nobody could say that they live: they get the time to do so.
      notBefore = Date.now() + 2 * leaseSeconds * 1000
      log.warn(errorFields(error), 'sweeping failed')
    } finally {
      sweeping = false
    }
  }
  const timer = setInterval(() => {
    void sweep()
    void retain()
  }, everyMilliseconds)
  return () => clearInterval(timer)
}
