import { isBusinessDay } from '@casewright/law'

/** Days are counted from January 1, 1970. A month or a year that is named alone is every day of it. */
export interface Days {
  first: number
  last: number
}

export interface Length {
  count: number
  unit: 'day' | 'week' | 'month' | 'year'
}

const milliseconds = 24 * 60 * 60 * 1000

export const dayOf = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) / milliseconds
export const dayOfDate = (date: Date): number => Math.floor(date.getTime() / milliseconds)
const dateOf = (day: number): Date => new Date(day * milliseconds)
export const yearOf = (day: number): number => dateOf(day).getUTCFullYear()

/** That much later; the last day of a month where the month has no such day. */
export function after(day: number, { count, unit }: Length): number {
  if (unit === 'day') return day + count
  if (unit === 'week') return day + 7 * count
  const from = dateOf(day)
  const months = from.getUTCMonth() + (unit === 'month' ? count : 12 * count)
  const [year, month] = [from.getUTCFullYear() + Math.floor(months / 12), ((months % 12) + 12) % 12]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return dayOf(year, month + 1, Math.min(from.getUTCDate(), last))
}

/** A last day on a weekend or a holiday is the next day that is neither, as in Fed. R. Civ. P. 6(a)(1)(C). */
export const rolled = (day: number): number =>
  isBusinessDay(dateOf(day).toISOString().slice(0, 10)) ? day : rolled(day + 1)

/** 'Saturday'. */
export const weekdayOf = (day: number): string =>
  dateOf(day).toLocaleDateString('en-US', { timeZone: 'UTC', weekday: 'long' })

export const shown = (day: number): string =>
  dateOf(day).toLocaleDateString('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' })

const monthOf = (day: number): string =>
  dateOf(day).toLocaleDateString('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long' })

/** 'June 2, 2026', 'March 2019', '2021', or the two ends of what is known. */
export function shownDays({ first, last }: Days): string {
  if (first === last) return shown(first)
  if (last - first <= 31 && monthOf(first) === monthOf(last)) return monthOf(first)
  if (last - first >= 364 && yearOf(first) === yearOf(last)) return String(yearOf(first))
  return `about ${monthOf(Math.round((first + last) / 2))}`
}

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
export const shownLength = ({ count, unit }: Length): string =>
  `${unit === 'day' ? count : (words[count] ?? count)} ${unit}${count === 1 ? '' : 's'}`
