import type { CaseType } from '../case-types.ts'

/** Something that ends a claim whatever its merits. Every rule here was read; where a state has its own, see `fault.ts`. */
export interface Bar {
  id: string
  types: readonly CaseType[]
  title: string
  /** Words that say outright that the bar stands. */
  words: RegExp
  /** Words that only name it: then it is asked about, and limits nothing. */
  named?: RegExp
  /** Words before it in its sentence that make it no bar yet: a release that was only offered. */
  before?: RegExp
  /** The same words with these beside them name no bar against the claim: a release that was set aside. */
  unless?: RegExp
  /** Whether the figures in the words make it one: day 45 of 30. */
  holdsFor?: (words: string) => boolean
  rule: string
  /** What could lift it, as questions. */
  lift: readonly string[]
  /** Whose case it ends. */
  ends: 'claim' | 'appeal' | 'prosecution'
}
