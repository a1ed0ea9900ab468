import { dayNumber, monthNumber, monthPattern, ordinals, type Span } from '@casewright/law'

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const places = ['first', 'second', 'third', 'fourth']
const two = (value: number) => String(value).padStart(2, '0')
const dayOf = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? `${year}-${two(month)}-${two(day)}` : null
}
const lastOf = (year: number, month: number): string =>
  `${year}-${two(month)}-${two(new Date(Date.UTC(year, month, 0)).getUTCDate())}`

type Parts = Partial<Record<'month' | 'named' | 'day' | 'nth' | 'weekday' | 'holiday' | 'year', string>>
/** The day of a year that is told so, the month as a number from 1; null where the year has none. */
type Of = (parts: Parts, month: number, year: number) => string | null

/** 'the second Friday of December'; the last one is `last`. */
const nthWeekday: Of = ({ weekday: name = '', nth: place = '' }, month, year) => {
  const weekday = weekdays.indexOf(name.toLowerCase())
  const nth = places.indexOf(place.toLowerCase())
  if (nth >= 0) {
    const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
    return dayOf(year, month, 1 + ((weekday - first + 7) % 7) + 7 * nth)
  }
  const end = new Date(Date.UTC(year, month, 0))
  return dayOf(year, month, end.getUTCDate() - ((end.getUTCDay() - weekday + 7) % 7))
}
const numbered: Of = ({ day = '' }, month, year) => dayOf(year, month, dayNumber(day.replace(' ', '-')))
/** A holiday by its day, or by which day of the week it is of its month. */
const holidays: Record<string, (year: number) => string | null> = {
  "new year's day": (year) => dayOf(year, 1, 1),
  "new year's eve": (year) => dayOf(year, 12, 31),
  "valentine's day": (year) => dayOf(year, 2, 14),
  'memorial day': (year) => nthWeekday({ weekday: 'monday', nth: 'last' }, 5, year),
  juneteenth: (year) => dayOf(year, 6, 19),
  'fourth of july': (year) => dayOf(year, 7, 4),
  'independence day': (year) => dayOf(year, 7, 4),
  'labor day': (year) => nthWeekday({ weekday: 'monday', nth: 'first' }, 9, year),
  halloween: (year) => dayOf(year, 10, 31),
  'veterans day': (year) => dayOf(year, 11, 11),
  thanksgiving: (year) => nthWeekday({ weekday: 'thursday', nth: 'fourth' }, 11, year),
  'christmas eve': (year) => dayOf(year, 12, 24),
  'christmas day': (year) => dayOf(year, 12, 25),
}
const ofHoliday: Of = ({ holiday = '' }, _, year) =>
  holidays[
    holiday
      .toLowerCase()
      .replace(/['’]?s (?=day|eve)/, "'s ")
      .replace(/^veteran's /, 'veterans ')
  ]?.(year) ?? null
const ending: Of = (_, month, year) => (month > 0 ? lastOf(year, month) : null)

const nth = `\\d{1,2}(?:st|nd|rd|th)?|(?:twenty|thirty)[- ](?:${ordinals.slice(0, 9).join('|')})|thirtieth|${ordinals.join('|')}`
const year = `(?:,? ?(?:of )?(?<year>(?:19|20|['’])\\d\\d)\\b)?`
const forms: readonly [RegExp, Of][] = [
  [/(?<![\d/.$-])(?<month>\d{1,2})\/(?<day>\d{1,2})(?:\/(?<year>(?:20)?\d\d))?(?![\d/-])/, numbered],
  [
    /(?<![\d/.$#-])(?<month>\d{1,2})-(?<day>\d{1,2})(?:-(?<year>(?:20)?\d\d))?(?![\d/-]| ?(?:days?|weeks?|months?|years?|hours?|%|percent)\b)/,
    numbered,
  ],
  [new RegExp(`\\b(?<named>${monthPattern})\\.? (?:the )?(?<day>${nth})\\b${year}`, 'iu'), numbered],
  [new RegExp(`\\b(?:the )?(?<day>${nth}) (?:day )?of (?<named>${monthPattern})(?!\\p{L})${year}`, 'iu'), numbered],
  [new RegExp(`(?<![\\d/.$-])(?<day>\\d{1,2}) (?<named>${monthPattern})(?!\\p{L})${year}`, 'iu'), numbered],
  [
    /\b(?<holiday>new year['’]?s (?:day|eve)|valentine['’]?s day|memorial day|juneteenth|fourth of july|independence day|labor day|halloween|veteran['’]?s['’]? day|thanksgiving|christmas (?:eve|day))(?: (?:of )?(?<year>20\d\d))?\b/iu,
    ofHoliday,
  ],
  [
    new RegExp(
      `\\b(?<nth>${places.join('|')}|last) (?<weekday>${weekdays.join('|')}) (?:in|of) (?<named>${monthPattern})\\b${year}`,
      'iu',
    ),
    nthWeekday,
  ],
  [new RegExp(`\\b(?:the )?(?:end|last day) of (?<named>${monthPattern})\\b${year}`, 'iu'), ending],
  [/\b(?:the )?(?:last day|end) of (?<year>20\d\d)\b/i, (_, __, own) => `${own}-12-31`],
]

/** The day that words mean of which it is known that they tell one; of a day without a year the nearest that is to come, or has been. */
export function dayMeant(words: string, today: string, past: boolean): (Span & { value: string }) | null {
  for (const [form, of] of forms) {
    const found = form.exec(words)
    if (!found?.groups) continue
    const parts: Parts = found.groups
    const month = parts.named ? monthNumber(parts.named) : Number(parts.month ?? 0)
    const told = parts.year ? (parts.year.startsWith('19') ? 1900 : 2000) + Number(parts.year.slice(-2)) : null
    const own = (at: number) => of(parts, month, at)
    const now = Number(today.slice(0, 4))
    const value = told
      ? own(told)
      : ([now - 1, now, now + 1].map(own).filter((one) => one && (past ? one <= today : one >= today)) as string[])
          .toSorted((one, other) => (past ? other.localeCompare(one) : one.localeCompare(other)))
          .at(0)
    if (value) return { start: found.index, end: found.index + found[0].length, value }
  }
  const now = /\b(?:today|tomorrow)\b/i.exec(words)
  if (!now) return dayOfMonth(words, today, past)
  const by = /tomorrow/i.test(now[0]) ? 1 : 0
  const value = new Date(Date.parse(`${today}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10)
  return { start: now.index, end: now.index + now[0].length, value }
}

const ofMonth = new RegExp(`\\bthe (?<day>${nth})\\b(?! (?:of|day|week|month|year|time|half|installment)\\b)`, 'i')
/** 'by the 4th': the next day with this number, or the last one. */
function dayOfMonth(words: string, today: string, past: boolean): (Span & { value: string }) | null {
  const found = ofMonth.exec(words)
  const day = dayNumber((found?.groups?.day ?? '').replace(' ', '-'))
  if (!found || day === 0) return null
  const [year = 0, month = 0] = today.split('-').map(Number)
  for (let by = 0; by < 3; by++) {
    const of = new Date(Date.UTC(year, month - 1 + (past ? -by : by), 1))
    const value = dayOf(of.getUTCFullYear(), of.getUTCMonth() + 1, day)
    if (value && (past ? value <= today : value >= today))
      return { start: found.index, end: found.index + found[0].length, value }
  }
  return null
}
