import type { Span } from '@casewright/law'
import { after, type Days, type Length, rolled, shown, weekdayOf } from './calendar.ts'
import type { Happening } from './happenings.ts'
import type { Restart } from './restart.ts'

interface Timely {
  /** The day from which the time would run without any motion. */
  plain: Happening | undefined
  restart: Restart | undefined
  from: Happening
  done: number
  /** The last day, moved off a weekend or a holiday. */
  ends: number
  time: Length
  /** What was done, as 'the appeal'. */
  step: string
}

/**
 * Why a step is in time that seems late at first: the time runs from the order on a motion (Fed. R. App. P. 4(a)(4)(A)), or its
 * last day is no working day (Fed. R. Civ. P. 6(a)(1)(C), Fed. R. App. P. 26(a)(1)(C), and the rules of most states). Null:
 * it never seemed late.
 */
export function inTimeAfterAll({ plain, restart, from, done, ends, time, step }: Timely): string | null {
  const last = after(from.moment.last, time)
  const moved = last < ends ? `${shown(ends)}, since ${shown(last)} is ${notWorking(last)}` : shown(ends)
  if (restart && plain && done > rolled(after(plain.moment.last, time)))
    return `${sentence(step)} came on ${shown(done)}, ${done - plain.moment.last} days after the judgment of ${shown(plain.moment.last)}. But a motion of ${shown(restart.motion.moment.last)} was made within 28 days, which ended on ${shown(restart.due)}, so the time runs from the order on it of ${shown(restart.order.moment.last)} (Fed. R. App. P. 4(a)(4)(A)), and ended on ${moved}. That holds if the motion is one that the rule names.`
  if (last < done && done <= ends)
    return `The last day would be ${shown(last)}, but that is ${notWorking(last)}, so the time ran to ${shown(ends)} (Fed. R. Civ. P. 6(a)(1)(C), Fed. R. App. P. 26(a)(1)(C), and the rules of most states); ${step} came on ${shown(done)}.`
  return null
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
/** 'A Sunday', of a day that is no working day. */
export const notWorking = (day: number): string => {
  const name = weekdayOf(day)
  return /^S/.test(name) ? `a ${name}` : 'a holiday'
}

/** That nothing was moved after the trial. */
const nothingMoved = /\b(?:no ?body|no one|nothing|none|no|never|neither)\b[^.;]{0,60}\bpost[- ]?(?:trial|judgment)\b/i

/** What is left of a late appeal in a federal civil case: the time to ask for more time, with its last days. */
export function extensionOf(
  text: string,
  { moment }: { moment: Days & Span },
  time: Length,
  today: number,
): { says: string; asks: string[] } {
  const by = rolled(after(rolled(after(moment.last, time)), { count: 30, unit: 'day' }))
  const reopen = after(moment.last, { count: 180, unit: 'day' })
  const passed = by < today ? 'that day has passed' : 'that day has not passed'
  return {
    says: `The time is set by 28 U.S.C. § 2107 and jurisdictional, so the court cannot excuse it (Bowles v. Russell, 551 U.S. 205 (2007)). A motion for more time had to be filed by ${shown(by)} (Fed. R. App. P. 4(a)(5)(A)); ${passed}. A notice of appeal is no such motion.`,
    asks: [
      ...(nothingMoved.test(text)
        ? []
        : ['When was judgment entered, and did a timely post-judgment motion restart the time?']),
      `Was a motion for more time filed in the district court by ${shown(by)} (Fed. R. App. P. 4(a)(5))?`,
      `Did the party that appeals get no notice of the entry within 21 days? Then the time can be reopened on a motion within 14 days of the notice, and at most 180 days after the entry, which is ${shown(reopen)} (Fed. R. App. P. 4(a)(6)).`,
      'Was the date of the entry read from the docket, and is the judgment a separate document where Fed. R. Civ. P. 58 asks for one?',
    ],
  }
}
