import type { Span } from '../span/span.ts'
import { dayNumber, monthNumber, monthPattern } from './months.ts'

/** How a date is written. `numeric` is read the U.S. way, month first, unless only the other way gives a date. */
export type DateForm = 'month-day' | 'day-month' | 'numeric' | 'numeric-day-first' | 'iso' | 'day-of-month'

export interface FoundDate extends Span {
  words: string
  year: number
  month: number
  day: number
  form: DateForm
  /** Whether the calendar has this day: February 30 is written but does not exist. */
  valid: boolean
  /** ISO 8601, `null` for a day that the calendar does not have. */
  iso: string | null
}

const wordDay = '(?:(?:twenty|thirty)-)?[a-z]{5,11}'
const patterns: [DateForm, RegExp][] = [
  ['month-day', new RegExp(`\\b(${monthPattern})\\s{1,3}(\\d{1,2})(?:st|nd|rd|th)?,?\\s{1,3}(\\d{4})\\b`, 'g')],
  [
    'month-day',
    new RegExp(
      `\\b(${monthPattern.toUpperCase().replaceAll('\\\\.', '\\.')})\\s{1,3}(\\d{1,2})(?:ST|ND|RD|TH)?,?\\s{1,3}(\\d{4})\\b`,
      'g',
    ),
  ],
  ['day-month', new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\s{1,3}(${monthPattern}),?\\s{1,3}(\\d{4})\\b`, 'g')],
  [
    'day-of-month',
    new RegExp(
      `\\b(?:the\\s{1,3})?(\\d{1,2}(?:st|nd|rd|th)?|${wordDay})\\s{1,3}day\\s{1,3}of\\s{1,3}(${monthPattern}),?\\s{1,3}(?:in the year\\s{1,3})?(\\d{4})\\b`,
      'gi',
    ),
  ],
  ['iso', /(?<![\d/.-])(\d{4})-(\d{2})-(\d{2})(?![\d-])/g],
  ['numeric', /(?<![\d/.-])(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?![\d/-])/g],
  ['numeric', /(?<![\d/.:-])(\d{1,2})-(\d{1,2})-(\d{4})(?![\d-])/g],
]

/** Days of a month, proleptic Gregorian. */
const daysIn = (year: number, month: number): number =>
  new Date(Date.UTC(year < 100 ? 2000 : year, month, 0)).getUTCDate()

const exists = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)

// Two digits: 68 and below are this century, as POSIX reads them.
const century = (digits: string): number =>
  digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) <= 68 ? 2000 : 1900)

const parts = (form: DateForm, [, one = '', two = '', three = '']: RegExpMatchArray) => {
  if (form === 'iso') return { form, year: Number(one), month: Number(two), day: Number(three) }
  if (form === 'month-day') return { form, year: Number(three), month: monthNumber(one), day: Number(two) }
  if (form !== 'numeric') return { form, year: Number(three), month: monthNumber(two), day: dayNumber(one) }
  const [first, second, year] = [Number(one), Number(two), century(three)]
  const dayFirst = !exists(year, first, second) && exists(year, second, first)
  return dayFirst
    ? { form: 'numeric-day-first' as const, year, month: second, day: first }
    : { form, year, month: first, day: second }
}

const two = (value: number): string => String(value).padStart(2, '0')

/** Every full date in `text`, in order. Days that do not exist are given with `valid: false`. */
export const findDates = (text: string): FoundDate[] => {
  const found: FoundDate[] = []
  for (const [form, pattern] of patterns)
    for (const match of text.matchAll(pattern)) {
      const read = parts(form, match)
      if (read.day === 0 && form === 'day-of-month') continue
      // '99/99/2024' is no date that somebody mistook: no part of it could be a month.
      if (form === 'numeric' && read.month > 12 && read.day > 12) continue
      // '2-25-0417' is the number of a case.
      if (read.form.startsWith('numeric') && read.year < 1000) continue
      const valid = exists(read.year, read.month, read.day)
      const iso = valid ? `${String(read.year).padStart(4, '0')}-${two(read.month)}-${two(read.day)}` : null
      found.push({ start: match.index, end: match.index + match[0].length, words: match[0], ...read, valid, iso })
    }
  found.sort((one, other) => one.start - other.start || other.end - one.end)
  return found.filter((date, i) => !found.slice(Math.max(0, i - 4), i).some((before) => before.end > date.start))
}
