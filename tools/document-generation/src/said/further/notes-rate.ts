import { findSpokenDates } from '@casewright/law'
import { longDate } from '@casewright/templates'
import type { Reader } from './telling.ts'

const rate =
  /^(?:interest(?: rate)?(?: is| at|:)? |at )?(?<rate>[\d.]{1,6}(?: ?%| percent))(?: interest)?(?<per>,? (?:a|per) (?:year|annum|month)|,? annual(?:ly)?|,? yearly)?,? ?(?<kind>simple(?: interest)?|compounded (?:monthly|annually|yearly|quarterly|daily)|fixed)?,? (?:starting|starts|running|runs|accrues|accruing|beginning|from)(?: from| on)?(?: the)? /iu
/** '6 percent a year simple from Nov 20, 2026': a rate with the day from which it runs. */
export const rateFrom: Reader = ({ text }) => {
  const found = rate.exec(text)
  const [day, ...more] = findSpokenDates(text)
  const { rate: said = '', per = '', kind = '' } = found?.groups ?? {}
  const rest = day ? text.slice(day.end) : ''
  if (!found || !day?.iso || more.length > 0 || day.start !== found[0].length || !/^[.]?$/.test(rest.trim()))
    return null
  const how = /^simple/i.test(kind) ? 'simple interest' : kind.toLowerCase()
  return {
    values: {
      interest: `${said}${per.replace(/^,/, '')}${how ? `, ${how}` : ''}, from ${longDate(day.iso)}`,
    },
    isWhole: true,
  }
}

const often: Readonly<Record<string, string>> = {
  monthly: 'monthly',
  weekly: 'weekly',
  quarterly: 'quarterly',
  annually: 'annual',
  yearly: 'annual',
}
const pays =
  /^(?:(?:to )?pays?|paid|payable|payments?|due|(?:re)?payments? (?:are )?)(?: are| is|:)? ?(?<often>monthly|weekly|quarterly|annually|yearly),? (?:the )?(?:first|starting|beginning)(?: one| payment)?(?: is)?(?: due)?(?: on)? /iu
const then =
  /^,? ?(?:and |then |and then )?(?:on )?the (?<day>\d{1,2}(?:st|nd|rd|th)|first|fifteenth|last day)(?: day)?(?: of (?:each|every|the) (?:next )?month)?(?: after(?: that| ?wards?)?| from then(?: on)?| of (?:each|every) month)?[.]?$/iu
/** 'Pay monthly, first Jan 15 2027, the 15th after that': how often and from when, where no sum is said with it. */
export const paysFrom: Reader = ({ text }, { found }) => {
  const lead = pays.exec(text)
  const [day, ...more] = findSpokenDates(text)
  if (!lead || !day?.iso || more.length > 0 || day.start !== lead[0].length) return null
  const rest = text.slice(day.end)
  const on = then.exec(rest)?.groups?.day
  if (!on && !/^[.]?$/.test(rest.trim())) return null
  const how = often[lead.groups?.often?.toLowerCase() ?? ''] ?? ''
  // What a sum was read with stands.
  if (found.some(({ field, value }) => field === 'repayment' && /^The Borrower shall pay .*\$/u.test(value)))
    return null
  return {
    values: {
      repayment: `The Borrower shall make ${how} payments, the first on ${longDate(day.iso)}${on ? ` and the others on the ${on} of each month after that` : ''}.`,
    },
    isWhole: true,
  }
}
