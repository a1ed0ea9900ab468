import { setTimeout as wait } from 'node:timers/promises'
import { troubleOf } from './trouble.ts'

const longestPause = 2000

/**
 * Does work again for as long as the database is away or has no room. What is done twice must do no harm: the end of a
 * transaction may have been reached although nobody heard of it.
 * @param seconds after which it is given up
 */
export async function retryWhileDatabaseDown<T>(
  work: () => Promise<T>,
  signal: AbortSignal,
  seconds = 180,
): Promise<T> {
  const until = Date.now() + seconds * 1000
  for (let tries = 0; ; tries++)
    try {
      return await work()
    } catch (error) {
      if (!troubleOf(error) || signal.aborted || Date.now() > until) throw error
      await wait(Math.min(200 * 2 ** tries, longestPause), undefined, { signal }).catch(() => {})
    }
}
