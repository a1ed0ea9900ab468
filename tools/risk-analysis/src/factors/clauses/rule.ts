import type { CaseType } from '../../case-types.ts'

/** A fact that a whole clause tells, of a factor of the list. */
export interface ClauseRule {
  factor: string
  types: readonly CaseType[]
  /**
   * The clause. Group `who` has the words for whose it is, where the factor is somebody's; group `of` those for whom it
   * speaks against or for, where they come behind.
   */
  words: RegExp
  /** In a sentence with these words it tells nothing. */
  but?: RegExp
  /** Words without which it tells nothing. */
  with?: RegExp
  /** The opposite of the factor. */
  isDenied?: true
  /** Whose it is by its nature. */
  whose?: 'claimant' | 'defendant'
}

/** Somebody at the beginning of a clause, up to the verb. */
export const who =
  "(?<who>(?:(?:our|my|the|his|her|their|its|an?|one|two) )?(?:own )?(?:[\\w’'.-]{1,24} ){0,5}?[\\w’'.-]{1,24}|he|she|it|they)"
export const has =
  '(?:has |have |had |was |were |is |are |also |then |later |now |since |freely |openly |candidly |himself |herself |themselves ){0,3}'
