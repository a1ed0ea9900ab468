import { findAmounts } from '../../../amounts/amounts.ts'
import { numberWords, valueOfWords } from '../../../amounts/number-words.ts'
import type { Span } from '../../../span/span.ts'
import type { CheckedDocument } from '../../check.ts'
import { shown } from '../support/quantities.ts'
import type { Contradiction } from '../support/told.ts'

const near = 400
/** 'Monthly rent: $2,950', 'rent of $2,950 a month', '48 payments of $2,950'. */
const monthlyBefore =
  /\bmonthly (?:[\w-]{1,14} ){0,2}?(?:is|of|at|shall be|[:.|-]{1,12})?[\s.|]{0,24}$|\bmonthly (?:rent(?:al)?|payments?|fees?|installments?|charges?)[\s:.|–—-]{1,30}$|\bpayments?,? (?:each )?of\s$/i
const monthlyAfter = /^\s?(?:\/\s?mo(?:nth)?\b|(?:per|a|each|every) month\b|monthly\b)/i
const totalBefore =
  /\btotals?(?: (?:of|amount of|sum of))?(?: (?:all|the|such|monthly|scheduled|lease|base)){0,2}(?: (?:rents?|rentals?|payments?|installments?|fees?|charges|cost|price|amount|due|payable))?(?: (?:for|over|of|during) the (?:\w{1,12} )?term)?(?: (?:is|are|of|comes to|come to|shall be))?[\s:.|–—-]{1,30}$|\b(?:rents?|payments?|installments?|fees) (?:totaling|in all|come to|total)[\s:]{1,4}$/i
const months = new RegExp(
  `\\b(?:(\\d{1,3})|(${numberWords})(?:\\s\\((\\d{1,3})\\))?)[\\s-](?:(?:equal|consecutive|successive|full|calendar|monthly),?\\s){0,3}(?:months?|monthly|payments?|installments?|rents|rentals)\\b`,
  'gi',
)
const open =
  /\b(?:first year|second year|thereafter|increas\w{1,3}|escalat\w{1,4}|free rent|abat\w{1,5}|prorat\w{1,3}|down payment|final payment|balloon|plus|including|tax(?:es)?|interest|estimated|approximately)\b/i
/** Times that are not the term: notice, warranty, cure, and what is due at signing. */
const otherTime =
  /\b(?:notice|warrant\w+|within|prior|before|deposit|cure|every|after|last|first|renew\w*|extend\w*|extension|additional)\b[^.;:\n]{0,40}$/i

/** Counts of months within a place that are the term or the number of payments; all of them have to be the same. */
const countIn = (part: string): number | null => {
  const found = [...part.matchAll(months)].filter(
    ({ index }) => !otherTime.test(part.slice(Math.max(0, index - 50), index)),
  )
  const counts = new Set(
    found.map(([, digits, written, both]) => Number(digits ?? both ?? valueOfWords(written ?? '') ?? 0)),
  )
  const [only] = counts
  return counts.size === 1 && only && only > 1 ? only : null
}

/** A term, a payment by the month and the total of all payments that do not go together, in labels or in words. */
export const rentsOfTerm = (document: CheckedDocument): Contradiction[] => {
  // Labels with leaders look like a table of contents.
  const words = document.text
  const sums = findAmounts(words).filter(({ currency }) => currency === 'USD')
  const before = ({ start }: Span) => words.slice(Math.max(0, start - 90), start).replace(/\s/g, ' ')
  return sums.flatMap((stated): Contradiction[] => {
    if (!totalBefore.test(before(stated))) return []
    const around = sums.filter(({ start }) => Math.abs(start - stated.start) < near)
    const each = around.filter(
      (sum) =>
        sum !== stated && (monthlyBefore.test(before(sum)) || monthlyAfter.test(words.slice(sum.end, sum.end + 16))),
    )
    const [payment] = each
    if (!payment || each.some(({ value }) => value !== payment.value)) return []
    const from = Math.max(0, Math.min(payment.start, stated.start) - 160)
    const part = words.slice(from, Math.max(payment.end, stated.end) + 60).replace(/\s/g, ' ')
    const count = open.test(part) ? null : countIn(part)
    if (count === null) return []
    const right = Math.round(count * payment.value * 100) / 100
    if (Math.abs(right - stated.value) <= count * 0.011 || right / stated.value < 0.5 || right / stated.value > 2)
      return []
    return [
      {
        places: [payment, stated],
        message: `${count} payments of ${shown(payment.value, 'USD')} come to ${shown(right, 'USD')}; the total is stated as ${shown(stated.value, 'USD')}.`,
      },
    ]
  })
}
