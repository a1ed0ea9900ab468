import type { Database } from '../db/client.ts'
import { erasePastDocuments } from '../erasure/documents.ts'
import { errorFields, type Log } from '../log.ts'
import { passOnAllLeft } from '../matters/left.ts'
import { sweepRetention } from '../retention/sweep.ts'
import { leaseSeconds } from '../runs/claim.ts'
import { sealLabels } from '../runs/seal-labels.ts'
import { sweepRuns } from '../runs/sweep.ts'
import type { Vault } from '../vault.ts'
import { nowAndThen } from './now-and-then.ts'

const everyMilliseconds = 5000

/** Tidies up behind processes that died. Every process does; doing it twice does no harm. */
export function startSweeping(db: Database, vault: Vault, log: Log): () => void {
  let sweeping = false
  let notBefore = 0
  const retain = nowAndThen(log, 'deleted what was past its days', async () => {
    const { runs, uploads, kept, events } = await sweepRetention(db)
    return runs + uploads + kept + events
  })
  const passOn = nowAndThen(log, 'passed on matters of whoever was deactivated', () => passOnAllLeft(db))
  const seal = nowAndThen(log, 'sealed labels of before', () => sealLabels(db, vault))
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
    void passOn()
    void seal()
  }, everyMilliseconds)
  return () => clearInterval(timer)
}
