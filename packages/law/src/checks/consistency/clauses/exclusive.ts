import type { CheckedDocument } from '../../check.ts'
import type { Contradiction } from '../support/told.ts'
import { otherwise, rulesIn } from './pairs.ts'

const rights: readonly (readonly [of: string, said: RegExp, thing?: RegExp])[] = [
  [
    'distributor',
    /\bexclusive (?:[\w-]{2,14} ){0,3}(?:distributor|distributorship|reseller|dealer)\b|\b(?:appointment|distributorship)\b.{0,60}\b(?:is|be|on a) (?:non-?)?exclusive\b/i,
  ],
  [
    'right to sell',
    /\bexclusive right to sell\b|\bright to sell\b.{0,40}\b(?:is|be) (?:non-?)?exclusive\b/i,
    /\bright to sell the ([A-Z]\w{2,20})\b/,
  ],
  [
    'license',
    /\bexclusive,? (?:[\w-]{2,16},? ){0,4}licen[sc]e\b|\blicen[sc]e\b.{0,60}\b(?:is|be) (?:non-?)?exclusive\b/i,
    /\blicen[sc]es? (?:to use|under|to practice|in|to) (?:the )?([A-Z][\w-]{2,20}(?: [A-Z][\w-]{2,20}){0,2})\b/,
  ],
]
const non = /\bnon-?\s?exclusive\b/i
const not =
  /\b(?:outside|except|other than|if|unless|documentation|feedback|grants? back|sublicens\w{1,4}|become|convert\w{0,3}|after|until|upon|jurisdiction|remed(?:y|ies)|of a|respectively|means)\b/i

const ruleIn = (words: string): { of: string; says: string } | null => {
  const isNon = non.test(words)
  const bare = words.replace(/\bnon-?\s?exclusive\b/gi, '')
  const is = /\bexclusive\b/i.test(bare)
  if (isNon === is || not.test(words)) return null
  const found = rights.find(([, said]) => said.test(words))
  if (!found) return null
  const thing = found[2] ? found[2].exec(words)?.[1] : ''
  if (thing === undefined) return null
  const area = /\b(?:in|within|throughout) (?:the )?([A-Z]\w{2,20})\b/.exec(words)?.[1] ?? ''
  return {
    of: `${found[0]} ${thing} ${found[0] === 'distributor' ? area : ''}`,
    says: isNon ? 'non-exclusive' : 'exclusive',
  }
}

/** The same right, exclusive here and non-exclusive there. */
export const exclusiveAndNot = (document: CheckedDocument): Contradiction[] =>
  otherwise(
    rulesIn(document, ruleIn),
    (one, other) => `One clause calls the right ${one.says}; another calls it ${other.says}.`,
  )
