/** 19730122 for '1973-01-22', 19730000 for '1973', 0 for none: in the order of time. */
export function dateNumber(date: string | null | undefined): number {
  const [, year, month = '00', day = '00'] = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/.exec(date ?? '') ?? []
  return year ? Number(year + month + day) : 0
}

/** The bounds of a filter. A date of which a year alone is known is within its whole year. */
export const dateBounds = (from: string | undefined, to: string | undefined): [from: number, to: number] | undefined =>
  from || to ? [dateNumber(from), to ? dateNumber(to) || 99999999 : 99999999] : undefined

export function isWithin(date: number, [from, to]: readonly [number, number]): boolean {
  if (date === 0) return false
  // What is not known of a date, and of a bound, counts in its favor.
  const last = date % 10000 === 0 ? date + 1231 : date % 100 === 0 ? date + 31 : date
  const end = to % 10000 === 0 ? to + 1231 : to % 100 === 0 ? to + 31 : to
  return last >= from && date <= end
}
