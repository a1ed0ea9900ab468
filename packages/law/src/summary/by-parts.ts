import { type KeyOptions, type KeySentence, keyOf } from './key-sentences.ts'
import type { Part } from './parts.ts'
import { type Candidate, candidatesIn, ranked, type Scored, sift, type Whole } from './scored.ts'
import { type SummaryOptions, summaryOf } from './summarize.ts'

/** Sentences that are compared at the end: comparing takes time by the square of their number. */
const most = 480
/** Of one part at most; a document of few parts gives more of each. */
const mostOfPart = 120
const mostOfWhole = 1500

export type { Whole } from './scored.ts'

/** A summary of a document that is given in parts, one after the other. */
export interface PartialSummary {
  /** Takes a part. Only its best sentences are kept. */
  add(part: Part): void
  /** The few sentences that tell what the document is, as `summarize` chooses them. Once all parts are there. */
  summarize(options?: SummaryOptions): KeySentence[]
  keySentences(options?: KeyOptions): KeySentence[]
}

/**
 * Summarizes a document part by part, in memory that does not grow with its length beyond the text itself.
 * A document that is one part has the summary that `summarize` gives.
 */
export const summaryByParts = (whole: Whole): PartialSummary => {
  let kept: Candidate[] = []
  let scored: Scored[] | null = null
  const rank = () => {
    scored ??= ranked(kept)
    return scored
  }
  return {
    add({ source, offset }) {
      const candidates = candidatesIn(source, whole, offset)
      const isWhole = source.text.length >= whole.length
      kept.push(...(isWhole ? sift(candidates, mostOfWhole) : sift(candidates, mostOfPart)))
      if (!isWhole) kept = [...sift(kept, most)]
    },
    summarize: (options) => summaryOf(rank(), whole, options),
    keySentences: (options) => keyOf(rank(), options),
  }
}
