import type { Span } from '../span/span.ts'
import { numberWords, valueOfWords } from './number-words.ts'

export type Currency = 'USD' | 'EUR' | 'GBP'

/** One way in which an amount is written. `value` is in units of the currency, `null` where it cannot be read. */
export interface Writing extends Span {
  value: number | null
}

export interface Amount extends Span {
  words: string
  currency: Currency
  /** In units of the currency. Where words and figures disagree, the words' value: they govern by the usual rule. */
  value: number
  inWords?: Writing
  inFigures?: Writing
  /** Whether words and figures agree; absent where the amount is written one way only. */
  agrees?: boolean
}

const figure =
  '(?:\\d{1,3}(?:,\\d{3}){1,6}|\\d{1,15})(?:\\.\\d{1,2}(?!\\d)|\\.\\d{1,4}(?=\\s?(?:million|billion|thousand|mm|[km])\\b))?'
/** '$450K', '$1.2M' and '$3MM': a letter is a scale only right behind its figure. */
const scale = '(?:\\s?(?:million|billion|trillion|thousand)\\b|(?:mm|[km])\\b)?'
const figures = `(?:US\\$|USD ?\\$?|\\$|€|£)(?:[ \\t]{2,8}|\\s)?${figure}${scale}`
const dollarsWritten = `${figure}${scale}\\s{1,2}(?:U\\.?S\\.? )?dollars\\b`
const cents = '(?:\\s{1,3}and\\s{1,3}(?:(?:\\d{1,2}|no|xx)\\/100(?:ths)?|NUMBER\\s{1,3}cents))?'.replace(
  'NUMBER',
  numberWords,
)
const inWords = `\\b${numberWords}${cents}\\s{1,3}(?:(?:U\\.?S\\.?|United States)\\s{1,3})?dollars\\b${cents}`
const gap = '\\s{0,3}(?:,\\s{0,2})?'

const patterns = [
  new RegExp(`(?<words>${inWords})(?:${gap}[(\\[]\\s?(?<figures>${figures}|${figure})\\s?[)\\]])?`, 'gi'),
  new RegExp(
    `(?<figures>${figures})(?:${gap}[(\\[]\\s?(?:(?<words>${inWords})|(?:(?:US|U\\.S\\.|United States)\\s)?Dollars?\\s{1,3}(?<ahead>${numberWords}))(?:\\s{1,3}only)?\\s?[)\\]])?`,
    'gi',
  ),
  new RegExp(`(?<![\\d.,$€£])(?<figures>${dollarsWritten})`, 'gi'),
]
const scales: Record<string, number> = {
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  m: 1e6,
  mm: 1e6,
  billion: 1e9,
  trillion: 1e12,
}

const valueOfFigures = (words: string): number => {
  const digits = Number(/\d[\d,]*(?:\.\d+)?/.exec(words)?.[0].replaceAll(',', '') ?? 0)
  const factor =
    scales[/thousand|million|billion|trillion|(?<=\d)(?:mm|[km])\b/i.exec(words)?.[0].toLowerCase() ?? ''] ?? 1
  return Math.round(digits * factor * 100) / 100
}

const valueOfWriting = (words: string): number | null => {
  const [whole = '', part = ''] = splitCents(words)
  const value = valueOfWords(whole)
  if (value === null) return null
  const hundredths = /\d{1,2}(?=\/100)/.exec(part)
  const named = part
    .replace(/\bcents\b/i, '')
    .replace(/^\s*and\s+/i, '')
    .trim()
  return (
    value + (hundredths ? Number(hundredths[0]) / 100 : /\d|no|xx/i.test(named) ? 0 : (valueOfWords(named) ?? 0) / 100)
  )
}

/** 'One and 50/100 Dollars' and 'One Dollar and Fifty Cents' into dollars and cents. */
const splitCents = (words: string): [string, string] => {
  const fraction = /(?<!\s)\s+and\s+\S{1,3}\/100/i.exec(words)
  if (fraction) return [words.slice(0, fraction.index), fraction[0]]
  const at = words.search(/(?<!\s)\s+(?:(?:U\.?S\.?|United States)\s+)?dollars\b/i)
  return [words.slice(0, at), words.slice(at).replace(/^\s+(?:(?:U\.?S\.?|United States)\s+)?dollars\b/i, '')]
}

const currencyOf = (words: string): Currency => (words.includes('€') ? 'EUR' : words.includes('£') ? 'GBP' : 'USD')

/** Every amount of money in `text`, in order. Percentages are `findPercentages`'. */
export const findAmounts = (text: string): Amount[] => {
  const found: Amount[] = []
  for (const pattern of patterns)
    for (const match of text.matchAll(pattern)) {
      const start = match.index
      const words = match[0]
      const writing = (part: string | undefined, value: (words: string) => number | null): Writing | undefined => {
        if (!part) return undefined
        const from = start + words.indexOf(part)
        return { start: from, end: from + part.length, value: value(part) }
      }
      const written = writing(match.groups?.words, valueOfWriting) ?? writing(match.groups?.ahead, valueOfWords)
      const figured = writing(match.groups?.figures, valueOfFigures)
      const value = written?.value ?? figured?.value
      if (value === null || value === undefined) continue
      const both = written && figured && written.value !== null
      found.push({
        start,
        end: start + words.length,
        words,
        currency: currencyOf(words),
        value,
        ...(written ? { inWords: written } : {}),
        ...(figured ? { inFigures: figured } : {}),
        ...(both ? { agrees: Math.abs((written.value ?? 0) - (figured.value ?? 0)) < 0.005 } : {}),
      })
    }
  found.sort((one, other) => one.start - other.start || other.end - one.end)
  const apart: Amount[] = []
  for (const amount of found) if (amount.start >= (apart.at(-1)?.end ?? 0)) apart.push(amount)
  return apart
}
