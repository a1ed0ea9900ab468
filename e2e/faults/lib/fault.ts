/** What came of a fault: lines of the table. */
export interface Outcome {
  /** What was at work when it struck. */
  atWork: string
  /** What people saw of it. */
  seen: string
  /** Accepted runs that are not there, did not end, or ended otherwise than they may; documents that cannot be read. */
  lost: number
  /** Runs that were ended more than once. */
  twice: number
  /** From the end of the fault until all that was accepted had ended. */
  recoverySeconds: number | null
  /** What was not as it must be, in sentences. */
  wrong: string[]
}

export interface Settings {
  /** A run of seconds, for every commit, in place of one of minutes. */
  short: boolean
  /** So that chance can be repeated. */
  seed: number
  /** How often the server is killed. */
  count?: number
}

export interface Fault {
  name: string
  title: string
  /** @returns a sentence in place of an outcome where this machine cannot do it */
  strike(settings: Settings): Promise<Outcome | string>
}

/** Numbers from 0 to below 1 that a seed repeats (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
