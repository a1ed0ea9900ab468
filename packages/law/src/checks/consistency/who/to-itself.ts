import type { CheckedDocument } from '../../check.ts'
import { longest, readingOf } from '../../reading/prose.ts'
import type { Contradiction } from '../support/told.ts'

/** What is given to somebody, and what somebody is given. */
const toSomebody = '(?:pay|repay|deliver|sell|lease|license|grant|convey|remit|lend|refund|give)s? to'
const somebody = '(?:pay|repay|reimburse|indemnify|compensate|notify|lend|refund|give)s?'
const notEach =
  "(?<!\\b(?:[Ee]ach|[Ee]very|[Aa]ny|[Oo]ther|[Oo]ne|[Aa]n?|[Tt]hat|[Ss]uch|[Nn]o) )(?<![A-Z][\\w’'-]{0,20} )"
/** 'Supplier interest at', and not 'Seller closing costs', which are the costs of the seller. */
const given =
  '(?:[.,;)]|\\s(?:an?|the|all|any|such|for|within|on|at|in|as|from|against|promptly|upon|\\$|\\d|interest (?:at|on)|rent (?:of|at))(?![a-z]))'
const same = new RegExp(
  `${notEach}\\b([A-Z][a-z]{3,20}) (?:shall|will|must|agrees to|hereby)(?: (?:promptly|also|hereby))? (?:${toSomebody}|${somebody})(?: the)? \\1${given}`,
)
/** What is a group, of which one may pay another. */
const noSide =
  /^(?:Party|Parties|Members?|Partners?|Shareholders?|Stockholders?|Investors?|Lenders?|Guarantors?|Affiliates?)$/

/** A duty of one side to itself, which must be owed by another or to another. */
export const owedToItself = (document: CheckedDocument): Contradiction[] =>
  readingOf(document).all.flatMap((sentence): Contradiction[] => {
    const found = same.exec(sentence.text.slice(0, longest))
    const who = found?.[1] ?? ''
    if (!found || noSide.test(who)) return []
    return [{ places: [sentence], message: `Here the ${who} owes it to the ${who}: one of the two is another side.` }]
  })
