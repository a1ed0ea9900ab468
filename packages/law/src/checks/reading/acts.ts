import { findParties } from '../../parties/parties.ts'
import type { Sentence } from '../../sentences/sentences.ts'
import type { Span } from '../../span/span.ts'
import type { CheckedDocument } from '../check.ts'
import { labeledParties, quotedParties } from './labeled-parties.ts'
import { once } from './once.ts'
import { longest, readingOf } from './prose.ts'

/** What one side does, may do or may not do, as one clause says it: who gives what to whom. */
export interface Act extends Span {
  /** As the paper calls the side: 'Tenant'. Of two who act together each has an act of its own. */
  giver: string
  way: 'must' | 'may' | 'not' | 'does'
  /** In small letters, as written: 'pay', 'releases'. */
  verb: string
  /** What follows the verb, to the end of the clause. */
  object: string
  /** The first other side, or the same, that the object names. */
  receiver?: string
  sentence: Sentence
}

/** Nouns with a capital that name a side of a contract. */
export const roles =
  'Seller|Buyer|Purchaser|Vendor|Supplier|Customer|Client|Subscriber|Provider|Consultant|Contractor|Subcontractor|Owner|Builder|Landlord|Tenant|Sublandlord|Subtenant|Lessor|Lessee|Sublessor|Sublessee|Licensor|Licensee|Franchisor|Franchisee|Employer|Employee|Executive|Lender|Borrower|Maker|Holder|Payee|Debtor|Creditor|Guarantor|Pledgor|Pledgee|Assignor|Assignee|Grantor|Grantee|Manufacturer|Distributor|Dealer|Agent|Principal|Publisher|Author|Recipient|Discloser|Investor|Shareholder|Member|Partner|Company|Corporation|Manager|Operator|Renter|Hirer|Bank|Mortgagor|Mortgagee|Secured Party|Funder|Donor|Service Provider'
const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s')

/** What a paper calls its sides, the longest first. */
export const sideNames = once((document): readonly string[] => {
  const named = [...findParties(document), ...labeledParties(document), ...quotedParties(document)].flatMap(
    ({ role, name }) => [role ?? '', name],
  )
  const all = [...named, ...roles.split('|')].map((one) => one.trim().replace(/^the /i, ''))
  return [...new Set(all)]
    .filter((one) => one.length > 2 && one.length < 60 && /^\p{Lu}/u.test(one))
    .toSorted((one, other) => other.length - one.length)
})

const modal =
  'shall not|may not|will not|must not|cannot|shall never|agrees? not to|covenants? not to|shall|will|must|agrees? to|is obligated to|undertakes? to|covenants? to|hereby|may|has the right to|is entitled to'
const present =
  'releases|grants|leases|lets|pays|sells|buys|assigns|assumes|guarantees|guaranties|indemnifies|warrants|represents and warrants|represents|conveys|appoints|licenses|waives|engages|hires|purchases|discharges|insures|repairs|maintains|delivers|carries|defends|keeps'
const adverbs =
  '(?:,? (?:at any time|at once|promptly|immediately|forthwith|freely|also|hereby|at all times|in no event|at (?:its|his|her|their)(?: own| sole)? (?:cost|expense|discretion|option)|[a-z]{2,14}ly)){0,2}'
const aside = '(?:, [^,;.]{1,90}(?:, [^,;.]{1,60})?,)?'

const patternOf = once((document): RegExp => {
  const names = sideNames(document).slice(0, 120).map(escaped).join('|')
  return new RegExp(
    `(?<![\\p{L}’'-])(?:(${names})(?:,? and (?:the )?|, (?:the )?))?(${names})(?: \\([^()]{1,40}\\))?${aside} (?:(${modal})${adverbs}${aside} ([a-z]{3,16})|(${present}))(?=[ ,:.;])`,
    'gu',
  )
})
const nameIn = once((document): RegExp => {
  const names = sideNames(document).slice(0, 120).map(escaped).join('|')
  return new RegExp(`(?<![\\p{L}’'-])(${names})(?![\\p{L}-])`, 'u')
})

const wayOf = (said: string | undefined): Act['way'] => {
  if (said === undefined || said === 'hereby') return 'does'
  if (/not|never/.test(said)) return 'not'
  return /^(?:may|has|is entitled)/.test(said) ? 'may' : 'must'
}

const actsOfSentence = (document: CheckedDocument, sentence: Sentence): Act[] => {
  const words = sentence.text.slice(0, longest).replace(/\s/g, ' ')
  const found = [...words.matchAll(patternOf(document))]
  return found.flatMap((match, at): Act[] => {
    const [all, beside, giver = '', said, verb, doing = ''] = match
    const from = match.index + all.length
    const next = found[at + 1]?.index ?? words.length
    const object = (
      words.slice(from, next).split(/;|\. |,? (?:and|or|but) (?:shall|will|may|must)\b/, 1)[0] ?? ''
    ).slice(0, 400)
    const receiver = nameIn(document).exec(object)?.[1]
    return [giver, ...(beside === undefined ? [] : [beside])].map((one) => ({
      start: sentence.start + match.index,
      end: Math.min(sentence.end, sentence.start + from + object.length),
      giver: one,
      way: wayOf(said),
      verb: verb ?? doing,
      object,
      ...(receiver !== undefined && { receiver }),
      sentence,
    }))
  })
}

/** Every act of a side in the sentences of a paper that bind, in order. */
export const actsIn = once((document): readonly Act[] =>
  readingOf(document).binding.flatMap((sentence) =>
    sentence.text.length > longest ? [] : actsOfSentence(document, sentence),
  ),
)

/** The acts that stand within a place. */
export const actsWithin = (document: CheckedDocument, { start, end }: Span): readonly Act[] =>
  actsIn(document).filter((act) => act.start >= start && act.start < end)
