import type { Span } from '../span/span.ts'
import { apart } from './apart.ts'
import { writtenPhones } from './written-phones.ts'

export interface FoundPhone extends Span {
  words: string
  /** As written; where the digits were spoken, in figures: '212-555-0142'. */
  number: string
}

/** A number without its area code, as people give it for a form. Elsewhere it is too often another number. */
const local = /(?<![\d.$#/(-]|\d\s)\d{3}[.-]\d{4}(?![\d-])(?:,?\s?(?:ext\.?|extension|x)\s?\d{1,6})?/gi
const digits: Record<string, string> = {
  zero: '0',
  oh: '0',
  o: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
}
const digit = `(?:${Object.keys(digits).join('|')})`
const spoken = new RegExp(`\\b${digit}(?:[\\s,.-]{1,3}${digit}){6,10}\\b`, 'gi')

const grouped = (all: string): string => {
  const own = all.length === 11 && all.startsWith('1') ? all.slice(1) : all
  return own.length === 10
    ? `${own.slice(0, 3)}-${own.slice(3, 6)}-${own.slice(6)}`
    : `${own.slice(0, 3)}-${own.slice(3)}`
}

/** Every telephone number in `text` as the United States writes them, written or digit by digit in words, in order. */
export function findPhones(text: string): FoundPhone[] {
  const locals = [...text.matchAll(local)].map(({ index, 0: words }) => ({ start: index, end: index + words.length }))
  const found: FoundPhone[] = apart([...writtenPhones(text), ...locals]).map(({ start, end }) => {
    const words = text.slice(start, end)
    return { start, end, words, number: words.replace(/\s+/g, ' ') }
  })
  for (const match of text.matchAll(spoken)) {
    const all = match[0]
      .toLowerCase()
      .split(/[\s,.-]+/)
      .map((word) => digits[word])
      .join('')
    if (all.length !== 7 && all.length !== 10 && all.length !== 11) continue
    found.push({ start: match.index, end: match.index + match[0].length, words: match[0], number: grouped(all) })
  }
  return found.sort((one, other) => one.start - other.start)
}
