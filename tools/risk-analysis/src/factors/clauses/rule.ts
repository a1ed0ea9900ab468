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
  whose?: Role
  /** Whether the figures in the clause make it one: notice due in 7 days and given on day 19. */
  holds?: (found: RegExpExecArray, text: string) => boolean
  /** In a sentence with these words that somebody said it is the fact itself. */
  saidBy?: RegExp
  /** On whose side `who` or `of` has to stand, so that it tells anything. */
  by?: Role
  /** Whose deed or state it must be: where its clause names somebody of the other side first, it tells nothing. */
  doer?: Role
  /** A pronoun that nothing places is them: only one side gets served with a suit. */
  isEither?: true
  /** Nobody is meant unless the clause names them. */
  isNamed?: true
  /** Of whom the rest of the sentence must be, if it names anybody. */
  about?: Role
  /** Words that the description must have somewhere, and such as it must not have. */
  context?: RegExp
  notIn?: RegExp
  /** It is only asked about: whose people these are the clause does not say. */
  asks?: true
  /** Where the clause names nobody, it is of whom the factor usually tells: notes leave out their subject. */
  isUnnamed?: true
}

/** Whoever is against the client; by who brings the claim, by who appeals, with whom the children live, or who wants to move away. */
export type Role = 'adversary' | 'claimant' | 'defendant' | 'appellant' | 'appellee' | 'custodian' | 'mover'

/** What leaves it open whether it is so. */
export const open =
  /\b(?:if|may|might|could have|would have|claims? (?:that|to|he|she|they|it)|alleges?|allegedly|supposedly|whether|unclear|perhaps|maybe|not sure|unless|hopes?|rumou?r\w*)\b/i

/** Whether a 'him' or 'her' may be the client: not where the client is named behind it, as whom he hit. */
export const isNotOther = ({ 0: all, index, input, groups }: RegExpExecArray): boolean =>
  !/^(?:him|her)$/i.test(groups?.who ?? '') ||
  !/\b(?:our|my|the) (?:client|plaintiff|claimant)\b/i.test(
    `${all.slice(all.indexOf(groups?.who ?? ''))}${input.slice(index + all.length)}`,
  )

/** Somebody at the beginning of a clause, up to the verb. */
export const who =
  "(?<who>(?:(?:our|my|the|his|her|their|its|an?|one|two) )?(?:own )?(?:[\\w’'.-]{1,24} ){0,5}?[\\w’'.-]{1,24}|he|she|it|they)"
export const has =
  '(?:has |have |had |was |were |is |are |also |then |later |now |since |freely |openly |candidly |himself |herself |themselves ){0,3}'
