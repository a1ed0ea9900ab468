import { findSpokenDates, numberWords } from '@casewright/law'
import { longDate } from '@casewright/templates'
import type { Reader } from './telling.ts'

const count = `(?:\\d{1,3}|${numberWords})`
const first = new RegExp(
  `\\binterest[- ]only (?:payments? )?(?:of (?<before>\\$[\\d,.]+\\d)[^;]{0,12} )?for (?:the )?(?:first )?(?<many>${count}) (?<unit>months?|years?)\\b`,
  'iu',
)
const each = /\$[\d,]+(?:\.\d\d)?(?=\s?(?:\/|a |per |each )\s?mo)/iu
const after = new RegExp(
  `\\b(?:then|after that|followed by)\\b[^;]{0,30}?\\b(?:principal (?:and|plus|\\+|&) int(?:erest)?|level|amortiz\\p{L}+)\\b[^;]{0,20}?\\b(?<many>${count}) (?<equal>equal |level )?(?:monthly )?(?:payments?|installments?)\\b`,
  'iu',
)
/** 'Interest only for the first 12 months ($175/month) starting January 15, 2027, then principal and interest in 48 equal payments' */
export const interestFirst: Reader = ({ text }) => {
  const own = first.exec(text)?.groups
  const then = after.exec(text)?.groups
  const [day, ...days] = findSpokenDates(text)
  if (!own || !then || !day?.iso || days.length > 0) return null
  const sum = own.before ?? each.exec(text)?.[0]
  const beginning = longDate(day.iso)
  return {
    values: {
      repayment: `Beginning on ${beginning}, the Borrower shall pay each month only the interest that is due${sum ? `, ${sum} a month,` : ''} for ${own.many} ${own.unit}. After that the Borrower shall pay the principal and interest in ${then.many} ${then.equal ?? ''}monthly payments.`,
    },
    isWhole: true,
  }
}
