import type { Amounts } from '../run.ts'
import type { Account } from './account.ts'

/** What one answer may take where a tool searches and asks by itself for as long as something is left to do. */
export interface Budget {
  readonly most: Amounts
  /** What was taken so far. The run is told, and its provenance says it. */
  taken(): Amounts
}

/** What an installation allows that sets nothing, and what a test has. */
export const usualBudget: Amounts = { searches: 24, tokens: 60_000 }

export const budgetOf = (
  account: Pick<Account, 'taken'>,
  most: Amounts,
  tell: (spending: { taken: Amounts; most: Amounts }) => void,
): Budget => ({
  most,
  taken() {
    const taken = account.taken()
    tell({ taken, most })
    return taken
  },
})
