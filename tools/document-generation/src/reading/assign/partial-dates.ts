import { dayNumber, findSpokenDates, monthNumber, monthPattern, ordinals, type Span } from '@casewright/law'

const pattern = new RegExp(
  `\\b(?:(?<month>${monthPattern}) (?:the )?(?<day>\\d{1,2}(?:st|nd|rd|th)?|(?:twenty|thirty)[- ](?:${ordinals.slice(0, 9).join('|')})|thirtieth|${ordinals.join('|')}))\\b(?!,? \\d{4}|:\\d|,\\d)`,
  'giu',
)

/** '12/7 to April 30 next year': only before a second day, as much else is written so. */
const numeric = /(?<![\d/.$-])(?<month>\d{1,2})\/(?<day>\d{1,2})(?= ?(?:to|through|thru|until|till|-|–) )/g

/** Before a month that is written small and may be another word: 'starting march third', and not 'they may first ask'. */
const leadsToDay =
  /\b(?:on|by|from|until|till|through|to|of|is|starting|starts?|begins?|beginning|since|before|after|due|ends?) (?:the |about |around )?$/i

/** 'March 31 the following year' is of no one year: it follows each. */
const ofAnotherYear =
  /^,? (?:(?:of|in) )?(?:(?:the|that|each) (?:following|next|same|prior|previous) (?:calendar |fiscal )?year\b|(?:the )?year (?:after|following)\b)/i

/** Days that are said without a year, as month and day: 'December 14' is 12-14. */
export function partialDatesIn(text: string): (Span & { day: string })[] {
  const whole = findSpokenDates(text)
  const two = (value: number) => String(value).padStart(2, '0')
  const numbers = [...text.matchAll(numeric)].flatMap(({ index, 0: words, groups }) => {
    const [month, day, end] = [Number(groups?.month), Number(groups?.day), index + words.length]
    if (month < 1 || month > 12 || day < 1 || day > 31 || whole.some((one) => one.start < end && index < one.end))
      return []
    return [{ start: index, end, day: `${two(month)}-${two(day)}` }]
  })
  const named = [...text.matchAll(pattern)].flatMap((found) => {
    const [start, end] = [found.index, found.index + found[0].length]
    if (whole.some((one) => one.start < end && start < one.end)) return []
    const month = monthNumber(found.groups?.month ?? '')
    const day = dayNumber((found.groups?.day ?? '').replace(/\s/, '-'))
    const isNamed =
      /^\p{Lu}/u.test(found[0]) ||
      !/^(?:may|march|mar|sep|dec|jan|jun)\b(?!\.)/.test(found[0]) ||
      leadsToDay.test(text.slice(Math.max(0, start - 24), start))
    if (ofAnotherYear.test(text.slice(end, end + 40))) return []
    return month > 0 && day > 0 && day < 32 && isNamed ? [{ start, end, day: `${two(month)}-${two(day)}` }] : []
  })
  return [...numbers, ...named]
}

/** The day nearest to today that is still to come, or that has been. */
export function withYear(day: string, today: string, past: boolean): string | null {
  const year = Number(today.slice(0, 4))
  const [own] = [year - 1, year, year + 1]
    .map((one) => `${one}-${day}`)
    .filter((one) => (past ? one <= today : one >= today))
    .toSorted((one, other) => (past ? other.localeCompare(one) : one.localeCompare(other)))
  const date = own ? new Date(`${own}T00:00:00Z`) : null
  return own && date && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(own) ? own : null
}
