import { numberWords } from '@casewright/law'
import { type Reader, sentence, valueAt } from './telling.ts'

const count = `(?:\\d{1,3}|${numberWords})`
const rate = '(?:[\\d.]{1,6} ?(?:%|percent))'

/** '38,500 at 7.25 percent fixed': what is lent, and at what rate. */
export const lentAt = sentence(
  new RegExp(
    `^(?:(?:loan|note|principal|amount)(?: is| of|:)? )?\\$?(?<sum>\\d{1,3}(?:,\\d{3})+|\\d{4,9})(?:\\.00)?(?: dollars)?(?: principal| loan)?,? (?:at|@) (?<rate>${rate}[^;$\\d]{0,40}?)[.]?$`,
    'iu',
  ),
  ({ sum = '', rate: at = '' }, { found }) =>
    valueAt(found, 'amount') === '' || valueAt(found, 'amount').replace(/\D/g, '') === sum.replace(/\D/g, '')
      ? { amount: `$${Number(sum.replaceAll(',', '')).toLocaleString('en-US')}`, interest: at }
      : null,
)

export const secured = sentence(
  /^(?:(?:the|this) (?:note|loan)|it)?(?:['’]s| is| to be| will be)? ?secured by (?<what>(?!nothing|none|no\b)[^;\n]{4,200}?)[.]?$/iu,
  ({ what = '' }) => ({ collateral: what }),
)

/** 'Both sign, joint and several.' */
export const jointly = sentence(
  /^(?:(?:both|all|they|they both|the borrowers|husband and wife|each)(?: of them)?(?: will| to| must)? ?(?:sign|are liable|be liable|liable|responsible|are responsible|on the hook)?,? ?(?:and )?)?(?:are |be |is |liability is |liable )?joint(?:ly)?(?: and |\/)several(?:ly)?(?: liab\p{L}+| obligors?)?[.]?$/iu,
  () => ({
    additionalTerms: 'Each person who signs as the Borrower is liable for the whole debt, jointly and severally.',
  }),
)

/** '10 day grace then 5% late charge of the payment.' */
export const graced = sentence(
  new RegExp(
    `^(?<days>${count})[- ]days?['’]?(?: of)? grace(?: period)?,? (?:and |then |and then |after that )?(?:a )?(?<what>${rate}|\\$[\\d,.]*\\d) late (?:charge|fee|penalty)(?: (?:of|on) (?:the |each )?(?:late |overdue |missed )?(?:payment|installment|amount)s?)?[.]?$`,
    'iu',
  ),
  ({ days = '', what = '' }) => ({
    lateTerms: `If a payment is more than ${days} days late, the Borrower shall pay a late charge of ${what}${/%|percent/i.test(what) ? ' of the payment' : ''}.`,
  }),
)

/** 'Default if more than 30 days late, then lender may call the whole thing.' */
export const callable = sentence(
  new RegExp(
    `^(?:it['’]?s (?:a )?|it is (?:a )?)?(?:in )?default(?: is)? (?:if|when) (?:a payment is |they['’]?re |he['’]?s |she['’]?s |it['’]?s |payment is |any payment is )?(?:more than |over )?(?<days>${count}) days (?:late|past due|overdue|behind),? (?:and )?(?:then )?(?:the )?(?:lender|holder|we|I) (?:may|can) (?:call|accelerate|demand|declare)(?: it| all| the (?:whole|entire|full)? ?(?:thing|loan|note|balance|amount|debt|rest))*(?: due)?[.]?$`,
    'iu',
  ),
  ({ days = '' }) => ({
    breachTerms: `It is a default if a payment is more than ${days} days late. The Lender may then declare all that is unpaid due at once.`,
  }),
)

const couple = /,? (?:married(?: to each other)?|(?:a )?married couple|husband and wife|spouses)(?=[,.]|$)/iu
/** 'Borrower: Dale and Rhonda Yost, married, 1190 Road 240, Emporia': names, what they are to each other, and where they live. */
export const marriedPair: Reader = ({ text }, { found }) => {
  const name = valueAt(found, 'borrowerName')
  const address = valueAt(found, 'borrowerAddress')
  if (!couple.test(text) || name === '' || !/^(?:the )?(?:borrowers?|makers?)(?: is| are|:)/iu.test(text)) return null
  const last = name.split(' ').at(-1) ?? name
  const rest = text
    .replace(couple, ' ')
    .replace(address, ' ')
    .split(/[^\p{L}\d]+/u)
    .filter(
      (word) => word.length > 1 && !/^(?:the|borrowers?|makers?|is|are|and|of|at)$/i.test(word) && !name.includes(word),
    )
  return text.includes(last) && rest.length === 0 ? { values: {}, isWhole: true } : null
}
