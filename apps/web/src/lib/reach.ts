/** `offline`: the browser has no network. `unreachable`: it has, but the server does not answer. */
export type Reach = 'reached' | 'offline' | 'unreachable'

/** What a `createReach` asks of the world; the tests have their own. */
export interface World {
  isOnline(): boolean
  /** Whether the server answers now. */
  ask(): Promise<boolean>
  /** Waits before asking again; less where it is woken. */
  wait(milliseconds: number, woken: AbortSignal): Promise<void>
}

/** A quarter of a second at first, then twice as long each time, at most 15 s. */
export const backOff = (attempt: number): number => Math.min(250 * 2 ** Math.min(attempt, 10), 15_000)

/** Knows whether the server can be reached. Once it cannot, asks until it can. */
export function createReach({ isOnline, ask, wait }: World) {
  const listeners = new Set<() => void>()
  let answers = true
  let told: Reach = 'reached'
  let asleep = new AbortController()

  const get = (): Reach => (!isOnline() ? 'offline' : answers ? 'reached' : 'unreachable')
  const tell = () => {
    if (told === get()) return
    told = get()
    for (const listener of [...listeners]) listener()
  }
  const askUntilItAnswers = async () => {
    for (let attempt = 0; !answers; attempt++) {
      await wait(backOff(attempt), asleep.signal)
      if (asleep.signal.aborted) asleep = new AbortController()
      if (!answers && (await ask())) succeeded()
    }
  }
  const succeeded = () => {
    answers = true
    asleep.abort()
    tell()
  }

  return {
    get,
    succeeded,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** A request did not come to its answer. */
    failed() {
      if (!answers) return
      answers = false
      asleep = new AbortController()
      tell()
      void askUntilItAnswers()
    },
    /** Asks now rather than later. */
    retry: () => asleep.abort(),
    /** The browser's network came or went. */
    changed() {
      asleep.abort()
      tell()
    },
  }
}
