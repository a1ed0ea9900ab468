const months = 'January February March April May June July August September October November December'.split(' ')

/** 'June 25, 2014' for an ISO 8601 date; a year alone, and whatever else a source wrote, as it stands. */
export function asDay(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? []
  const name = months[Number(month) - 1]
  return year && name ? `${name} ${Number(day)}, ${year}` : date
}
