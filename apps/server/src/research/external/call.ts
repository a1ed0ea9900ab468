import type { Budget } from './budget.ts'

/** One question to somebody outside. */
export interface OutsideCall {
  fetch: typeof fetch
  signal: AbortSignal
  budget: Budget
  /** Milliseconds after which it is given up. */
  timeout: number
}
