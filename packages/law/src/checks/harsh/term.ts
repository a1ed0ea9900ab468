import type { GroundId } from './grounds.ts'
import type { HarshId } from './ids.ts'

/** A harsh sentence: of which kind, and who bears and who gains, as the paper calls them. */
export interface HarshTerm {
  id: HarshId
  /** It was told by what was learned of written examples, and by no rule. */
  isLearned?: true
  /** Of a learned one: whether one side may do something, or has to bear it. */
  by?: 'power' | 'burden'
  /** Of one whose kind is not sure: the kind that it is most like. */
  likeliest?: HarshId
  /** Of a learned one: what makes it harsh by its own words, what says most first. */
  grounds?: readonly GroundId[]
  start: number
  end: number
  bearer?: string
  gainer?: string
  /** The words before what makes it harsh, where that closes the sentence. */
  head?: string
  /** What is changed alone, by its noun: 'tariff'; or the unit in which one side alone counts: 'per foot'. */
  what?: string
}

/** What both sides have, or what one of several has for all. */
export const mutual =
  /\b(?:each|either|both|neither|any|no) (?:of the )?(?:part(?:y|ies)|sides?)\b|\bthe (?:parties|other party)\b|\b(?:one another|each other|mutual\w*|respective\w*)\b|\b(?:either|neither|both) (?:may|shall|will|of (?:us|them))\b|\b(?:indemnif\w+|disclosing|receiving|defaulting|prevailing) part(?:y|ies)\b|\bno @/i

export const isList = (words: string): boolean => words.length > 1200 || /\(iv\)/.test(words)
