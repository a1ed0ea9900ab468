import { findAmounts, jurisdictions, type Span } from '@casewright/law'
import type { Asked } from '../reading/asked.ts'
import { partialDatesIn, withYear } from '../reading/assign/partial-dates.ts'
import { moneyOf, readValue } from '../reading/value-of.ts'
import { amountMeant } from '../said/numbers.ts'
import { bars } from './bars.ts'
import { dayMeant } from './days-meant.ts'
import type { Judged } from './judge.ts'

const past = /^(?:eventDate|serviceDate)$/
/** What is asked for by a day that is gone is not asked for by it. */
const toCome = /^deadline$/

interface Value extends Span {
  value: string
}

const longest = 30
/** What stands before a state is a town, and no firm. */
const town = new RegExp(
  `^, ?(?:${jurisdictions.map(({ name }) => name).join('|')})(?![\\p{L}])(?! ?(?:corporation|company|LLC|limited|non-?profit))`,
  'u',
)

/** Words in a row that most likely are of a field, whole things at once. */
export function runsOf(judged: Judged, label: number, asked: Asked): Span[] {
  const { tokens, likely, things } = judged
  const runs: Span[] = []
  const at = (n: number) => likely[n]?.[label] ?? 0
  const goesOn = (n: number) => n >= 0 && n < tokens.length && !tokens[n]?.word.startsWith('¶') && at(n) >= bars.rim
  let last = 0
  for (let n = 0; n < tokens.length; n++) {
    if (at(n) < bars.core) continue
    let [from, to] = [n, n + 1]
    while (from > last && goesOn(from - 1) && to - from < longest) from--
    while (goesOn(to) && to - from < longest) to++
    let [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0]
    for (const thing of things) {
      if (thing.start >= end || thing.end <= start || (asked.holds === 'phrase' && thing.kind !== 'body')) continue
      start = Math.min(start, thing.start)
      end = Math.max(end, thing.end)
    }
    runs.push({ start, end })
    last = to
    n = to - 1
  }
  return runs
}

const lengths =
  /\b(?:(?:about|almost|nearly|over) )?[\p{L}\d]{1,12}(?:-[\p{L}]{1,9})?(?: and a half)? (?:days?|weeks?|months?|years?)\b/iu

/** Of how long something lasts the length alone: 'she clerked for me for two years' is two years. */
function lengthIn({ field }: Asked, text: string, start: number, end: number): [start: number, end: number] {
  const found = field.name === 'relationshipLength' ? lengths.exec(text.slice(start, end)) : null
  return found ? [start + found.index, start + found.index + found[0].length] : [start, end]
}

/** The day that words in a row tell. */
function dayOfRun(asked: Asked, text: string, { start, end }: Span, today: string): Value | null {
  const whole = readValue(asked, text, start, end)
  if (whole) return whole
  const [day] = partialDatesIn(text.slice(start, end))
  const value = day && withYear(day.day, today, past.test(asked.field.name))
  if (day && value) return { value, start: start + day.start, end: start + day.end }
  const meant = dayMeant(text.slice(start, end), today, past.test(asked.field.name))
  return meant && { value: meant.value, start: start + meant.start, end: start + meant.end }
}

/** The amount that words in a row tell: with a sign of money, or in figures or words that are known to be one. */
function moneyOfRun(asked: Asked, text: string, { start, end }: Span): Value | null {
  const words = text.slice(start, end)
  if (findAmounts(words).length > 0) return readValue(asked, text, start, end)
  const meant = amountMeant(words)
  if (!meant) return readValue(asked, text, start, end)
  const place = { start: start + meant.start, end: start + meant.end }
  return moneyOf(
    text,
    { ...meant, ...place, words: '', currency: 'USD', inWords: { ...place, value: meant.value } },
    asked.field,
  )
}

/** What words in a row give a field. */
export function readRun(asked: Asked, text: string, { start, end }: Span, today: string): Value | null {
  if (asked.holds === 'date') {
    const day = dayOfRun(asked, text, { start, end }, today)
    return day && toCome.test(asked.field.name) && day.value < today ? null : day
  }
  if (asked.holds === 'select' || asked.holds === 'passage') return null
  if (asked.holds === 'money') return moneyOfRun(asked, text, { start, end })
  const own = readValue(asked, text, ...lengthIn(asked, text, start, end))
  if (!own || (/^(?:name|company)$/.test(asked.holds) && town.test(text.slice(own.end, own.end + 40)))) return null
  const marked = withoutMarks(own.value.replace(/^us (?=\$)/, ''))
  const value = asked.holds === 'phrase' ? withoutHanging(marked) : marked
  return /[\p{L}\d]/u.test(value) ? { ...own, value } : null
}

const before = new Set(' \n\t"“\'‘(,;:–—-')
const after = new Set(' \n\t"”(,;:–—-')

/** A phrase without the small words on which something else hung: 'a dishwasher from them on'. */
const withoutHanging = (phrase: string): string =>
  phrase.replace(
    /(?: (?:on|from|at|in|to|for|of|by|with|and|or|but|that|which|because)(?: (?:them|him|her|you|us))?){1,3}$/i,
    '',
  )

/** A value without the marks around it. */
function withoutMarks(value: string): string {
  let [start, end] = [0, value.length]
  while (start < end && before.has(value.charAt(start))) start++
  while (end > start && after.has(value.charAt(end - 1))) end--
  return value.slice(start, end)
}
