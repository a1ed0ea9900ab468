import { after, dayOfDate } from './calendar.ts'
import type { Moment } from './moments.ts'
import { momentsIn } from './moments.ts'

const adult = 18
const turned =
  /\b(?:turn(?:ed|s)|reached(?: the age of)?|became|was) (?:18|eighteen)(?! (?:months?|weeks?|days?)\b)(?: years old)?\b[^.;\d]{0,16}$/i
const born = /\b(?:born|birth ?date(?: is| was)?|birthday(?: is| was)?|d\.?o\.?b\.?:?)(?: on| is| was)? ?$/i

/**
 * The day on which somebody who was hurt as a child came of age, where the text gives it: 'turned 18 on May 2, 2024', or the day of
 * birth. Undefined: it gives neither, or that day had passed when the harm was done.
 *
 * @param harm the last day of the harm, in days since 1970
 */
export function majorityIn(text: string, harm: number, today: Date): number | undefined {
  const before = ({ start }: Moment) => text.slice(Math.max(0, start - 40), start)
  const days = momentsIn(text, today).filter(({ first, last }) => first === last)
  const told = days.find((moment) => turned.test(before(moment)))?.first
  const birth = days.find((moment) => born.test(before(moment)))?.first
  const day = told ?? (birth === undefined ? undefined : after(birth, { count: adult, unit: 'year' }))
  return day !== undefined && day > harm && day < dayOfDate(today) + 366 * adult ? day : undefined
}
