import { numberWords, valueOfWords } from '../amounts/number-words.ts'

/** The kinds of number that a section may bear. */
export type NumberStyle =
  | 'article'
  | 'section'
  | 'decimal'
  | 'letter'
  | 'roman'
  | 'capital'
  | 'capital-roman'
  | 'parenthesis-number'
  | 'parenthesis-letter'
  | 'parenthesis-roman'
  | 'parenthesis-capital'

export interface SectionNumber {
  style: NumberStyle
  /** As written, without the punctuation around it: '2.1', 'a', 'IV'. */
  label: string
  /** Its place in its row, from 1; for a decimal that of its last part. */
  ordinal: number
  /** Parts of a decimal: 2 for '2.1'. 1 for all else. */
  depth: number
  /** UTF-16 units up to the first word after the number. */
  length: number
}

const romanDigits: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 }

/** The value of a well-formed roman numeral; 0 for anything else. */
export const romanValue = (label: string): number => {
  const low = label.toLowerCase()
  if (!/^(?:c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/.test(low)) return 0
  let total = 0
  for (let i = 0; i < low.length; i++) {
    const value = romanDigits[low[i] ?? ''] ?? 0
    total += value < (romanDigits[low[i + 1] ?? ''] ?? 0) ? -value : value
  }
  return total
}

const alphabet = (label: string): number => {
  const first = label.toLowerCase().charCodeAt(0) - 96
  // After z come aa, bb, cc.
  if (label.length === 2 && label[0] === label[1]) return 26 + first
  return label.length === 1 ? first : 0
}

const lead = new RegExp(
  `^(?:(article|section|sec\\.|§{1,2})\\s{0,3}([IVXLC]{1,7}|\\d{1,5}(?:[.-]\\d{1,4}){0,4}[a-z]?|${numberWords})(?![\\w-])[.:)—–-]{0,2}\\s*|\\(([A-Za-z]{1,5}|\\d{1,3})\\)\\s*|(\\d{1,3}(?:\\.\\d{1,3}){1,4})[.)]?(?=\\s|$|["“(])\\s*|(\\d{1,3})[.)](?=\\s|$|["“(])\\s*|([A-Za-z]|[ivxIVX]{2,5})[.)](?=\\s|$)\\s*)`,
  'i',
)

/** The readings of the number at the start of a paragraph: more than one where '(i)' may be a letter or a numeral. */
export const readNumber = (text: string): SectionNumber[] => {
  const match = lead.exec(text.slice(0, 80))
  if (!match) return []
  const [{ length }, word, named, bracketed, dotted, plain, bare] = match
  if (word && named) {
    const parts = named.split('.')
    const last = parts.at(-1) ?? ''
    const ordinal = valueOfWords(named) ?? (Number.parseInt(last, 10) || romanValue(named))
    const style = word.toLowerCase() === 'article' ? 'article' : 'section'
    return [{ style, label: named, ordinal, depth: style === 'section' ? parts.length : 1, length }]
  }
  if (dotted) {
    const parts = dotted.split('.')
    // '1.0' heads its row as '1.' does.
    const depth = parts.at(-1) === '0' ? parts.length - 1 : parts.length
    return [{ style: 'decimal', label: dotted, ordinal: Number(parts[depth - 1]), depth, length }]
  }
  if (plain) return [{ style: 'decimal', label: plain, ordinal: Number(plain), depth: 1, length }]
  const label = bracketed ?? bare ?? ''
  const make = (style: NumberStyle, ordinal: number): SectionNumber[] =>
    ordinal > 0 ? [{ style, label, ordinal, depth: 1, length }] : []
  if (/^\d/.test(label)) return make('parenthesis-number', Number(label))
  const upper = /^[A-Z]+$/.test(label)
  if (!upper && !/^[a-z]+$/.test(label)) return []
  if (bracketed) {
    const letters = make(upper ? 'parenthesis-capital' : 'parenthesis-letter', alphabet(label))
    return upper ? letters : [...letters, ...make('parenthesis-roman', romanValue(label))]
  }
  return [
    ...make(upper ? 'capital' : 'letter', alphabet(label)),
    ...make(upper ? 'capital-roman' : 'roman', romanValue(label)),
  ]
}
