const words: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  'forty-five': 45,
  sixty: 60,
  ninety: 90,
  'one hundred twenty': 120,
  'one hundred and twenty': 120,
  'one hundred eighty': 180,
  'one hundred and eighty': 180,
}
const inDays = { day: 1, month: 30, year: 365, hour: 1 / 24, week: 7 } as const
/** A number, in figures or words or both, and a unit. */
const time =
  /\b(?:(\d{1,3})|(one hundred (?:and )?(?:twenty|eighty)|forty-five|[a-z]{3,8}))\)?(?:\s*\((\d{1,3})\))?[\s-]{1,3}(?:calendar |business |working |full )?(day|month|year|hour|week)s?\b/gi

interface Time {
  days: number
  before: string
  after: string
}

const timesIn = (text: string): Time[] =>
  [...text.matchAll(time)].flatMap((found) => {
    const [all, digits, word = '', doubled] = found
    const count = Number(doubled ?? digits ?? words[word.toLowerCase()] ?? Number.NaN)
    const unit = (found[4] ?? 'day').toLowerCase() as keyof typeof inDays
    if (Number.isNaN(count)) return []
    const before = text.slice(Math.max(0, found.index - 60), found.index)
    const end = found.index + all.length
    return [{ days: count * inDays[unit], before, after: text.slice(end, end + 60) }]
  })

/** Every time in a text, in days: 'sixty (60) days' is 60. A month counts 30 days. */
export const daysIn = (text: string): number[] => timesIn(text).map(({ days }) => days)

const leadsTo = /^['’]?\s?(?:(?:prior|advance|written|or more|advanced)\s)*(?:notice|before|prior|in advance)\b/i
const followsNotice = /\bnotice\b(?: of)?(?: (?:at least|not less than|no less than|no later than|no fewer than))?\s*$/i

/** The times of notice in a text, in days: '60 days before the end', 'upon ninety days’ written notice'. */
export const noticeDays = (text: string): number[] =>
  timesIn(text)
    .filter(({ before, after }) => leadsTo.test(after) || followsNotice.test(before))
    .map(({ days }) => days)
