import type { Kind, Span } from './subject.ts'

/** A sentence of the set and the personal data that stands in it; a look-alike has none. */
export interface Item {
  readonly text: string
  readonly expected: readonly Span[]
}

const mark = /\{(ssn|card|account|email|phone|birth-date|address|name):([^}]+)\}/g

/** Reads '{ssn:078-05-1120}' in a sentence as the words, and as what is expected to be found there. */
export function parseItem(marked: string): Item {
  const expected: Span[] = []
  let text = ''
  let from = 0
  for (const match of marked.matchAll(mark)) {
    const [whole, kind, words = ''] = match
    text += marked.slice(from, match.index)
    expected.push({ start: text.length, end: text.length + words.length, kind: kind as Kind })
    text += words
    from = match.index + whole.length
  }
  return { text: text + marked.slice(from), expected }
}
