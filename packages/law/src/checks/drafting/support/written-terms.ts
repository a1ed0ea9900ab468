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

const lettersOf = (words: string): string => words.toLowerCase().replace(/[^\p{L}\d]+/gu, '')

/** Every place where one of the terms stands, however it is written; several where one is a part of another. */
function* everyPlace(
  text: string,
  terms: ReadonlyMap<string, string>,
): Generator<WrittenTerm & { from: number; to: number }> {
  const beginnings = new Set<string>()
  for (const letters of terms.keys())
    for (let length = 1; length <= letters.length; length++) beginnings.add(letters.slice(0, length))
  const words = [...text.matchAll(word)].map(({ 0: one, index }) => ({
    start: index,
    end: index + one.length,
    low: one.toLowerCase(),
  }))
  for (const [from, { start }] of words.entries()) {
    let letters = ''
    for (let to = from; to < from + most; to++) {
      const one = words[to]
      if (!one || (to > from && !joint.test(text.slice(words[to - 1]?.end, one.start)))) break
      letters += one.low
      if (!beginnings.has(letters)) break
      const term = terms.get(letters)
      if (term === undefined) continue
      yield { start, end: one.end, term, written: text.slice(start, one.end).replace(/\s+/g, ' '), from, to }
    }
  }
}

/** Where one of the terms stands, however it is written; the longest at each place, in one pass. */
export const writtenTerms = (text: string, terms: readonly string[]): WrittenTerm[] => {
  const found: (WrittenTerm & { from: number; to: number })[] = []
  for (const place of everyPlace(text, new Map(terms.map((term) => [lettersOf(term), term])))) {
    const last = found.at(-1)
    if (!last || place.from > last.to) found.push(place)
    else if (place.from === last.from) found[found.length - 1] = place
  }
  return found.map(({ start, end, term, written }) => ({ start, end, term, written }))
}

const forms = (term: string): string[] => {
  const letters = lettersOf(term)
  const stem = letters.replace(/(?:ies|s|y)$/, '')
  return [letters, ...['', 'y', 'ies', 's', 'es', 'ed', 'ing'].map((ending) => stem + ending)]
}

/** How often each term stands in a text, in whatever case, number or form, also as a part of another. */
export const timesWritten = (text: string, terms: readonly string[]): Map<string, number> => {
  const byForm = new Map(terms.flatMap((term) => forms(term).map((form): [string, string] => [form, term])))
  const times = new Map<string, number>()
  for (const { term } of everyPlace(text, byForm)) times.set(term, (times.get(term) ?? 0) + 1)
  return times
}
