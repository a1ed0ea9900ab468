import { findDates, monthNumber, monthPattern, type Span } from '@casewright/law'
import { after, type Days, dayOf, dayOfDate, yearOf } from './calendar.ts'
import { length, lengthOf } from './lengths.ts'

/** A time that a text names. */
export interface Moment extends Span, Days {}

const dayAndMonth = new RegExp(`\\b(${monthPattern})\\s{1,3}(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:/-]|,? \\d{4})`, 'g')
const monthAndYear = new RegExp(`\\b(${monthPattern}),?(?: of)? (\\d{4})\\b`, 'g')
const month = new RegExp(
  `\\b(?:in|of|since|this|last|late|early|mid|by|from|back in)(?: past)?[ -](${monthPattern})\\b(?! ?\\d)`,
  'g',
)
const slashed = /(?<![\d/.$-])(\d{1,2})\/(\d{1,2})(?![\d/%])/g
const leads =
  /(?:\b(?:on|by|dated|since|until|till|from|before|after|filed|entered|served|sent|mailed|received|letter|judgment|accident|crash|fired|signed|was|is|and|thru|through),?|[:(–-]) ?$/i
const year = /\b(?:in|since|of|by|from|during|late|early|mid|spring|summer|fall|winter)[ -]((?:19|20)\d\d)\b/g
const ago = new RegExp(
  `(?:about |over |more than |nearly |almost |some )?(${length})(?: and (?:a half|${length}))? ago\\b`,
  'gi',
)

/** Every time that a text names, in order; a day without its year is the last one before `today`. */
export function momentsIn(text: string, today: Date): Moment[] {
  const now = dayOfDate(today)
  const exact = findDates(text)
    .filter(({ valid }) => valid)
    .map(({ start, end, year, month, day }): Moment => {
      const on = dayOf(year, month, day)
      return { start, end, first: on, last: on }
    })
  const found: Moment[] = [...exact]
  const isFree = ({ start, end }: Span) => !found.some((one) => one.start < end && start < one.end)
  const add = (moment: Moment) => {
    if (isFree(moment) && moment.first <= now) found.push(moment)
  }
  /** The year of a day that is written without it: no earlier than the date before it, and not in the future. */
  const yearFor = (index: number, month: number, day: number): number => {
    const before = exact.filter(({ start }) => start < index).at(-1)
    const last = dayOf(yearOf(now), month, day) <= now ? yearOf(now) : yearOf(now) - 1
    if (!before) return last
    const year = yearOf(before.first)
    return Math.min(last, dayOf(year, month, day) >= before.first ? year : year + 1)
  }
  const spanOf = (index: number, words: string): Span => ({ start: index, end: index + words.length })
  const whole = (span: Span, year: number, month: number) => {
    const first = dayOf(year, month, 1)
    add({ ...span, first, last: after(first, { count: 1, unit: 'month' }) - 1 })
  }
  for (const { index, 0: words, 1: name = '', 2: digits = '' } of text.matchAll(dayAndMonth)) {
    const [number, day] = [monthNumber(name), Number(digits)]
    if (day < 1 || day > 31) continue
    const on = dayOf(yearFor(index, number, day), number, day)
    add({ ...spanOf(index, words), first: on, last: on })
  }
  for (const { index, 0: words, 1: one = '', 2: two = '' } of text.matchAll(slashed)) {
    const [number, day] = [Number(one), Number(two)]
    if (number < 1 || number > 12 || day < 1 || day > 31) continue
    // '1/2 of it' and '3/4 owner' are no days: one is led to by a word.
    if (!leads.test(text.slice(Math.max(0, index - 12), index))) continue
    const on = dayOf(yearFor(index, number, day), number, day)
    add({ ...spanOf(index, words), first: on, last: on })
  }
  for (const { index, 0: words, 1: name = '', 2: digits = '' } of text.matchAll(monthAndYear))
    whole(spanOf(index, words), Number(digits), monthNumber(name))
  for (const { index, 0: words, 1: name = '' } of text.matchAll(month)) {
    const number = monthNumber(name)
    whole(spanOf(index, words), dayOf(yearOf(now), number, 1) <= now ? yearOf(now) : yearOf(now) - 1, number)
  }
  for (const { index, 0: words, 1: digits = '' } of text.matchAll(year)) {
    const number = Number(digits)
    add({ ...spanOf(index, words), first: dayOf(number, 1, 1), last: dayOf(number, 12, 31) })
  }
  for (const { index, 0: words, 1: told = '' } of text.matchAll(ago)) {
    const time = lengthOf(told)
    if (!time) continue
    const on = after(now, { ...time, count: -time.count })
    // 'Three years ago' is some day of about that time.
    const slack = { day: 0, week: 4, month: 20, year: 200 }[time.unit]
    const half = / and /.test(words) ? 200 : 0
    add({ ...spanOf(index, words), first: on - slack - half, last: Math.min(now, on + slack) })
  }
  return found.toSorted((a, b) => a.start - b.start)
}
