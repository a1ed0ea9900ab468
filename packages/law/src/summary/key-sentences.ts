import type { Source, Span } from '../span/span.ts'
import { type Candidate, candidatesOf } from './candidates.ts'
import { centrality, likeness, type Vector, vectorsOf } from './centrality.ts'

export interface KeySentence extends Span {
  /** As a person reads it: one line, without what stands at the edges of pages. */
  text: string
  /** Higher carries more; comparable within one document. */
  score: number
}

/** Sentences that are compared with each other. The comparison grows with the square, so the best by merit go in. */
const compared = 900
/** How much a sentence loses for saying what a chosen one says: maximal marginal relevance. */
const redundancy = 0.9
const centralityWeight = 0.7

/**
 * The sentences that carry a document, in its order: central among the others (LexRank), marked by
 * cue words and place, and not saying the same twice (Carbonell and Goldstein's maximal marginal
 * relevance, SIGIR 1998). The same document gives the same sentences.
 */
export const keySentences = (source: Source, { count }: { count: number }): KeySentence[] =>
  pick(rankedOf(source), count).sort((one, other) => one.start - other.start)

/** The few sentences that make a summary: the very best, in the document's order. */
export const summarize = (source: Source, { sentences }: { sentences: number }): KeySentence[] =>
  keySentences(source, { count: sentences })

interface Ranked extends KeySentence {
  vector: Vector
}

const kept = new WeakMap<Source, Ranked[]>()

function rankedOf(source: Source): Ranked[] {
  const before = kept.get(source)
  if (before) return before
  const chosen = bestByMerit(candidatesOf(source))
  const vectors = vectorsOf(chosen.map(({ words }) => words))
  const central = centrality(vectors)
  const ranked = chosen.map(({ sentence, merit }, index) => ({
    start: sentence.start,
    end: sentence.end,
    text: sentence.text,
    score: merit + centralityWeight * (central[index] ?? 0),
    vector: vectors[index] as Vector,
  }))
  kept.set(source, ranked)
  return ranked
}

const bestByMerit = (candidates: Candidate[]): Candidate[] =>
  candidates.length <= compared
    ? candidates
    : [...candidates].sort((one, other) => other.merit - one.merit).slice(0, compared)

function pick(ranked: readonly Ranked[], count: number): KeySentence[] {
  const rest = new Set(ranked)
  const chosen: Ranked[] = []
  while (chosen.length < count && rest.size > 0) {
    let best: Ranked | undefined
    let bestValue = Number.NEGATIVE_INFINITY
    for (const one of rest) {
      const said = Math.max(0, ...chosen.map((other) => likeness(one.vector, other.vector)))
      const value = one.score - redundancy * said
      if (value > bestValue) [best, bestValue] = [one, value]
    }
    if (!best) break
    chosen.push(best)
    rest.delete(best)
  }
  return chosen.map(({ start, end, text, score }) => ({ start, end, text, score }))
}
