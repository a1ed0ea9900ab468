import { type Day, plusDays, weekdayName, weekdayOf } from './days.ts'
import { type Lists, legalHoliday, observedHoliday } from './holidays.ts'

export interface Counted {
  day: Day
  what: string
}

export interface Landing {
  day: Day
  passed: Counted[]
  /** The holiday whose day of observance decided where it ended. */
  observed?: string
}

/** Why a period cannot end on a day, or undefined. */
function whyNot(day: Day, lists: Lists, observanceCounts: boolean): { what: string; observed?: string } | undefined {
  if ([0, 6].includes(weekdayOf(day))) return { what: weekdayName(day) }
  const holiday = legalHoliday(day, lists)
  if (holiday) return { what: holiday }
  const observed = observedHoliday(day)
  if (observed && observanceCounts) return { what: `${observed} is observed`, observed }
}

/** From a last day that is none to the next that is: forward after an event, backward before one (Rule 6(a)(1)(C), (5)). */
export function land(day: Day, lists: Lists, observanceCounts: boolean): Landing {
  const passed: Counted[] = []
  let observed: string | undefined
  let at = day
  for (;;) {
    const why = whyNot(at, lists, observanceCounts)
    if (!why) return { day: at, passed, ...(observed && { observed }) }
    passed.push({ day: at, what: `${why.what}: the period continues to run` })
    observed ??= why.observed
    at = plusDays(at, lists.isAfter ? 1 : -1)
  }
}

export interface Period extends Lists {
  event: Day
  length: number
  /** The 3 days of Rule 6(d). */
  added: boolean
}

/** A period in days (Rule 6(a)(1)), and the 3 days of Rule 6(d) after it would otherwise expire. */
export function countDays(
  period: Period,
  observanceCounts: boolean,
): { deadline: Day; counted: Counted[]; observed?: string } {
  const { event, length, isAfter, added } = period
  const last = plusDays(event, isAfter ? length : -length)
  const first = land(last, period, observanceCounts)
  const counted: Counted[] = [
    { day: event, what: 'the day of the event, which is not counted' },
    { day: last, what: `day ${length}` },
    ...first.passed,
  ]
  if (!added) return { deadline: first.day, counted, observed: first.observed }
  const third = plusDays(first.day, 3)
  const second = land(third, period, observanceCounts)
  counted.push(
    { day: first.day, what: 'the period would otherwise expire' },
    { day: third, what: '3 days are added, Rule 6(d)' },
    ...second.passed,
  )
  return { deadline: second.day, counted, observed: first.observed ?? second.observed }
}
