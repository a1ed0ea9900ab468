import type { Span } from '../span/span.ts'
import { numberWords, valueOfWords } from './number-words.ts'

/** A number written twice, as drafters do: 'thirty (30) days'. */
export interface DoubledNumber extends Span {
  words: string
  inWords: number
  inFigures: number
  agrees: boolean
}

const pattern = new RegExp(`\\b(${numberWords})\\s{1,3}\\(\\s?(\\d{1,3}(?:,\\d{3}){1,4}|\\d{1,12})\\s?\\)`, 'gi')

/** Every number that `text` gives in words and at once in figures. Money and percentages have their own. */
export const findDoubledNumbers = (text: string): DoubledNumber[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const inWords = valueOfWords(match[1] ?? '')
    if (inWords === null) return []
    const inFigures = Number((match[2] ?? '').replaceAll(',', ''))
    const place = { start: match.index, end: match.index + match[0].length, words: match[0] }
    return [{ ...place, inWords, inFigures, agrees: inWords === inFigures }]
  })
