import { findSpokenDates } from '@casewright/law'
import { partialDatesIn } from '../../reading/assign/partial-dates.ts'
import type { Place } from '../../output.ts'

const lead =
  /(?:(?<![\p{L}])(?:please |and |also |actually )?(?:date (?:it|this|the (?:letter|note|form|application))|(?:letter|it)(?: is|['’]s| should be)? dated|today is|(?<=make it ))|(?<=^|\n)[\s*•–-]{0,4}(?:letter |today['’]?s )?date(?: of letter)?:)(?: as| for| with)? ?$/iu
/** A day that was put right at once: 'date it May 14, well actually make it May 15'. */
const again = /^[\s.,]{0,3}(?:(?:no|oh|well|wait|actually|sorry|um)[\s,.]{1,3}){0,4}make (?:it|that) $/i

export interface LetterDay extends Place {
  iso: string
}

/** The day that notes give the letter itself, of those that they tell with or without its year. */
export function letterDay(text: string, today: string): LetterDay | null {
  const whole = findSpokenDates(text).flatMap(({ start, end, iso }) => (iso ? [{ start, end, iso }] : []))
  const parts = partialDatesIn(text)
  const days = [...whole, ...parts].toSorted((one, other) => one.start - other.start)
  const yearOf = (day: string): string => {
    const years = whole.map(({ iso }) => Number(iso.slice(0, 4)))
    const own = years.length > 0 ? [...new Set(years.flatMap((year) => [year - 1, year, year + 1]))] : [Number(today.slice(0, 4)) - 1, Number(today.slice(0, 4)), Number(today.slice(0, 4)) + 1]
    const near = years.length > 0 ? whole.map(({ iso }) => Date.parse(iso)) : [Date.parse(today)]
    const middle = near.toSorted((one, other) => one - other)[Math.floor(near.length / 2)] ?? 0
    const [year] = own.toSorted((one, other) => Math.abs(Date.parse(`${one}-${day}`) - middle) - Math.abs(Date.parse(`${other}-${day}`) - middle))
    return `${year}-${day}`
  }
  const isoOf = (one: (typeof days)[number]) => ('iso' in one ? one.iso : yearOf(one.day))
  for (const [n, one] of days.entries()) {
    const before = lead.exec(text.slice(Math.max(0, one.start - 60), one.start))
    if (!before || /make it $/.test(before[0])) continue
    const next = days[n + 1]
    const start = one.start - before[0].length
    const iso = isoOf(one)
    if (next && again.test(text.slice(one.end, next.start))) {
      const corrected = 'iso' in next ? next.iso : `${iso.slice(0, 4)}-${next.day}`
      return { start, end: next.end, iso: corrected }
    }
    return { start, end: one.end, iso }
  }
  return null
}
