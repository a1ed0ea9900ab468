import type { Read } from '../bars/read-in.ts'
import type { CaseType } from '../case-types.ts'

/** What a claim must pass before its merits are reached: a time, a notice, an agency, a registration, an exception. */
export interface Threshold {
  title: string
  /** The rule in our words. Where a state sets it, the rule says so and gives no figure. */
  rule: string
  /** The statute, rule or decision of federal law that says so, and where its words were read; absent where a state decides. */
  authority?: { cite: string; read: Read }
  /** What must be known, as one question. */
  ask: string
  /** Words of a description that speak to it, whatever they say: they are quoted beside it. */
  told?: RegExp
  /** Only where the description has these words. */
  where?: RegExp
  /** Only where the description lacks these words. */
  not?: RegExp
  /** Bars that say or ask the same: where one of them was found, this is left out. */
  bars?: readonly string[]
  /** It sets the time to sue: a question about a time that was not checked is none then. */
  isTime?: true
}

/** A claim that a description names or tells, and what the law asks of it first. */
export interface Claim {
  id: string
  /** As lawyers call it: 'Copyright infringement'. */
  name: string
  types: readonly CaseType[]
  /** Words that tell the claim. Better silent than wrong: a passing word is none. */
  words: RegExp
  /** Words that the description must have, too, wherever. */
  beside?: RegExp
  /** Words beside which it is another claim, in the same sentence. */
  unless?: RegExp
  thresholds: readonly Threshold[]
}
