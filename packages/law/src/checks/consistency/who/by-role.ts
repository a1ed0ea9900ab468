import type { CheckedDocument } from '../../check.ts'
import { type Act, actsIn } from '../../reading/acts.ts'
import { readingOf } from '../../reading/prose.ts'
import type { Contradiction } from '../support/told.ts'

/** What one of two roles does, and the other does not, by what such an agreement is. */
interface Part {
  giver: RegExp
  taker: RegExp
  verb: RegExp
  object: RegExp
  way?: readonly Act['way'][]
  /** Whoever gives is named as the one to whom it is given. */
  toGiver?: true
  /** It counts also where the sentence speaks of what comes back. */
  anyway?: true
  /** Words that the paper has: of another kind of agreement it may be otherwise. */
  paper?: RegExp
  what: string
}

const binding: readonly Act['way'][] = ['must', 'does']
const lessee = /^(?:Tenant|Lessee|Subtenant|Sublessee|Renter)$/
const lessor = /^(?:Landlord|Lessor|Sublandlord|Sublessor)$/
const seller = /^(?:Seller|Vendor)$/
const buyer = /^(?:Buyer|Purchaser)$/
const borrower = /^(?:Borrower|Maker|Debtor|Mortgagor)$/
const lender = /^(?:Lender|Holder|Secured Party|Mortgagee|Bank)$/
const licensor = /^(?:Licensor|Vendor|Provider|Service Provider)$/
const licensee = /^(?:Licensee|Customer|Client|Subscriber)$/
const employee = /^(?:Employee|Executive)$/
const employer = /^Employer$/

const provider = /^(?:Provider|Service Provider|Consultant|Contractor)$/
const client = /^(?:Customer|Client|Subscriber|Owner)$/

