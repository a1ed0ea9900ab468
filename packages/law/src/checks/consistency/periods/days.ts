import { type FoundDate, findDates } from '../../../dates/dates.ts'
import { monthNames } from '../../../dates/months.ts'
import type { Span } from '../../../span/span.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import { once } from '../../reading/once.ts'

export type Dated = FoundDate & { iso: string }

/** Every day that the calendar has, in order. */
export const daysOf = once((document): readonly Dated[] =>
  findDates(ownPages(document)).filter((date): date is Dated => date.iso !== null && date.year > 1900),
)

export const daysWithin = (all: readonly Dated[], { start, end }: Span): Dated[] => {
  let low = 0
  let high = all.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((all[middle]?.start ?? 0) < start) low = middle + 1
    else high = middle
  }
  const found: Dated[] = []
  for (let at = low; (all[at]?.start ?? end) < end; at++) {
    const one = all[at]
    if (one) found.push(one)
  }
  return found
}

const dayLength = 86_400_000
export const dayNumber = (iso: string): number => Math.round(Date.parse(`${iso}T00:00:00Z`) / dayLength)

/** The day that is so many months after another, as a number; the last of a shorter month. */
export const monthsLater = ({ year, month, day }: Dated, months: number): number => {
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return Math.round(Date.UTC(year, month - 1 + months, Math.min(day, last)) / dayLength)
}

/** 'June 30, 2022'. */
export const dayShown = (number: number): string => {
  const date = new Date(number * dayLength)
  return `${monthNames[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}
