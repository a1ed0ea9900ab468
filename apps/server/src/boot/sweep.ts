import { endIdleSessions } from '../features/accounts/index.ts'
import { writeAnchor } from '../features/audit/index.ts'
import { passOnAllLeft } from '../features/matters/index.ts'
import { sweepRetention } from '../features/retention/index.ts'
import { leaseSeconds, sealLabels, sweepRuns } from '../features/runs/index.ts'
import { erasePastDocuments } from '../features/uploads/index.ts'
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
      // While the database was away no one could say that they live: they get the time to do so.
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