const parts: readonly Part[] = [
  {
    giver: lessee,
    taker: lessor,
    verb: /^(?:pay|remit)/,
    object: /^[^.;]{0,60}\brent(?:al)?s?\b/i,
    toGiver: true,
    what: 'pays the rent',
  },
  {
    giver: lessee,
    taker: lessor,
    verb: /^(?:vacate|surrender|quit)/,
    object: /^ (?:possession of )?(?:the )?(?:Premises|premises|Property|Unit|Equipment)\b/,
    way: ['must'],
    what: 'gives it back',
  },
  {
    giver: lessor,
    taker: lessee,
    verb: /^(?:leases|lets)/,
    object: /^ (?:and lets |the (?:Premises|Equipment|Unit|Property) )?to\b/,
    toGiver: true,
    what: 'lets it',
  },
  {
    giver: /^Franchisee$/,
    taker: /^Franchisor$/,
    verb: /^(?:pay|remit)/,
    object: /\broyalt(?:y|ies)\b|\bfranchise fee\b/i,
    toGiver: true,
    what: 'pays the royalty',
  },
  {
    giver: /^Licensee$/,
    taker: /^Licensor$/,
    verb: /^(?:pay|remit)/,
    object: /\broyalt(?:y|ies)\b|\blicense fee\b/i,
    toGiver: true,
    what: 'pays the royalty',
  },
  {
    giver: licensor,
    taker: licensee,
    verb: /^(?:warrants|represents|represent|warrant)/,
    object:
      /^[^.;]{0,30}\bthat the (?:Software|Service|Services|Platform|System|Licensed (?:Software|Product|Materials?)|Deliverables?) (?:(?:will|shall) (?:perform|conform|be free|function|operate)|(?:is|are) free|conforms?|performs?|do(?:es)? not infringe)\b/,
    what: 'warrants what is licensed',
  },
  {
    giver: seller,
    taker: buyer,
    verb: /^(?:convey|transfer|sell)/,
    object:
      /^ (?:all (?:of )?)?(?:the )?(?:House|Property|Premises|Assets|Shares|Goods|Vessel|Vehicle|Business|Land|title)\b[^.;]{0,80}\bto\b/,
    toGiver: true,
    way: binding,
    what: 'conveys what is sold',
  },
  {
    giver: seller,
    taker: buyer,
    verb: /^(?:represents|warrants|represent)/,
    object:
      /^[^.;]{0,20}\bthat (?:it|he|she|(?:Buyer|Purchaser)) (?:owns|has good (?:and \w{3,14} )?title to|is the (?:sole )?owner of) (?:all (?:of )?)?(?:the )?(?:Assets|Shares|Units|Property|House|Premises|Goods|Business|Vessel|Vehicle|Equipment)\b/,
    what: 'owns what is sold',
  },
  {
    giver: seller,
    taker: buyer,
    verb: /^(?:own|operate|manage|compete|engage)/,
    object: /\bany (?:other )?business\b|\b(?:compet\w+)\b/i,
    way: ['not'],
    paper: /\bgoodwill\b/i,
    what: 'is kept from competing with what was sold',
  },
  {
    giver: employee,
    taker: employer,
    verb: /^(?:work|compete|solicit|accept)/,
    object: /\b(?:competitors?|competes?|competing|with (?:the )?Employee)\b/i,
    way: ['not'],
    toGiver: true,
    what: 'is bound not to compete',
  },
  {
    giver: borrower,
    taker: lender,
    verb: /^(?:prepay|repay)/,
    object: /^ (?:the |this |all )?(?:\w{3,12} ){0,2}(?:Note|Loan|note|loan|principal|Principal)\b/,
    way: ['may', 'must'],
    what: 'pays the debt',
  },
  {
    giver: lessee,
    taker: lessor,
    verb: /^(?:pay|deposit|post|provide)/,
    object:
      /^ (?:(?:to )?(?:the )?[a-z]{5,10} )?(?:with )?(?:an?|the|its) security deposit\b[^.;]{0,60}\b(?:sign\w*|execut\w+|commence\w*)/i,
    toGiver: true,
    what: 'gives the deposit',
  },
  {
    giver: lessee,
    taker: lessor,
    verb: /^(?:return|redeliver)/,
    object: /^ (?:the |all )?(?:Equipment|Vehicle|Machines?|Items?|Crane|Trailer|Vessel|Leased \w+)\b/,
    toGiver: true,
    way: ['must'],
    anyway: true,
    what: 'gives back what is leased',
  },
  {
    giver: buyer,
    taker: seller,
    verb: /^(?:pay|remit|wire)/,
    object: /^[^.;]{0,60}\b(?:purchase price|balance of the price)\b/i,
    toGiver: true,
    way: ['must'],
    what: 'pays the price',
  },
  {
    giver: seller,
    taker: buyer,
    verb: /^(?:deliver|ship|tender)/,
    object: /^ (?:the |all )?(?:Goods|Products)\b/,
    toGiver: true,
    way: ['must'],
    what: 'delivers what is sold',
  },
  {
    giver: seller,
    taker: buyer,
    verb: /^(?:warrants|represents)/,
    object:
      /^[^.;]{0,20}\bthat the (?:Goods|Products?|Equipment|Vessel|Vehicle) (?:(?:will|shall) (?:be (?:free|of|fit)|conform|perform)|(?:are|is) (?:free|new|fit|merchantable)|conforms?)\b/,
    what: 'warrants what is sold',
  },
  {
    giver: licensor,
    taker: licensee,
    verb: /^grants?$/,
    object:
      /^[^.;]{0,60}\b(?:right|license)\b[^.;]{0,40}\bto (?:use|access|reproduce|practice|install) the (?:Software|Licensed|Platform|Services?|Patents?|System)\b(?!.*\b(?:[Ff]eedback|[Ii]mprovements?|[Dd]ata|[Cc]ontent|[Mm]arks?|[Ll]ogo)\b)/,
    toGiver: true,
    what: 'grants the license',
  },
  {
    giver: provider,
    taker: client,
    verb: /^(?:perform|provide|render)/,
    object: /^ (?:all |all of )?the Services(?=[.,]| (?:in|with|to|and|under|as|at|for)\b)/,
    way: ['must'],
    what: 'performs the services',
  },
  {
    giver: client,
    taker: provider,
    verb: /^(?:pay|remit)/,
    object: /\bfees?\b[^.;]{0,60}\bfor (?:the |its )?(?:services|work)\b/i,
    toGiver: true,
    way: ['must'],
    what: 'pays for the services',
  },
  {
    giver: client,
    taker: provider,
    verb: /^(?:engages|hires|retains)$/,
    object: /^ (?:the )?(?:Customer|Client|Subscriber|Owner)\b/,
    toGiver: true,
    way: ['does'],
    what: 'engages the other',
  },
  {
    giver: /^(?:Contractor|Builder)$/,
    taker: /^Owner$/,
    verb: /^(?:keep|pay|supervise|bind|require|cause)/,
    object: /\bits (?:own )?(?:subcontractors|laborers|crews?)\b/i,
    way: ['must'],
    what: 'has the subcontractors',
  },
  {
    giver: employee,
    taker: /^(?:Employer|Company|Corporation)$/,
    verb: /^assigns?$/,
    object: /\b(?:[Ii]nventions?|[Ww]ork [Pp]roduct)\b/,
    toGiver: true,
    what: 'assigns the inventions',
  },
  {
    giver: /^(?:Employer|Company|Corporation)$/,
    taker: employee,
    verb: /^pay/,
    object: /\b(?:base salary|salary|wages)\b/i,
    toGiver: true,
    way: ['must'],
    what: 'pays the salary',
  },
  {
    giver: employee,
    taker: /^(?:Employer|Company|Corporation)$/,
    verb: /^devote/,
    object: /\btime\b/i,
    way: ['must'],
    what: 'does the work',
  },
  {
    giver: borrower,
    taker: lender,
    verb: /^(?:pay|repay)/,
    object: /^[^.;]{0,50}\binstallments?\b/,
    toGiver: true,
    way: ['must'],
    what: 'pays the debt',
  },
  {
    giver: borrower,
    taker: lender,
    verb: /^(?:grants?|pledges?)$/,
    object: /\bsecurity interest\b/i,
    toGiver: true,
    what: 'gives the security',
  },
  {
    giver: /^Guarantor$/,
    taker: lender,
    verb: /^guarant/,
    object: /\b(?:payment|performance|obligations)\b/i,
    toGiver: true,
    what: 'gives the guaranty',
  },
  {
    giver: /^(?:Supplier|Manufacturer|Principal|Franchisor)$/,
    taker: /^(?:Distributor|Agent|Dealer|Franchisee)$/,
    verb: /^appoints$/,
    object:
      /^ (?:the )?\p{Lu}\p{Ll}+ (?:as|to be) (?:its|an?|the) (?:sole |exclusive |non-?exclusive )?(?:distributor|agent|dealer|franchisee|representative)/iu,
    toGiver: true,
    what: 'appoints the other',
  },
  {
    giver: /^Principal$/,
    taker: /^Agent$/,
    verb: /^pay/,
    object: /\bcommissions?\b/i,
    toGiver: true,
    way: ['must'],
    what: 'pays the commission',
  },
  {
    giver: /^(?:Grantor|Funder|Foundation|Donor)$/,
    taker: /^(?:Grantee|Recipient)$/,
    verb: /^(?:disburse|pay|release)/,
    object: /^ (?:the )?(?:Grant|grant)\b/,
    toGiver: true,
    way: binding,
    what: 'pays the grant',
  },
]

