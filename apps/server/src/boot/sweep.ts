import { endIdleSessions } from '../features/accounts/idle.ts'
import { writeAnchor } from '../features/audit/anchors.ts'
import { passOnAllLeft } from '../features/matters/left.ts'
import { sweepRetention } from '../features/retention/sweep.ts'
import { leaseSeconds } from '../features/runs/claim.ts'
import { sealLabels } from '../features/runs/seal-labels.ts'
import { sweepRuns } from '../features/runs/sweep.ts'
import { erasePastDocuments } from '../features/uploads/erase.ts'
import type { Database } from '../platform/db/client.ts'
import { errorFields, type Log } from '../platform/log/log.ts'
import type { Vault } from '../platform/vault/vault.ts'
import { nowAndThen } from './now-and-then.ts'

const everyMilliseconds = 5000

/** Tidies up behind processes that died. Every process does; doing it twice does no harm.
 * @param anchors the file outside the database in which the state of the audit log is written down */
export function startSweeping(db: Database, vault: Vault, log: Log, anchors?: string): () => void {
  let sweeping = false
  let notBefore = 0
  const retain = nowAndThen(log, 'deleted what was past its days', async () => {
    const { runs, uploads, kept, events } = await sweepRetention(db)
    return runs + uploads + kept + events
  })
  const passOn = nowAndThen(log, 'passed on matters of whoever was deactivated', () => passOnAllLeft(db))
  const seal = nowAndThen(log, 'sealed labels of before', () => sealLabels(db, vault))
  const anchor = nowAndThen(log, 'wrote down outside how the audit log ends', async () =>
    anchors ? writeAnchor(db, anchors) : 0,
  )
  const sweep = async () => {
    if (sweeping || Date.now() < notBefore) return
    sweeping = true
    try {
      const [runs, documents] = await Promise.all([sweepRuns(db), erasePastDocuments(db), endIdleSessions(db)])
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
    void anchor()
  }, everyMilliseconds)
  return () => clearInterval(timer)
}
