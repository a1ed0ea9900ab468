import type { Span } from '../../../span/span.ts'

/** A place where the letters of a term stand, in whatever case, parted or joined. */
export interface WrittenTerm extends Span {
  term: string
  /** As written, with single spaces. */
  written: string
}

const word = /[\p{L}\d]+/gu
const joint = /^(?:-|\s{1,12})$/
const most = 8

const lettersOf = (words: string): string => words.toLowerCase().replace(/[\s-]+/g, '')

/** Every place where one of the terms stands, however it is written; the longest at each place, in one pass. */
export const writtenTerms = (text: string, terms: Iterable<string>): WrittenTerm[] => {
  const byLetters = new Map<string, string>()
  const beginnings = new Set<string>()
  for (const term of terms) {
    const letters = lettersOf(term)
    byLetters.set(letters, term)
    for (let length = 1; length <= letters.length; length++) beginnings.add(letters.slice(0, length))
  }
  if (byLetters.size === 0) return []
  const words = [...text.matchAll(word)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    low: match[0].toLowerCase(),
  }))
  const found: WrittenTerm[] = []
  for (let index = 0; index < words.length; index++) {
    let letters = ''
    let best: WrittenTerm | undefined
    let taken = 1
    for (let ahead = 0; ahead < most; ahead++) {
      const one = words[index + ahead]
      const before = words[index + ahead - 1]
      if (!one || (ahead > 0 && before && !joint.test(text.slice(before.end, one.start)))) break
      letters += one.low
      if (!beginnings.has(letters)) break
      const term = byLetters.get(letters)
      const start = words[index]?.start ?? 0
      if (term === undefined) continue
      best = { start, end: one.end, term, written: text.slice(start, one.end).replace(/\s+/g, ' ') }
      taken = ahead + 1
    }
    if (!best) continue
    found.push(best)
    index += taken - 1
  }
  return found
}
