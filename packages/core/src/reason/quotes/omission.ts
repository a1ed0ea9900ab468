import { isCitation } from './citation-words.ts'
import { type Read, readWords } from './clause.ts'
import { type Governing, governing } from './governing.ts'
import { isWhole } from './whole.ts'
import type { Words } from './words.ts'

/** Why words may not be left out of a sentence. */
export type Fault = Governing | { kind: 'clauses' | 'speaker' }

/** Words left out of a sentence, with what is kept of it around them. */
export interface Omission {
  /** From the beginning of the sentence, or of the quotation. */
  kept: readonly Read[]
  left: readonly Read[]
  next: readonly Read[]
  markBefore: string
  markAfter: string
}

/**
 * Why words `from` to `to` may not be left out of their sentence; null where they may. They must be a phrase or clause that
 * is whole, and neither negate, limit nor condition what is kept.
 * @param begins the first kept word of the same sentence
 */
export function faultOf(words: Words, begins: number, from: number, to: number, ends: number): Fault | null {
  const { read, inside, last } = readWords(words, from, to)
  const omission: Omission = {
    kept: readWords(words, begins, from).read,
    left: read.map((one, at) => (at === 0 ? { ...one, mark: '' } : one)),
    next: readWords(words, to, Math.min(ends, to + 14)).read.map((one, at) =>
      at === 0 ? { ...one, mark: last } : one,
    ),
    markBefore: read[0]?.mark ?? '',
    markAfter: last,
  }
  const bracketed = inside.length > 0 && governing({ ...omission, left: inside, markBefore: ',', markAfter: ',' })
  if (bracketed) return bracketed
  const text = words.text.slice(words.end[from - 1] ?? 0, words.start[to] ?? words.text.length)
  if (read.length === 0 || isCitation(text)) return null
  return governing(omission) ?? isWhole(omission)
}
