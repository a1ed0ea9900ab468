import { type Aligned, nearest, trigramsOf } from './align.ts'
import { isCitation } from './citation-words.ts'
import type { Part } from './parts.ts'
import { placesOf, type Searched, searched } from './search.ts'
import { wordsOf } from './words.ts'

/** A stretch of the words of a text: from the first to one past the last. */
export interface Place {
  from: number
  to: number
}

/** Places that are read of words that stand everywhere; further ones are looked up beside a part that is placed. */
export const most = 200

/** A text in which quotations are looked up. What is dear to build is built once, and when it is needed. */
export class Quotable {
  readonly text: Searched
  #trigrams: Map<number, number[]> | undefined

  constructor(text: string) {
    this.text = searched(wordsOf(text))
  }

  /** Where a part stands, word for word; a hyphen more or less is no difference, nor is a citation that a note says is left out. */
  places({ words }: Part, citationsOmitted: boolean): Place[] {
    const exact = placesOf(this.text, words, most).map((from) => ({ from, to: from + words.length }))
    if (exact.length > 0 || words.length < 4) return exact
    const like = this.nearest(words)
    return like?.differences.every((one) => this.#isNone(one, citationsOmitted))
      ? [{ from: like.from, to: like.to }]
      : []
  }

  /** Where a part stands within a stretch, however often it stands elsewhere. */
  placesWithin({ words }: Part, from: number, to: number): Place[] {
    return placesOf(this.text, words, most, from, to).map((at) => ({ from: at, to: at + words.length }))
  }

  nearest(words: readonly string[]): Aligned | null {
    this.#trigrams ??= trigramsOf(this.text)
    return nearest(this.text, this.#trigrams, words)
  }

  #isNone({ written, found, at }: Aligned['differences'][number], citationsOmitted: boolean): boolean {
    if (bare(written) === bare(found)) return true
    const { text, start, end } = this.text
    return (
      citationsOmitted &&
      written.length === 0 &&
      isCitation(text.slice(end[at - 1] ?? 0, start[at + found.length] ?? text.length))
    )
  }

  /** The offsets of a stretch in the text. */
  span({ from, to }: Place): { start: number; end: number } {
    return { start: this.text.start[from] ?? 0, end: this.text.end[to - 1] ?? 0 }
  }
}

const bare = (words: readonly string[]) => words.join('').replace(/'/g, '')
