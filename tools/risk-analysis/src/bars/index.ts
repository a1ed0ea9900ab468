import { barredAt, bounds, curableAt } from '../score/figures.ts'
import type { FoundBar } from './read-bars.ts'

export { anyFaultBar } from './any-fault.ts'
export { likelyBarsIn } from './likely-bars.ts'
export { type FoundBar, readBars } from './read-bars.ts'

/**
 * While a bar stands, no strength of the case moves the client past it, and no weakness matters to who is protected by it. One that
 * can still be cured ends nothing: it only lowers the index.
 */
export function withinBars(index: number, bars: readonly FoundBar[]): number {
  const holding = bars.filter(({ holds }) => holds)
  const final = holding.filter(({ curable }) => curable === undefined)
  if (final.some(({ ends }) => ends === 'client')) return Math.min(index, barredAt)
  if (final.length > 0) return Math.max(index, 100 - barredAt)
  if (holding.length === 0) return index
  const moved = holding.some(({ ends }) => ends === 'client') ? index - curableAt : index + curableAt
  return Math.max(bounds.least, Math.min(bounds.most, moved))
}

/** Without the claim there is nothing to settle but the cost of being rid of it. */
export const endsClaim = (bars: readonly FoundBar[]): FoundBar | undefined =>
  bars.find(({ holds, curable }) => holds && curable === undefined)
