import { setImmediate } from 'node:timers/promises'

/** Milliseconds after which long work lets others have their turn. */
const atMost = 8

/**
 * For long work between requests to the database: whoever calls it often, and waits for what it returns, lets answers in
 * and the next statement out.
 */
export function breaths(): () => Promise<void> | undefined {
  let last = performance.now()
  return () => {
    if (performance.now() - last < atMost) return undefined
    return setImmediate().then(() => {
      last = performance.now()
    })
  }
}
