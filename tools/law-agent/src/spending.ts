import type { Provenance } from '@casewright/core/client'

/** What one answer took, and the most that it may take. */
export type Spending = NonNullable<Provenance['budget']>

/** Of what streamed, which may be of another version of the tool. */
export function spendingIn(value: unknown): Spending | null {
  const { took } = (value ?? {}) as { took?: Partial<Spending> }
  const isWhole = [took?.taken, took?.most].every(
    (one) => typeof one?.searches === 'number' && typeof one.tokens === 'number',
  )
  return isWhole ? (took as Spending) : null
}
