const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const month = '([A-Za-z]{3,9})\\.?'
const day = '(\\d{1,2})(?:st|nd|rd|th)?'

/** Each way to write a date, with where year, month and day stand in it. */
const forms: [RegExp, year: number, month: number, day: number][] = [
  [/^(\d{4})-(\d{2})-(\d{2})$/, 1, 2, 3],
  [/^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/, 3, 1, 2],
  [new RegExp(`^${month} ${day},? (\\d{4})$`), 3, 1, 2],
  [new RegExp(`^${day} ${month},? (\\d{4})$`), 3, 2, 1],
]

const monthOf = (words: string): number =>
  /^\d/.test(words) ? Number(words) : months.indexOf(words.slice(0, 3).toLowerCase()) + 1

const two = (value: number) => String(value).padStart(2, '0')

/**
 * A date as '2027-03-05', '3/5/2027', 'March 5, 2027' or '5 March 2027', as ISO 8601; months come first where both are
 * digits. Undefined for anything else, for a day that the calendar does not have, and for years before 1800.
 */
export function isoDate(written: string): string | undefined {
  if (written.length > 60) return undefined
  const plain = written.trim().replace(/\s+/g, ' ')
  for (const [form, ...places] of forms) {
    const found = form.exec(plain)
    if (!found) continue
    const [year, month, day] = places.map((place) => found[place] ?? '') as [string, string, string]
    const iso = `${year}-${two(monthOf(month))}-${two(Number(day))}`
    const real = new Date(`${iso}T00:00:00Z`)
    const exists = !Number.isNaN(real.getTime()) && real.toISOString().slice(0, 10) === iso
    return exists && Number(year) >= 1800 ? iso : undefined
  }
  return undefined
}
