const milliseconds = 24 * 60 * 60 * 1000
const dayOf = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / milliseconds
const isoOf = (day: number): string => new Date(day * milliseconds).toISOString().slice(0, 10)
/** 0 is Sunday. January 1, 1970 was a Thursday. */
const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7
const on = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) / milliseconds

/** The so-manyth of a weekday in a month. */
const nth = (year: number, month: number, weekday: number, which: number): number => {
  const first = on(year, month, 1)
  return first + ((weekday - weekdayOf(first) + 7) % 7) + 7 * (which - 1)
}

/** On a Saturday a holiday is kept on the Friday before it, and on a Sunday on the Monday after it. */
const observed = (day: number): number => day + ({ 0: 1, 6: -1 }[weekdayOf(day)] ?? 0)

/**
 * The days on which the legal holidays of a year are observed, in ISO 8601 and in their order: New Year's Day of a year
 * may be observed on December 31 of the year before.
 * Source: 5 U.S.C. 6103(a) and (b); Executive Order 11582; Juneteenth since 2021. Fed. R. Civ. P. 6(a)(6)(A) names the same.
 */
export const legalHolidays = (year: number): string[] =>
  [
    on(year, 1, 1),
    nth(year, 1, 1, 3),
    nth(year, 2, 1, 3),
    // The last Monday in May.
    nth(year, 6, 1, 1) - 7,
    ...(year < 2021 ? [] : [on(year, 6, 19)]),
    on(year, 7, 4),
    nth(year, 9, 1, 1),
    nth(year, 10, 1, 2),
    on(year, 11, 11),
    nth(year, 11, 4, 4),
    on(year, 12, 25),
  ].map((day) => isoOf(observed(day)))

/** Whether a day, in ISO 8601, is neither on a weekend nor a legal holiday. */
export function isBusinessDay(iso: string): boolean {
  const weekday = weekdayOf(dayOf(iso))
  const year = Number(iso.slice(0, 4))
  return weekday !== 0 && weekday !== 6 && ![year, year + 1].some((each) => legalHolidays(each).includes(iso))
}

/**
 * The last of so many business days that follow a day. Holidays of a state are not counted.
 * @param iso in ISO 8601, as is what comes back
 * @param count at least 0
 */
export function businessDaysAfter(iso: string, count: number): string {
  let day = dayOf(iso)
  for (let left = count; left > 0; ) if (isBusinessDay(isoOf(++day))) left--
  return isoOf(day)
}

/**
 * The last day of a time of so many days that starts on a day: the day itself is not counted, every other is, and a time that
 * would end on a weekend or a legal holiday goes on to the next day that is neither. Holidays of a state are not counted.
 * Source: Fed. R. Civ. P. 6(a)(1); Fed. R. App. P. 26(a)(1) and Fed. R. Bankr. P. 9006(a)(1) count alike.
 * @param iso in ISO 8601, as is what comes back
 * @param days at least 1
 */
export function lastDayOf(iso: string, days: number): string {
  let day = dayOf(iso) + days
  while (!isBusinessDay(isoOf(day))) day++
  return isoOf(day)
}
