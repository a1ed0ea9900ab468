import { lineIsFull } from './local-model-error.ts'

interface Waiting {
  /** Does the work. What it returns tells who waits for it. */
  run(): Promise<() => void>
  onPlace: ((ahead: number) => void) | undefined
}

/** Work that is done one after the other, in the order in which it came. */
export interface Line {
  /** How many are waiting or being answered. */
  readonly length: number
  /**
   * @param onPlace told how many are ahead, whenever that changes
   * @throws LocalModelError busy; the signal's reason, at once, wherever in line it is
   */
  join<T>(work: () => Promise<T>, signal: AbortSignal, onPlace?: (ahead: number) => void): Promise<T>
}

export function createLine(most: number): Line {
  const waiting: Waiting[] = []
  let isBusy = false

  const tellPlaces = () => {
    for (const [at, one] of waiting.entries()) one.onPlace?.(at + (isBusy ? 1 : 0))
  }
  const next = () => {
    const one = isBusy ? undefined : waiting.shift()
    if (!one) return
    isBusy = true
    one.onPlace?.(0)
    void one.run().then((tell) => {
      isBusy = false
      next()
      tell()
    })
    tellPlaces()
  }
  return {
    get length() {
      return waiting.length + (isBusy ? 1 : 0)
    },
    async join<T>(work: () => Promise<T>, signal: AbortSignal, onPlace?: (ahead: number) => void) {
      signal.throwIfAborted()
      if (waiting.length >= most) throw lineIsFull(most)
      return new Promise<T>((resolve, reject) => {
        const leave = () => {
          reject(signal.reason)
          const at = waiting.indexOf(mine)
          if (at < 0) return
          waiting.splice(at, 1)
          tellPlaces()
        }
        const mine: Waiting = {
          onPlace,
          run: () =>
            work()
              .then(
                (value) => () => resolve(value),
                (error) => () => reject(error),
              )
              .finally(() => signal.removeEventListener('abort', leave)),
        }
        signal.addEventListener('abort', leave, { once: true })
        waiting.push(mine)
        if (isBusy) onPlace?.(waiting.length)
        next()
      })
    },
  }
}
