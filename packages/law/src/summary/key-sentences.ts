import { overlaps, type Source, type Span } from '../span/span.ts'
import { type Scored, scoredSentences } from './scored.ts'
import { cosine } from './terms.ts'

/** A sentence of the document, word for word. */
export interface KeySentence extends Span {
  /** As a person reads it; the words at the span may be broken by lines and pages. */
  text: string
  /** 0 to 1 within the document. */
  score: number
}

/** How much a sentence loses for saying what is said already (maximal marginal relevance). */
const redundancy = 0.7
/** Likeness at which a sentence is a repetition and not taken at all. */
const same = 0.75

/** The best of `scored` that do not repeat each other or `taken`, at most `count`. */
export const pick = (scored: readonly Scored[], count: number, taken: readonly Scored[] = []): Scored[] => {
  const chosen: Scored[] = []
  const nearest = scored.map((one) =>
    taken.reduce((most, other) => Math.max(most, cosine(one.vector, other.vector)), 0),
  )
  const left = new Set(scored.keys())
  while (chosen.length < count) {
    let best = -1
    let worth = 0
    for (const i of left) {
      const near = nearest[i] ?? 0
      const value = near >= same ? 0 : (scored[i]?.score ?? 0) * (1 - redundancy * near)
      if (value > worth) {
        best = i
        worth = value
      }
    }
    const next = scored[best]
    if (!next) break
    left.delete(best)
    chosen.push(next)
    for (const i of left) nearest[i] = Math.max(nearest[i] ?? 0, cosine(scored[i]?.vector ?? new Map(), next.vector))
  }
  return chosen
}

export const inOrder = (chosen: readonly Scored[]): KeySentence[] =>
  chosen
    .map(({ sentence: { start, end, text }, score }) => ({ start, end, text, score: Math.round(score * 1000) / 1000 }))
    .sort((one, other) => one.start - other.start)

export interface KeyOptions {
  /** At most so many. */
  count?: number
  /** Places not to quote again, such as those of the summary. */
  besides?: readonly Span[]
}

/** The sentences that matter most, in the order of the text. Empty where the document has no prose. */
export const keySentences = (source: Source, options: KeyOptions = {}): KeySentence[] =>
  keyOf(scoredSentences(source), options)

/** The sentences that matter most among those that are scored already. */
export const keyOf = (scored: readonly Scored[], { count = 8, besides = [] }: KeyOptions = {}): KeySentence[] => {
  const taken = scored.filter(({ sentence }) => besides.some((span) => overlaps(span, sentence)))
  return inOrder(
    pick(
      scored.filter((one) => !taken.includes(one)),
      count,
      taken,
    ),
  )
}
