import type { CheckedDocument } from '../../check.ts'
import { longest } from '../../reading/prose.ts'
import type { Contradiction } from '../support/told.ts'

/** What one of two roles does for the other, by the meaning of their names. */
interface Act {
  giver: string
  taker: string
  /** Between the one who is said to do it and the one it is done for, in place of `{wrong}` and `{right}`. */
  said: string
  what: string
}

const promise = '(?:shall|will|must|agrees? to|is obligated to|hereby)'
const acts: readonly Act[] = [
  {
    giver: 'Buyer|Purchaser',
    taker: 'Seller|Vendor',
    said: `{taker} ${promise} pay (?:to (?:the )?{giver} )?the (?:full |total |entire )?(?:Purchase Price|purchase price)(?: of [^.;]{1,40})?(?: to (?:the )?{giver})\\b`,
    what: 'pays the price',
  },
  {
    giver: 'Seller|Vendor',
    taker: 'Buyer|Purchaser',
    said: `{taker} ${promise} deliver the (?:Goods|Products|Equipment|goods|products|equipment) to (?:the )?{giver}\\b`,
    what: 'delivers',
  },
  {
    giver: 'Tenant|Lessee',
    taker: 'Landlord|Lessor',
    said: `{taker} ${promise} pay (?:(?:to )?(?:the )?{giver} (?:as (?:base |monthly )?rent|(?:base |monthly |Base |Monthly )?[Rr]ent(?= (?:on|of|at|in|each|for)\\b|[.,;]))|(?:base |monthly |Base |Monthly )?[Rr]ent to (?:the )?{giver})\\b`,
    what: 'pays the rent',
  },
  {
    giver: 'Landlord|Lessor',
    taker: 'Tenant|Lessee',
    said: `{taker} (?:hereby )?(?:leases|demises|lets)(?: and (?:leases|demises|lets))? to (?:the )?{giver}\\b`,
    what: 'lets the premises',
  },
  {
    giver: 'Licensor',
    taker: 'Licensee',
    said: `{taker} (?:hereby )?grants to (?:the )?{giver} an? (?:[\\w-]{3,20}[, ]{1,2}){0,8}license to (?:use|reproduce|distribute|install|practice) the (?:Software|Licensed|Patents?|Marks|Works?|Technology)\\b`,
    what: 'grants the license',
  },
  {
    giver: 'Borrower|Maker',
    taker: 'Lender|Holder|Bank',
    said: `{taker} ${promise} (?:repay|pay) (?:to (?:the )?{giver} )?the (?:Loan|loan|principal|Principal)(?: [\\w ]{1,30})? to (?:the )?{giver}\\b`,
    what: 'repays the loan',
  },
  {
    giver: 'Employer|Company|Corporation',
    taker: 'Employee|Executive',
    said: `{taker} ${promise} pay (?:to )?(?:the )?{giver} an? (?:annual )?(?:base )?salary\\b`,
    what: 'pays the salary',
  },
  {
    giver: 'Client|Customer|Company|Owner',
    taker: 'Consultant|Contractor|Provider|Service Provider',
    said: `{taker} ${promise} pay (?:to )?(?:the )?{giver} (?:an?|the) (?:monthly |hourly |fixed |total )?fees?(?: of [^.;]{1,40})? for (?:the |its )?(?:Services|services|Work)\\b`,
    what: 'pays for the work',
  },
]
const patterns = acts.map((act) => {
  const [giver, taker] = [`(?:${act.giver})`, `(?:${act.taker})`]
  return { ...act, pattern: new RegExp(`\\b${act.said.replaceAll('{giver}', giver).replaceAll('{taker}', taker)}`) }
})
const back =
  /\b(?:refund\w{0,3}|return\w{0,3}|reimburs\w{1,5}|unearned|unused|overpa\w{1,6}|rebate\w{0,1}|credit\w{0,3}|sublease|sub-?lease|leaseback|repurchase|if|excess|prepaid|proceeds|abate\w{0,5})\b/i

/** Promises that the names of the parties show to be the other side's. */
export const rolesSwapped = (document: CheckedDocument): Contradiction[] =>
  document.sentences.flatMap((sentence): Contradiction[] => {
    const words = sentence.text.slice(0, longest)
    if (sentence.contents || words.length > 900 || back.test(words)) return []
    const found = patterns.find(({ pattern }) => pattern.test(words))
    if (!found) return []
    const [giver, taker] = [found.giver, found.taker].map((names) => new RegExp(`\\b(?:${names})\\b`).exec(words)?.[0])
    return [
      { places: [sentence], message: `Here the ${taker} ${found.what}; by their names it is the ${giver} who does.` },
    ]
  })
