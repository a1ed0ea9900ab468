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

/** The day of a holiday that is the so-manyth of a weekday in its month; -1 is the last. */
function weekdayOf(year: number, month: number, weekday: number, which: number): number {
  const first = dayOf(year, month, 1)
  const offset = (weekday - dateOf(first).getUTCDay() + 7) % 7
  if (which > 0) return first + offset + 7 * (which - 1)
  const next = weekdayOf(month === 12 ? year + 1 : year, (month % 12) + 1, weekday, 1)
  return next - 7
}

/** The legal holidays of Fed. R. Civ. P. 6(a)(6)(A). */
const holidays = (year: number): number[] => [
  dayOf(year, 1, 1),
  weekdayOf(year, 1, 1, 3),
  weekdayOf(year, 2, 1, 3),
  weekdayOf(year, 5, 1, -1),
  dayOf(year, 6, 19),
  dayOf(year, 7, 4),
  weekdayOf(year, 9, 1, 1),
  weekdayOf(year, 10, 1, 2),
  dayOf(year, 11, 11),
  weekdayOf(year, 11, 4, 4),
  dayOf(year, 12, 25),
]

/** A last day on a weekend or a holiday is the next day that is neither, as in Fed. R. Civ. P. 6(a)(1)(C). */
export function rolled(day: number): number {
  const weekday = dateOf(day).getUTCDay()
  return weekday === 0 || weekday === 6 || holidays(yearOf(day)).includes(day) ? rolled(day + 1) : day
}

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
