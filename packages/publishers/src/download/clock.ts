/** Time as the downloader uses it. Tests give one of their own, so that none of them waits. */
export interface Clock {
  now(): number
  /** @throws the signal's reason when it is aborted before */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>
  /** Calls back after a while, unless what it returns is called before. */
  after(milliseconds: number, call: () => void): () => void
}

export const realClock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const done = () => {
        signal.removeEventListener('abort', aborted)
        resolve()
      }
      const timer = setTimeout(done, milliseconds)
      const aborted = () => {
        clearTimeout(timer)
        reject(signal.reason)
      }
      signal.addEventListener('abort', aborted, { once: true })
    }),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds)
    return () => clearTimeout(timer)
  },
}
