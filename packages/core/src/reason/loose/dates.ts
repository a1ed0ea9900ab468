import type { Span } from './span.ts'

/** A date as far as it is written: a year, a month, a day, or several of them. */
export interface WrittenDate extends Span {
  year?: number
  month?: number
  day?: number
}

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const month = String.raw`(?<month>Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b\.?`
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'.split(
    ' ',
  )
const day = String.raw`(?<day>\d{1,2}(?:st|nd|rd|th)?\b(?!:)|${ordinals.toReversed().join('|')})`
const year = String.raw`(?<year>(?:1[5-9]|20)\d\d)\b`
const patterns = [
  String.raw`\b${month} (?:the )?${day}(?:,? ${year})?`,
  String.raw`\b${day} (?:day )?(?:of )?${month}(?:,? (?:of )?${year})?`,
  String.raw`\b${month},? (?:of )?${year}`,
  String.raw`(?<=\b(?:in|since|by|until|during|last|next|early|late|mid|of|from|through) )${month}`,
  String.raw`\b(?<month>\d{1,2})[/.](?<day>\d{1,2})[/.](?<year>\d{4}|\d{2})\b`,
  String.raw`\b${year}-(?<month>\d{2})-(?<day>\d{2})\b`,
].map((pattern) => new RegExp(pattern, 'gi'))

/** Every date of a text that names a month. Offsets are UTF-16. */
export function datesIn(text: string): WrittenDate[] {
  const dates: WrittenDate[] = []
  for (const pattern of patterns)
    for (const found of text.matchAll(pattern)) {
      const [start, end] = [found.index, found.index + found[0].length]
      // 'may' and 'mar' are words as well.
      if (/^(?:may|mar|sep|dec)\b/.test(found.groups?.month ?? '')) continue
      if (dates.some((one) => one.start < end && start < one.end)) continue
      dates.push({ start, end, ...read(found.groups ?? {}) })
    }
  return dates
}

function read(groups: Record<string, string | undefined>): Omit<WrittenDate, keyof Span> {
  const named = groups.month?.toLowerCase() ?? ''
  const monthNumber = /^\d/.test(named) ? Number(named) : monthNames.indexOf(named.slice(0, 3)) + 1
  const dayWord = groups.day?.toLowerCase()
  const dayNumber = dayWord && (/^\d/.test(dayWord) ? Number.parseInt(dayWord, 10) : ordinals.indexOf(dayWord) + 1)
  const yearNumber = groups.year && (groups.year.length === 2 ? 2000 + Number(groups.year) : Number(groups.year))
  return {
    month: monthNumber,
    ...(dayNumber && { day: dayNumber }),
    ...(yearNumber && { year: yearNumber }),
  }
}

/** Whether a date says nothing that another one does not. */
export const isDateOf = (wanted: WrittenDate, known: WrittenDate): boolean =>
  (['year', 'month', 'day'] as const).every((part) => wanted[part] === undefined || wanted[part] === known[part])
