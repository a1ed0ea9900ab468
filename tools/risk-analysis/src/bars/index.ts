import { barredAt } from '../score/figures.ts'
import type { FoundBar } from './read-bars.ts'

export { likelyBarsIn } from './likely-bars.ts'
export { type FoundBar, readBars } from './read-bars.ts'

/** While a bar stands, no strength of the case moves the client past it, and no weakness matters to who is protected by it. */
export function withinBars(index: number, bars: readonly FoundBar[]): number {
  const holding = bars.filter(({ holds }) => holds)
  if (holding.some(({ ends }) => ends === 'client')) return Math.min(index, barredAt)
  return holding.length > 0 ? Math.max(index, 100 - barredAt) : index
}

/** Without the claim there is nothing to settle but the cost of being rid of it. */
export const endsClaim = (bars: readonly FoundBar[]): FoundBar | undefined => bars.find(({ holds }) => holds)
