import { findParties } from '../../parties/parties.ts'
import type { Sentence } from '../../sentences/sentences.ts'
import type { CheckedDocument } from '../check.ts'
import { once } from './once.ts'
import { wordsOf } from './prose.ts'

/** Nouns that name a side of a contract. */
const nouns =
  'customer|client|provider|supplier|vendor|contractor|subcontractor|company|corporation|employee|employer|executive|consultant|landlord|tenant|lessor|lessee|resident|occupant|buyer|purchaser|seller|licensor|licensee|owner|borrower|lender|bank|recipient|discloser|disclosing party|receiving party|subscriber|user|member|manager|agent|distributor|manufacturer|franchisor|franchisee|guarantor|creditor|debtor|maker|payee|holder|issuer|pledgor|grantor|trustee|host|renter|guest|student|patient|participant|developer|engineer|artist|author|publisher|sponsor|investor|creator|talent|brand|influencer|photographer|freelancer|sublessor|sublessee|sublandlord|subtenant|releasor|releasee|claimant|defendant|plaintiff|you|we'

const modal =
  'shall|will|agrees?|may|must|covenants?|undertakes?|hereby|reserves?|has|have|is|are|can|retains?|waives?|releases?|understands?|acknowledges?|indemnifies'

const aside = '(?:\\s*\\([^()]{0,60}\\)|,[^,;.]{0,80},|\\s+(?:also|further|each|and its \\w{1,20}))?'

/** What shows that both sides are meant. */
export const mutual =
  /\b(?:each|either|both|neither|any|no) (?:of the )?part(?:y|ies)\b|\bthe parties\b|\bmutual(?:ly)?\b|\b(?:indemnifying|indemnified|defaulting|breaching|other|affected|terminating|prevailing|non-?breaching) party\b|\b(?:each|one) of us\b|\beach other\b|\bone another\b|\beither (?:the|of|\w+ or)\b|\bneither (?:the|of|\w+ nor)\b|\bboth (?:the )?\w+ and\b|\bparty['’]s\b/i

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const namesOf = (document: CheckedDocument): string[] =>
  findParties(document)
    .flatMap(({ name, role }) => [role ?? '', name])
    .filter((words) => words.length > 2 && words.length < 60)

/** A party of this document, or a noun that names one, as the subject of a verb. */
const subjects = once(
  (document): RegExp =>
    new RegExp(`\\b(${[...namesOf(document).map(escaped), nouns].join('|')}|I)${aside}\\s+(?:${modal})\\b`, 'gi'),
)

/** 'may be terminated by the Company' */
const passive = /^\w+(?:\s\w+){0,2}? by (?:the )?([^\s,.;]+(?: part(?:y|ies))?)/i

const noun = new RegExp(`^(?:${nouns})$`, 'i')
const isSide = (document: CheckedDocument, words: string): boolean =>
  noun.test(words) || namesOf(document).some((name) => name.toLowerCase().startsWith(words.toLowerCase()))

/** Who does `act` in a sentence: a name in small letters, 'mutual' for both sides, undefined where it is not said. */
export const actorOf = (document: CheckedDocument, sentence: Sentence, act: RegExp): string | undefined => {
  const words = wordsOf(sentence)
  const found = act.exec(words)
  if (!found) return undefined
  const before = words.slice(Math.max(0, found.index - 260), found.index + found[0].length)
  const by = passive.exec(words.slice(found.index, found.index + found[0].length + 80))?.[1]
  if (mutual.test(before) || (by && mutual.test(by))) return 'mutual'
  if (by && isSide(document, by)) return by.toLowerCase()
  let last: string | undefined
  for (const [, name] of before.matchAll(subjects(document))) last = name
  return last?.toLowerCase()
}

/** Whoever receives, which may be either. */
const byPart = /\b(?:receiving|disclosing|owning|recipient) part(?:y|ies)\b|\b(?:recipient|discloser)\b/i
const either =
  /\bmutual\b|\b(?:either|each|one|any) (?:of the )?part(?:y|ies)\b.{0,200}\b(?:disclos\w*|receiv\w*|furnish\w*)\b|\bpart(?:y|ies) (?:that |which |who )?(?:receiv|disclos)\w*/i

/** Sentences but those on whoever receives or discloses, where each side does both. */
export const butInTurn = ({ sentences }: CheckedDocument, found: readonly Sentence[]): readonly Sentence[] =>
  sentences.some(({ text }) => either.test(text.slice(0, 3000)))
    ? found.filter(({ text }) => !byPart.test(text))
    : found

/** Sentences but those in which whoever receives promises something to whoever discloses, where each side does both. */
export const butToEachOther = (document: CheckedDocument, found: readonly Sentence[]): readonly Sentence[] => {
  const left = new Set(butInTurn(document, found))
  return found.filter(
    (sentence) =>
      left.has(sentence) ||
      !/\b(?:receiving|recipient)\b/i.test(sentence.text) ||
      !/\b(?:disclosing|discloser|owning)\b/i.test(sentence.text),
  )
}

/** The sentences in which one side alone does `act`; none where both do, or where it is not said who. */
export const oneWay = (document: CheckedDocument, sentences: readonly Sentence[], act: RegExp): readonly Sentence[] => {
  const actors = sentences.map((sentence) => ({ sentence, actor: actorOf(document, sentence, act) }))
  const known = new Set(actors.flatMap(({ actor }) => actor ?? []))
  if (known.size !== 1 || known.has('mutual')) return []
  return actors.filter(({ actor }) => actor !== undefined).map(({ sentence }) => sentence)
}