const back =
  /\b(?:refund\w*|return\w*|reimburs\w*|unearned|unused|overpa\w*|rebate|credit\w*|sublease|leaseback|repurchase|if|excess|prepaid|proceeds|abate\w*|master|recaptur\w*|sublicens\w*|purchase option|exceed\w*|adjust\w*|difference|shortfall|amount by which|defective|non-?conforming|rejected|repair|liquidated|referral|collected|received)\b/i

const sidesOf = (document: CheckedDocument, role: RegExp): boolean =>
  actsIn(document).some(({ giver }) => role.test(giver))

const byTable = (document: CheckedDocument): Contradiction[] =>
  actsIn(document).flatMap((act): Contradiction[] => {
    const part = parts.find(
      ({ giver, taker, verb, object, way, toGiver, paper }) =>
        taker.test(act.giver) &&
        verb.test(act.verb) &&
        object.test(act.object) &&
        (way ?? binding).includes(act.way) &&
        (!toGiver || giver.test(act.receiver ?? '')) &&
        (!paper || paper.test(document.text)),
    )
    if (!part || (!part.anyway && back.test(act.sentence.text.slice(0, 1200)))) return []
    if (!sidesOf(document, part.giver) && !part.giver.test(act.receiver ?? '')) return []
    const own = actsIn(document).find(({ giver }) => part.giver.test(giver))?.giver ?? act.receiver ?? 'other side'
    return [
      {
        places: [act.sentence],
        message: `Here it is the ${act.giver} who ${part.what}; by their names it is the ${own}.`,
      },
    ]
  })

/** 'shall name Lessee as loss payee': whoever owns the thing, or lends on it, is paid for its loss. */
const paid =
  /\b(?:nam(?:e|es|ing)|with|add|list|show|designate) (?:the )?(Lessee|Renter|Borrower|Debtor|Mortgagor|Maker) (?:named )?as (?:an? |the |its )?(?:(?:additional insured|mortgagee|lender) and )?(?:sole |lender['’]s )?(?:loss payee|mortgagee)\b/
const owners: Readonly<Record<string, RegExp>> = {
  Lessee: /^Lessor$/,
  Renter: /^(?:Owner|Lessor)$/,
  Borrower: /^(?:Lender|Bank)$/,
  Debtor: /^(?:Secured Party|Lender|Creditor)$/,
  Mortgagor: /^(?:Mortgagee|Lender)$/,
  Maker: /^(?:Holder|Payee)$/,
}
const paidTheWrong = (document: CheckedDocument): Contradiction[] =>
  readingOf(document).binding.flatMap((sentence): Contradiction[] => {
    const side = paid.exec(sentence.text.slice(0, 2000).replace(/\s/g, ' '))?.[1]
    const owner = side === undefined ? undefined : owners[side]
    const known = owner && actsIn(document).find(({ giver }) => owner.test(giver))?.giver
    if (!side || !known) return []
    return [
      {
        places: [sentence],
        message: `The ${side} is to be paid for the loss of what belongs to the ${known}, or secures what is owed to it.`,
      },
    ]
  })

/** Parts of an agreement that are given to the side that by its name does not have them. */
export const rolesMisplaced = (document: CheckedDocument): Contradiction[] => [
  ...byTable(document),
  ...paidTheWrong(document),
]
