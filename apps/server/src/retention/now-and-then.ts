import type { Database } from '../db/client.ts'
import { errorFields, type Log } from '../log.ts'
import { sweepRetention } from './sweep.ts'

const everyMilliseconds = 10 * 60_000

/** What may be called however often: it looks for what is past its days once in ten minutes. */
export function retentionNowAndThen(db: Database, log: Log): () => Promise<void> {
  let last = 0
  let working = false
  return async () => {
    if (working || Date.now() < last + everyMilliseconds) return
    working = true
    last = Date.now()
    try {
      const { runs, uploads, kept, events } = await sweepRetention(db)
      const count = runs + uploads + kept + events
      if (count > 0) log.info({ count }, 'deleted what was past its days')
    } catch (error) {
      log.warn(errorFields(error), 'deleting what is past its days failed')
    } finally {
      working = false
    }
  }
}
