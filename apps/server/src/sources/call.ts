import type { Budget } from './budget.ts'

/** One question to a source. */
export interface SourceCall {
  fetch: typeof fetch
  signal: AbortSignal
  budget: Budget
  /** Milliseconds after which the source is given up. */
  timeout: number
}
