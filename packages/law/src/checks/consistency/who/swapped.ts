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
  /** It counts also where the sentence speaks of what comes back, or of a case. */
  anyway?: true
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
  {
    giver: 'Licensee|Franchisee|Distributor|Dealer',
    taker: 'Licensor|Franchisor|Manufacturer',
    said: `{taker} ${promise} (?:(?:at once|immediately|promptly|forthwith),? )?(?:stop|cease|discontinue) (?:all )?(?:using|use of) the (?:Marks?|Trademarks?|System|Software|Licensed \\w+|Intellectual Property|Brand|Patents?|Technology|Works?|Name)\\b`,
    what: 'stops using what is licensed',
    anyway: true,
  },
  {
    giver: 'Licensee|Franchisee',
    taker: 'Licensor|Franchisor',
    said: `{taker} ${promise} pay (?:to )?(?:the )?(?:{giver} )?(?:an? |the )?(?:running |earned |annual |monthly |weekly |quarterly )?(?:royalty|royalties|franchise fee|license fee)\\b`,
    what: 'pays for the license',
  },
  {
    giver: 'Tenant|Lessee|Subtenant',
    taker: 'Landlord|Lessor|Sublandlord',
    said: `{taker} ${promise} (?:(?:quietly|peaceably|promptly) )?(?:vacate|surrender|quit|deliver up)(?: and (?:surrender|deliver))? (?:possession of )?the (?:Premises|premises|Property|Apartment|Unit|Leased)\\b`,
    what: 'gives up the premises',
    anyway: true,
  },
  {
    giver: 'Landlord|Lessor',
    taker: 'Tenant|Lessee',
    said: `{taker} ${promise} (?:return|refund) (?:the |any |all of the )?(?:unused |unapplied |remaining )?(?:[Ss]ecurity )?[Dd]eposit\\b`,
    what: 'returns the deposit',
    anyway: true,
  },
  {
    giver: 'Borrower|Maker|Debtor',
    taker: 'Lender|Holder|Secured Party',
    said: `(?:{taker} (?:fails to|does not|shall fail to) (?:pay|make) (?:any |an |a |when due any )?(?:installment|principal|payment of principal|interest)|{taker} ${promise} repay the (?:Loan|loan|Note|principal|Principal))\\b`,
    what: 'pays the debt',
    anyway: true,
  },
  {
    giver: 'Seller|Vendor|Supplier',
    taker: 'Buyer|Purchaser',
    said: `{taker} (?:(?:shall|will|must) )?(?:delivers?|ships?|tenders?) the (?:Goods|Products?|Equipment|goods|products|equipment) to (?:the )?(?:carrier|Carrier|common carrier|shipper|{giver})\\b`,
    what: 'delivers the goods',
  },
  {
    giver: 'Buyer|Purchaser',
    taker: 'Seller|Vendor|Supplier',
    said: `{taker} ${promise} (?:inspect|accept or reject|reject) the (?:Goods|Products?|Equipment|goods|products|equipment) (?:within|upon|on|after)\\b[^.;]{0,40}\\b(?:delivery|receipt|arrival)\\b`,
    what: 'inspects what is delivered',
  },
  {
    giver: 'Provider|Vendor|Licensor|Supplier',
    taker: 'Customer|Client|Subscriber',
    said: `{taker} ${promise} (?:host|make) the (?:Service|Services|Platform|Software|Hosted Service|System) (?:available|accessible)\\b`,
    what: 'provides the service',
  },
  {
    giver: 'Customer|Client|Subscriber',
    taker: 'Provider|Service Provider|Consultant',
    said: `{taker} ${promise} pay (?:the |all )?(?:undisputed )?(?:[Ff]ees|[Ii]nvoices)(?: (?:stated|set forth|invoiced|due|shown)\\b| within\\b| in\\b|[.,;])`,
    what: 'pays the fees',
  },
  {
    giver: 'Recipient|Receiving Party',
    taker: 'Discloser|Disclosing Party',
    said: `{taker} ${promise} (?:return|destroy|return or destroy|hold|keep)(?: in confidence| confidential)? (?:all |the |any )?(?:(?:such|tangible) )?(?:Confidential Information|confidential information)(?: (?:of|to|received from) (?:the )?{giver})?\\b`,
    what: 'keeps and returns the information',
    anyway: true,
  },
  {
    giver: 'Employee|Executive',
    taker: 'Employer',
    said: `{taker} ${promise} (?:devote|perform|report to|not compete|resign)\\b`,
    what: 'does the work',
  },
  {
    giver: 'Contractor|Subcontractor|Builder',
    taker: 'Owner|Homeowner',
    said: `{taker} ${promise} (?:perform|complete|commence|correct)(?: and \\w{4,10})? the (?:Work|work)(?: (?:in|by|within|on|no)\\b|[.,;])`,
    what: 'does the work',
  },
  {
    giver: 'Assignee',
    taker: 'Assignor',
    said: `{taker} (?:hereby )?(?:assumes|${promise} assume)(?: and (?:agrees|shall|will|promises)[^.;]{0,40})? (?:all |each |the )?(?:of )?(?:the )?(?:obligations|duties|liabilities)\\b`,
    what: 'assumes the obligations',
  },
  {
    giver: 'Lender|Secured Party|Pledgee|Creditor',
    taker: 'Pledgor|Debtor|Borrower',
    said: `{taker} may (?:sell|foreclose (?:on|upon)|take possession of|dispose of|collect) (?:the |any |all )?(?:Shares|Collateral|Pledged \\w+|collateral|Equipment)(?: at (?:a )?(?:public|private))\\b`,
    what: 'sells what was pledged',
    anyway: true,
  },
]
/** Both of the roles are sides of this paper. */
const isSide = (text: string, names: string): boolean => new RegExp(`\\b(?:${names})\\b`).test(text)
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
    if (sentence.contents || words.length > 900) return []
    const found = patterns.find(({ pattern }) => pattern.test(words))
    if (!found || (!found.anyway && back.test(words)) || !isSide(document.text, found.giver)) return []
    const taker = new RegExp(`\\b(?:${found.taker})\\b`).exec(found.pattern.exec(words)?.[0] ?? words)?.[0]
    const giver = new RegExp(`\\b(?:${found.giver})\\b`).exec(`${words} ${document.text}`)?.[0]
    return [
      { places: [sentence], message: `Here the ${taker} ${found.what}; by their names it is the ${giver} who does.` },
    ]
  })
