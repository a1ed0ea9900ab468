import type { Clock } from './clock.ts'

/** Lets one task at a time work with a host, with a pause between two. Of several hosts each has its own line. */
export function createHostQueue(clock: Clock, pause = 1000) {
  const lines = new Map<string, Promise<unknown>>()
  const ended = new Map<string, number>()
  return async function inLine<T>(host: string, signal: AbortSignal, task: () => Promise<T>): Promise<T> {
    const before = lines.get(host) ?? Promise.resolve()
    const mine = before
      .catch(() => {})
      .then(async () => {
        signal.throwIfAborted()
        const rest = pause - (clock.now() - (ended.get(host) ?? Number.NEGATIVE_INFINITY))
        if (rest > 0) await clock.wait(rest, signal)
        try {
          return await task()
        } finally {
          ended.set(host, clock.now())
        }
      })
    lines.set(host, mine)
    return mine
  }
}

export type HostQueue = ReturnType<typeof createHostQueue>
