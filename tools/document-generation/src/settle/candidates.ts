import { findAmounts, findSpokenDates, numberWords, valueOfWords } from '@casewright/law'
import type { Place } from '../output.ts'

/** A value that notes have of the kind of a field. */
export interface Candidate extends Place {
  words: string
  /** The same for the same value, however it is written. */
  key: string
  /** 'month' of '$1,450 a month'; '' where it says none. */
  per: string
}

export type ValueKind = 'money' | 'date' | 'period' | 'percent'

const per = /^(?:\/|,? (?:an?|per|each|every) (?:\p{L}{2,10} (?:an?|per) )?)(?<unit>\p{L}{2,16})\b/iu
const units: Record<string, string> = { mo: 'month', yr: 'year', annum: 'year', wk: 'week', hr: 'hour' }
const perOf = (text: string, end: number): string => {
  const unit = per.exec(text.slice(end, end + 24))?.groups?.unit?.toLowerCase() ?? ''
  return units[unit] ?? unit
}
/** A number with its thousands and nothing that it counts. */
const bare =
  /(?<![\p{L}\d$#.,/-])\d{1,3}(?:,\d{3})+(?:\.\d\d)?(?= ?(?:[.;)→\n]|, |,? (?:all|total|for|by|in|at|and|but|or|with|flat|now|even)\b|\/|$))/gu
/** 'Thirty-eight thousand five hundred', of which a price is told. */
const inWords = new RegExp(
  `(?<![\\p{L}\\d-])${numberWords}(?![\\p{L}\\d-]| (?:years?|months?|weeks?|days?|hours?|miles|acres|people|square|gallons?|pounds|tons?)\\b)`,
  'giu',
)
const time = '(?<unit>years?|yrs?|months?|mos?|weeks?|wks?|days?)'
const period = new RegExp(`(?<![\\p{L}\\d$.,-])(?<count>\\d{1,3}|${numberWords}|an?)[ -]${time}(?!\\p{L})`, 'giu')
const onePeriod = new RegExp(period.source, 'iu')
const percent = /(?<![\p{L}\d.,$])(?<count>\d{1,3}(?:\.\d{1,4})?) ?(?:%|percent\b)/giu

const countOf = (words: string): number | null =>
  /^\d/.test(words) ? Number(words) : /^an?$/i.test(words) ? 1 : valueOfWords(words)

/** A length of time in days, as months and years go: what is the same has the same. */
function keyOfPeriod(words: string): string | null {
  const { count = '', unit = '' } = onePeriod.exec(` ${words}`)?.groups ?? {}
  const many = countOf(count)
  if (many === null) return null
  const days = /^y/i.test(unit) ? 360 : /^m/i.test(unit) ? 30 : /^w/i.test(unit) ? 7 : 1
  return String(many * days)
}

/** All values of a kind in a text, in order. */
export function candidatesIn(text: string, kind: ValueKind): Candidate[] {
  if (kind === 'date')
    return findSpokenDates(text).flatMap(({ start, end, iso }) =>
      iso ? [{ start, end, words: text.slice(start, end), key: iso, per: '' }] : [],
    )
  if (kind === 'money') {
    const amounts = findAmounts(text).map(({ start, end, value }) => ({ start, end, key: String(value) }))
    const more = [...text.matchAll(bare), ...text.matchAll(inWords)].flatMap(({ 0: words, index: start }) => {
      const value = /^\d/.test(words) ? Number(words.replaceAll(',', '')) : (valueOfWords(words) ?? 0)
      const isKnown = amounts.some((one) => one.start < start + words.length && start < one.end)
      return isKnown || value < 1000 ? [] : [{ start, end: start + words.length, key: String(value) }]
    })
    return [...amounts, ...more]
      .toSorted((one, other) => one.start - other.start)
      .map((one) => ({ ...one, words: text.slice(one.start, one.end), per: perOf(text, one.end) }))
  }
  const pattern = kind === 'percent' ? percent : period
  return [...text.matchAll(pattern)].flatMap(({ 0: words, index: start, groups }) => {
    const key = kind === 'percent' ? String(Number(groups?.count)) : keyOfPeriod(words)
    return key === null ? [] : [{ start, end: start + words.length, words, key, per: '' }]
  })
}

/** What an answer is by its value: the key that its candidates have. */
export function keyOf(value: string, kind: ValueKind): string | null {
  if (kind === 'date') return /^\d{4}-\d\d-\d\d$/.test(value) ? value : null
  if (kind === 'period' && /^\d{1,2}$|^\p{L}+$/u.test(value)) {
    const years = countOf(value.toLowerCase())
    return years === null ? null : String(years * 360)
  }
  if (kind === 'money' && /^\$?\d[\d,]*(?:\.\d+)?$/.test(value)) return String(Number(value.replace(/[$,]/g, '')))
  const all = candidatesIn(` ${value} `, kind)
  return all.length === 1 ? (all[0]?.key ?? null) : null
}
