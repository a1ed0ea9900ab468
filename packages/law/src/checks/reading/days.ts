import { numberWords, valueOfWords } from '../../amounts/number-words.ts'

const inDays = { day: 1, month: 30, year: 365, hour: 1 / 24, week: 7 } as const
/** A number, in figures or words or both, and a unit. */
const time = new RegExp(
  `\\b(?:(\\d{1,3})|(${numberWords}))\\)?(?:\\s*\\((\\d{1,3})\\))?[\\s-]{1,3}(?:calendar |business |working |full )?(day|month|year|hour|week)s?\\b`,
  'gi',
)

interface Time {
  days: number
  before: string
  after: string
}

const timesIn = (text: string): Time[] =>
  [...text.matchAll(time)].flatMap((found) => {
    const [all, digits, word = '', doubled] = found
    const count = Number(doubled ?? digits ?? valueOfWords(word) ?? Number.NaN)
    const unit = (found[4] ?? 'day').toLowerCase() as keyof typeof inDays
    if (Number.isNaN(count)) return []
    const before = text.slice(Math.max(0, found.index - 60), found.index)
    const end = found.index + all.length
    return [{ days: count * inDays[unit], before, after: text.slice(end, end + 60) }]
  })

/** Every time in a text, in days: 'sixty (60) days' is 60. A month counts 30 days. */
export const daysIn = (text: string): number[] => timesIn(text).map(({ days }) => days)

const leadsTo =
  /^(?:['’]?\s?(?:(?:prior|advance|written|or more|advanced)\s)*(?:notice|before|prior|in advance|ahead)|,\s(?:before|prior to))\b/i
const followsNotice = /\bnotice\b(?: of)?(?: (?:at least|not less than|no less than|no later than|no fewer than))?\s*$/i

/** The times of notice in a text, in days: '60 days before the end', 'upon ninety days’ written notice'. */
export const noticeDays = (text: string): number[] =>
  timesIn(text)
    .filter(({ before, after }) => leadsTo.test(after) || followsNotice.test(before))
    .map(({ days }) => days)
