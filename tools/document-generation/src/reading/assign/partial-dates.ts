import { dayNumber, findSpokenDates, monthNumber, monthPattern, ordinals, type Span } from '@casewright/law'

const pattern = new RegExp(
  `\\b(?:(?<month>${monthPattern}) (?:the )?(?<day>\\d{1,2}(?:st|nd|rd|th)?|(?:twenty|thirty)[- ](?:${ordinals.slice(0, 9).join('|')})|thirtieth|${ordinals.join('|')}))\\b(?!,? \\d{4}|:\\d|,\\d)`,
  'giu',
)

/** Days that are said without a year, as month and day: 'December 14' is 12-14. */
export function partialDatesIn(text: string): (Span & { day: string })[] {
  const whole = findSpokenDates(text)
  return [...text.matchAll(pattern)].flatMap((found) => {
    const [start, end] = [found.index, found.index + found[0].length]
    if (whole.some((one) => one.start < end && start < one.end)) return []
    const month = monthNumber(found.groups?.month ?? '')
    const day = dayNumber((found.groups?.day ?? '').replace(/\s/, '-'))
    const two = (value: number) => String(value).padStart(2, '0')
    return month > 0 && day > 0 && day < 32 && /^\p{Lu}/u.test(found[0])
      ? [{ start, end, day: `${two(month)}-${two(day)}` }]
      : []
  })
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
