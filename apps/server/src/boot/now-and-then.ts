import { errorFields, type Log } from '../platform/log/log.ts'

const everyMilliseconds = 10 * 60_000

/** What may be called however often: it does the work at the first call, and then once in ten minutes. */
export function nowAndThen(log: Log, what: string, work: () => Promise<number>): () => Promise<void> {
  let last = 0
  let working = false
  return async () => {
    if (working || Date.now() < last + everyMilliseconds) return
    working = true
    last = Date.now()
    try {
      const count = await work()
      if (count > 0) log.info({ count }, what)
    } catch (error) {
      log.warn(errorFields(error), `failed: ${what}`)
    } finally {
      working = false
    }
  }
}
