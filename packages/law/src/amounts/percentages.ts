import type { Span } from '../span/span.ts'
import { numberWords, valueOfWords } from './number-words.ts'

export interface Percentage extends Span {
  words: string
  /** In percent: 12.5 for '12.5%'. */
  value: number
  /** Whether words and figures agree ('five percent (5%)'); absent where it is written one way only. */
  agrees?: boolean
}

const pattern = new RegExp(
  `(?:\\b(?<words>${numberWords})\\s{1,3}(?:per\\s?cent)?\\s{0,3}\\(\\s?(?<both>\\d{1,4}(?:\\.\\d{1,6})?)\\s?(?:%|per\\s?cent)\\s?\\))|(?<![\\d.,])(?<figures>\\d{1,4}(?:\\.\\d{1,6})?)\\s?(?:%|per\\s?cent\\b)|\\b(?<only>${numberWords})\\s{1,3}per\\s?cent\\b`,
  'gi',
)

/** Every percentage in `text`, in order. */
export const findPercentages = (text: string): Percentage[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const { words, both, figures, only } = match.groups ?? {}
    const written = words || only ? valueOfWords(words ?? only ?? '') : null
    const figured = both || figures ? Number(both ?? figures) : null
    const value = figured ?? written
    if (value === null) return []
    const place = { start: match.index, end: match.index + match[0].length, words: match[0], value }
    return [words && both && written !== null ? { ...place, agrees: written === figured } : place]
  })
