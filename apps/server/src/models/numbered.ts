import type { Evidence } from '@casewright/core'
import { sentencesOf } from '@casewright/law'

export interface Sentence {
  number: string
  /** Of the piece of evidence that it stands in. */
  id: string
  title: string
  words: string
}

/** The sentences of a piece of evidence. */
export interface Piece {
  item: Evidence
  sentences: Sentence[]
}

/** What a small model reads at once, in characters: on a processor, each hundred takes about a second. */
const mostCharacters = 9000
/** Shorter ones say nothing alone, and longer ones are tables. */
const [fewestWords, longest] = [5, 900]

/**
 * The sentences of evidence, in their order. Where there are too many, those that share words with the question
 * stay, and those right before and after them before others.
 */
export function sentencesFor(evidence: readonly Evidence[], question: string): Piece[] {
  const wanted = stems(question)
  const all = evidence.flatMap((item, piece) =>
    sentencesOf({ text: item.text })
      .map(({ start, end }) => item.text.slice(start, end).replace(/\s+/g, ' ').trim())
      .filter((words) => words.length <= longest && words.split(' ').length >= fewestWords)
      .map((words) => ({ item, piece, words, shared: [...stems(words)].filter((stem) => wanted.has(stem)).length })),
  )
  const near = (at: number) => Math.max(all[at - 1]?.shared ?? 0, all[at + 1]?.shared ?? 0) / 2
  const ranked = all
    .map((one, at) => ({ at, worth: one.shared + near(at), length: one.words.length }))
    .toSorted((one, other) => other.worth - one.worth || one.at - other.at)
  let left = mostCharacters
  const kept = new Set<number>()
  for (const { at, length } of ranked) {
    left -= length
    if (left < 0) break
    kept.add(at)
  }
  const chosen = all.flatMap(({ item, words, piece }, at) =>
    kept.has(at) ? [{ piece, number: '', id: item.id, title: item.title, words }] : [],
  )
  return evidence.flatMap((item, piece) => {
    const sentences = chosen.flatMap(({ piece: of, ...one }) => (of === piece ? [one] : []))
    return sentences.length > 0 ? [{ item, sentences }] : []
  })
}

/** Numbered from s1, in the order in which they are shown. */
export function numbered(pieces: readonly Piece[]): Piece[] {
  let count = 0
  return pieces.map(({ item, sentences }) => ({
    item,
    sentences: sentences.map((one) => ({ ...one, number: `s${++count}` })),
  }))
}

export const reversed = (pieces: readonly Piece[]): Piece[] =>
  pieces.map(({ item, sentences }) => ({ item, sentences: sentences.toReversed() })).toReversed()

/** Words by their first letters: 'warrant' and 'warrants' are one. */
const stems = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []).map((word) => word.slice(0, 6)))
