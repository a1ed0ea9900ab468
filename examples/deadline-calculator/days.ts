/** A day of the calendar, as 2026-11-30. Days are counted without hours, so no time zone can shift one. */
export type Day = string

const milliseconds = 86_400_000
const at = (day: Day) => Date.parse(`${day}T00:00:00Z`)

export const plusDays = (day: Day, count: number): Day =>
  new Date(at(day) + count * milliseconds).toISOString().slice(0, 10)

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(at(day)).getUTCDay()

const names = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })
export const weekdayName = (day: Day): string => names.format(at(day))
