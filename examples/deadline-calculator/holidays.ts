import federal from '@18f/us-federal-holidays'
import { type Day, plusDays, weekdayOf } from './days.ts'

export interface Lists {
  /** Whether the period is measured after an event: state holidays count for such alone. */
  isAfter: boolean
  stateHolidays?: readonly Day[]
  declaredHolidays?: readonly Day[]
}

/** The days that 5 U.S.C. § 6103(a) sets aside, as they stand there: not moved off a weekend. */
const setAside = (year: number) =>
  federal.allForYear(year, { shiftSaturdayHolidays: false, shiftSundayHolidays: false })

/** Juneteenth before December 1, 2023, when Rule 6(a)(6)(A) came to name it: declared by Pub. L. 117-17 of June 17, 2021. */
const declaredJuneteenth = new Set<Day>(['2021-06-19', '2022-06-19', '2023-06-19'])

/** What makes a day a legal holiday by Rule 6(a)(6) beyond doubt, or undefined. */
export function legalHoliday(
  day: Day,
  { isAfter, stateHolidays = [], declaredHolidays = [] }: Lists,
): string | undefined {
  const found = setAside(Number(day.slice(0, 4))).find(({ dateString }) => dateString === day)
  if (found && declaredJuneteenth.has(day)) return `${found.name}, declared by Congress, Rule 6(a)(6)(B)`
  if (found) return `${found.name}, Rule 6(a)(6)(A)`
  if (declaredHolidays.includes(day)) return 'declared a holiday by the President or Congress, Rule 6(a)(6)(B)'
  if (isAfter && stateHolidays.includes(day)) return 'a holiday of the state, Rule 6(a)(6)(C)'
}

/**
 * The holiday whose observance a weekday is, because it falls on a weekend. Federal employees have that day off
 * (5 U.S.C. § 6103(b); Executive Order 11582); Rule 6(a)(6) does not name it.
 */
export function observedHoliday(day: Day): string | undefined {
  const away = { 5: 1, 1: -1 }[weekdayOf(day)]
  if (away === undefined) return undefined
  const onWeekend = plusDays(day, away)
  return setAside(Number(onWeekend.slice(0, 4))).find(({ dateString }) => dateString === onWeekend)?.name
}
