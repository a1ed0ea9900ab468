import { type ComparedParenthetical, leavesOpen } from './compare-parenthetical.ts'

/** What of a verified citation changes by what stands in brackets behind it. */
interface Beside {
  status?: 'mismatch' | 'unchecked'
  reason: string
  differences?: { field: string; written: string; found: string }[]
}

/**
 * A verified citation beside its compared parentheticals: it stays so only where each that says something of the case was
 * compared and agrees.
 */
export function besideParentheticals(parentheticals: readonly ComparedParenthetical[], reason: string): Beside {
  const wrong = parentheticals.filter(({ outcome }) => outcome === 'differs')
  if (wrong.length > 0)
    return {
      status: 'mismatch',
      reason: `The authority exists, but a parenthetical does not fit. ${wrong.map((one) => one.reason).join(' ')}`,
      differences: wrong.map(({ text: written, found = '' }) => ({ field: 'parenthetical', written, found })),
    }
  const [open] = parentheticals
    .filter(leavesOpen)
    .sort((one, other) => Number(other.outcome === 'doubted') - Number(one.outcome === 'doubted'))
  if (!open) return { reason }
  return {
    status: 'unchecked',
    reason: `The citation exists, but what its parenthetical says was not ${open.outcome === 'doubted' ? 'confirmed' : 'compared'}. ${open.reason} ${reason}`,
  }
}
