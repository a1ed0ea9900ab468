import type { CheckedDocument } from '../../check.ts'
import { longest, readingOf } from '../../reading/prose.ts'
import type { Contradiction } from '../support/told.ts'

/** What is given to somebody, and what somebody is given. */
const toSomebody =
  '(?:pay|repay|deliver|sell|lease|license|grant|convey|remit|lend|refund|give|assign|transfer|account|make [^.;]{3,40} available)s? to'
const somebody = '(?:pay|repay|reimburse|indemnify|compensate|notify|lend|refund|give)s?'
const notEach =
  "(?<!\\b(?:[Ee]ach|[Ee]very|[Aa]ny|[Oo]ther|[Oo]ne|[Aa]n?|[Tt]hat|[Ss]uch|[Nn]o) )(?<![A-Z][\\w’'-]{0,20} )"
/** 'Supplier interest at', and not 'Seller closing costs', which are the costs of the seller. */
const given =
  '(?:[.,;)]|\\s(?:an?|the|all|any|such|for|within|on|at|in|as|from|\\d{1,3}|(?:ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)|against|promptly|upon|\\$|\\d|interest (?:at|on)|rent (?:of|at))(?![a-z]))'
const same = new RegExp(
  `${notEach}\\b([A-Z][a-z]{3,20}) (?:shall|will|must|agrees to|hereby)(?: (?:promptly|also|hereby))? (?:${toSomebody}|${somebody})(?: the)? \\1${given}`,
)
/** 'Tenant shall not assign without Tenant’s consent', 'by notice to the Tenant': a side that asks or tells itself. */
const ownConsent = new RegExp(
  `${notEach}\\b([A-Z][a-z]{3,20}) (?:(?:shall|will|must|may) not|agrees not to|cannot) (?!be )[^.;:()]{0,160}\\bwithout(?: (?:first )?obtaining)?(?: the)? (?:prior |written |express ){0,3}(?:\\1['’]s (?:prior |written |express |advance ){0,3}(?:consent|approval|permission)|(?:consent|approval|permission) of (?:the )?\\1\\b)`,
)
const toldItself = new RegExp(
  `${notEach}\\b([A-Z][a-z]{3,20}) (?:may|shall|will)\\b[^.;:()]{0,100}\\b(?:by|on|upon|with|giving)\\b[^.;:()]{0,40}\\bnotice to (?:the )?\\1\\b(?!['’])`,
)
/** 'Licensor grants to Licensor a license'. */
const grantsItself = new RegExp(
  `${notEach}\\b([A-Z][a-z]{3,20}) (?:hereby )?(?:grants|sells|leases|licenses|lends|assigns|conveys|transfers|appoints)(?: to)? (?:the )?\\1\\b(?!['’])`,
)
/** 'Lessor shall keep the Equipment and return it to Lessor'. */
const handsToItself = new RegExp(
  `${notEach}\\b([A-Z][a-z]{3,20}) (?:shall|will|must|agrees to) ([^.;:()]{0,90}?)\\b(?:deliver|return|pay|remit|submit|refund|surrender|furnish|send|repay)\\b (?:[\\w$,’'-]{1,16} ){0,6}to (?:the )?\\1\\b(?!['’\\w])(?! (?:[A-Z]|affiliates?|subsidiar|employees|account))`,
)
/** 'Buyer shall deliver the resin to Buyer’s plant': who is to get it delivers it. */
const deliversHome = new RegExp(
  `${notEach}\\b((?:Buyer|Purchaser|Customer|Client|Tenant|Lessee|Distributor|Owner)) (?:shall|will|must|agrees to) (?:deliver|ship) [^.;:()]{0,70}\\bto (?:the )?\\1['’]s (?:[\\w-]{1,14} ){0,2}(?:plants?|premises|facilit(?:y|ies)|warehouses?|offices?|address|store|site|dock|location|place of business)\\b`,
)
/** Between the side and the act, what makes it the act of another. */
const ofAnother =
  /\b(?:for|by|that|which|who|unless|if|never|require\w*|cause[sd]?|entitle\w*|ensure|direct|instruct|or)\b/i
/** 'name Landlord as additional insured' by the landlord. */
const insuresItself = new RegExp(
  `${notEach}\\b([A-Z][a-z]{3,20}) (?:shall|will|must|agrees to)\\b[^.;:()]{0,120}\\b(?:nam(?:e|ing)|list(?:ing)?|includ(?:e|ing)) (?:the )?\\1 as (?:an )?(?:additional insured|loss payee)`,
)
/** 'If Lender fails to pay, Lender may accelerate': the remedy of a side for its own default. */
const ownDefault =
  /\b[Ii]f (?:the )?([A-Z][a-z]{3,20}) (?:fails to (?:pay|perform|make|cure|deliver|comply)|does not pay|is in default|defaults|breaches)\b[^.;:()]{0,100}, (?:the )?\1 may (?:terminate|accelerate|declare|evict|repossess|re-?enter|foreclose|recover|sue|suspend|withhold)\b/
/** What is a group, of which one may pay another. */
const noSide =
  /^(?:Party|Parties|Members?|Partners?|Shareholders?|Stockholders?|Investors?|Lenders?|Guarantors?|Affiliates?)$/

const selfWays = [ownConsent, toldItself, grantsItself, insuresItself, ownDefault, handsToItself, deliversHome]

/** A duty of one side to itself, which must be owed by another or to another. */
export const owedToItself = (document: CheckedDocument): Contradiction[] =>
  readingOf(document).all.flatMap((sentence): Contradiction[] => {
    const words = sentence.text.slice(0, longest)
    const owes = same.exec(words)
    const asks =
      owes ?? selfWays.map((way) => way.exec(words)).find((found) => found && !ofAnother.test(found[2] ?? ''))
    const who = asks?.[1] ?? ''
    if (!asks || (noSide.test(who) && !(who === 'Lender' && ownDefault.test(words)))) return []
    const message = owes
      ? `Here the ${who} owes it to the ${who}: one of the two is another side.`
      : `Here the ${who} deals with the ${who}: one of the two is another side.`
    return [{ places: [sentence], message }]
  })
