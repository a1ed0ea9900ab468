import { numberWords, valueOfWords } from '../../../amounts/number-words.ts'
import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import type { Contradiction } from '../support/told.ts'
import { type Dated, dayNumber, dayShown, daysOf, monthsLater } from './days.ts'

/** 'twelve equal monthly installments', '24 monthly installments', 'twelve (12) monthly shipments'. */
const repeated = new RegExp(
  `(?<![\\w$.,])(?:(${numberWords})(?:\\s\\((\\d{1,3})\\))?|(\\d{1,3}))\\s(?:(?:equal|consecutive|successive|substantially|level),?\\s){0,3}(monthly|quarterly|annual|yearly|semi-?annual|weekly)\\s(?:(?:equal|consecutive|successive|cash|principal)\\s){0,2}(installments?|instalments?|payments?|shipments?|deliveries|lessons|visits|rentals?|draws)\\b`,
  'gi',
)
const months: Readonly<Record<string, number>> = { monthly: 1, quarterly: 3, annual: 12, yearly: 12, semiannual: 6 }
/** Before the first day and before the last. */
const first = /\b(?:first|beginning|begins?|commencing|commences?|starting|starts?|from)\b[^.;]{0,40}$/i
const last = /\b(?:last|final|ending|ends?|through|and (?:including|ending)|concluding)\b[^.;]{0,40}$/i
/** A case, or days of something else than of the payments. */
const otherwise =
  /\b(?:unless|if|period|terms?|balloon|thereafter|each (?:of the )?following|except|delivery date|remaining|interest[- ]only|extend\w*|until)\b/i
const reach = 240

const stepsBetween = (one: Dated, other: Dated, unit: string): number | null => {
  if (unit === 'weekly') {
    const weeks = (dayNumber(other.iso) - dayNumber(one.iso)) / 7
    return Number.isInteger(weeks) ? weeks : null
  }
  const step = months[unit.replace('-', '')]
  const apart = (other.year - one.year) * 12 + other.month - one.month
  if (step === undefined || apart % step !== 0 || monthsLater(one, apart) !== dayNumber(other.iso)) return null
  return apart / step
}

/** 'All amounts are due on April 1, 2028', 'the Loan matures on April 1, 2028'. */
const allDue =
  /\b(?:(?:all|entire|whole|any remaining|remaining|outstanding|unpaid)\b[^.;]{0,80}\b(?:due|payable)\b[^.;]{0,24}\bon(?: or before)?|matur(?:es?|ity date)\b[^.;]{0,20}) $/i

/** A number of payments of which the last ones would come after the day on which all is due. */
export const paymentsAfterAllIsDue = (document: CheckedDocument): Contradiction[] => {
  const words = ownPages(document).replace(/\s/g, ' ')
  const days = daysOf(document)
  const due = days.filter(({ start }) => allDue.test(words.slice(Math.max(0, start - 140), start)))
  const [end] = due
  if (!end || due.some(({ iso }) => iso !== end.iso)) return []
  return [...words.matchAll(repeated)].flatMap((match): Contradiction[] => {
    const [all, written = '', doubled, digits, unit = ''] = match
    const count = Number(doubled ?? digits ?? valueOfWords(written) ?? 0)
    const from = match.index + all.length
    const step = months[unit.toLowerCase().replace('-', '')]
    const begin = days.find(({ start }) => start >= from && start < from + reach)
    const lead = begin ? words.slice(from, begin.start) : ''
    if (!(count > 1) || step === undefined || !begin || !first.test(lead) || otherwise.test(lead)) return []
    if (/\.\s{1,3}\p{Lu}/u.test(lead)) return []
    const final = monthsLater(begin, (count - 1) * step)
    return final > dayNumber(end.iso) + 5
      ? [
          {
            places: [{ start: match.index, end: begin.end }, end],
            message: `The last of ${count} payments falls on ${dayShown(final)}; all is due before that, on ${dayShown(dayNumber(end.iso))}.`,
          },
        ]
      : []
  })
}

/** A number of payments beside the first and the last day on which they are due, where another number lies between. */
export const countMissesDays = (document: CheckedDocument): Contradiction[] => {
  const words = ownPages(document).replace(/\s/g, ' ')
  const days = daysOf(document)
  return [...words.matchAll(repeated)].flatMap((match): Contradiction[] => {
    const [all, written = '', doubled, digits, unit = '', thing = ''] = match
    const count = Number(doubled ?? digits ?? valueOfWords(written) ?? 0)
    const from = match.index + all.length
    const near = days.filter(({ start }) => start >= from && start < from + reach)
    const [begin, end] = near
    if (!(count > 1) || !begin || !end) return []
    const lead = words.slice(from, begin.start)
    const between = words.slice(begin.end, end.start)
    // 'The first installment is due' goes on with what was counted.
    const said = `${lead} ${between}`
      .replace(/\b(?:No|Inc|Co)\./g, '')
      .replace(/\.\s{1,3}(?=(?:The|These|Its) (?:first|installments?|payments?)\b)/, ' ')
    if (/\.\s{1,3}\p{Lu}/u.test(said)) return []
    if (!first.test(lead) || !last.test(between) || otherwise.test(`${lead} ${between}`)) return []
    const steps = stepsBetween(begin, end, unit.toLowerCase())
    if (steps === null || steps < 1 || steps + 1 === count || Math.abs(steps + 1 - count) > Math.max(3, count))
      return []
    const shown = `${dayShown(dayNumber(begin.iso))} through ${dayShown(dayNumber(end.iso))}`
    return [
      {
        places: [{ start: match.index, end: end.end }],
        message: `It counts ${count} ${unit.toLowerCase()} ${thing.toLowerCase()}; from ${shown} there are ${steps + 1}.`,
      },
    ]
  })
}
