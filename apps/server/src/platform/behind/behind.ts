/** What is done behind everything else, again and again. */
export interface Behind {
  /** Milliseconds from one look to the next; while one is at work, none begins. */
  every: number
  work(): Promise<void>
  /** Told what the work threw, unless it was stopped. */
  onError(error: unknown): void
}

/** Works now and then until stopped. @returns a promise of the end of what is under way, when called */
export function startBehind({ every, work, onError }: Behind, stopping: AbortSignal): () => Promise<void> {
  let working: Promise<void> | undefined
  const look = () => {
    if (working || stopping.aborted) return
    working = work()
      .catch((error) => {
        if (!stopping.aborted) onError(error)
      })
      .finally(() => {
        working = undefined
      })
  }
  const timer = setInterval(look, every)
  return async () => {
    clearInterval(timer)
    await working
  }
}
