import { numberWords, valueOfWords } from '../../../amounts/number-words.ts'
import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import type { Contradiction } from '../support/told.ts'
import { type Dated, dayNumber, dayShown, daysOf, monthsLater } from './days.ts'
import { ownDate } from './own-date.ts'

/** 'eighteen (18) months from the date of this Agreement (the "Initial Option Period")'. */
const counted = new RegExp(
  `\\b(?:(${numberWords})(?:\\s?\\((\\d{1,3})\\))?|(\\d{1,3}))[\\s-](month|year)s?\\s(?:from|after|following|beginning on|commencing on|starting on)\\s(?:the\\s)?(date (?:of this \\w{1,20}|hereof|first (?:above written|written above|set forth above)|above)|[A-Z][a-z]{2,8} \\d{1,2}, \\d{4})\\s?\\((?:the\\s)?["“]([A-Z][\\w ]{2,40})["”]\\)`,
  'g',
)
const ends = /\s(?:shall |will )?(?:ends?|expires?|terminates?)\s(?:on\s)?(?:midnight\s)?(?:of\s)?$/
const asOf = /(?:^|\n)\s{0,20}(?:dated? )?as of\s?:\s{0,10}$/i

/** The day of the paper, in its opening words or on a line of its own. */
const dayOf = (document: CheckedDocument): Dated | undefined =>
  ownDate(document) ??
  daysOf(document).find(
    ({ start }) => start < 1500 && asOf.test(ownPages(document).slice(Math.max(0, start - 40), start)),
  )

/** Whether words before a day say that a period of this name ends on it. */
const endOf = (name: string, words: string): boolean => {
  const led = ends.exec(words)
  return led !== null && words.slice(0, led.index).endsWith(` ${name}`)
}

/** A named period that is counted from a day here, and ends on another day there. */
export const namedTermsEnd = (document: CheckedDocument): Contradiction[] => {
  const words = ownPages(document)
  const flat = words.replace(/\s/g, ' ')
  return [...flat.matchAll(counted)].flatMap((match): Contradiction[] => {
    const [all, written = '', doubled, digits, unit = 'month', day = '', name = ''] = match
    const count = Number(doubled ?? digits ?? valueOfWords(written) ?? 0)
    const place = { start: match.index, end: match.index + all.length }
    const from = /\d{4}$/.test(day)
      ? daysOf(document).find(({ start, end }) => place.start < start && end < place.end)
      : dayOf(document)
    const last = daysOf(document).find(
      ({ start }) => start > place.end && endOf(name, flat.slice(Math.max(0, start - 80), start)),
    )
    if (!from || !last || count === 0) return []
    const right = monthsLater(from, unit === 'year' ? count * 12 : count)
    if (Math.abs(dayNumber(last.iso) - right) <= 31) return []
    return [
      {
        places: [place, last],
        message: `${count} ${unit}${count === 1 ? '' : 's'} from ${dayShown(dayNumber(from.iso))} end on ${dayShown(right)}; the paper says ${dayShown(dayNumber(last.iso))}.`,
      },
    ]
  })
}
