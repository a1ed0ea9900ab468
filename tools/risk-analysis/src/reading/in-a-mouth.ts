import type { CaseType } from '../case-types.ts'
import type { Factor } from '../factors/factor.ts'

/** That something is not so, as somebody says or swears it: what they say may be false. */
const deniedBySpeaker =
  /\b(?:he|she|they|plaintiffs?|defendants?|claimants?|petitioners?|respondents?) (?:has |have |had |also )?(?:swore|sworn|testif(?:y|ies|ied)|claim(?:s|ed)?|insist(?:s|ed)?|maintain(?:s|ed)?|assert(?:s|ed)?|allege[sd]?)\b[^.;]{0,80}$/i
/** Who says what in a criminal case, and is not the accused; behind them a verb of speech may be of the accused. */
const witness =
  /\b(?:officers?|detectives?|agents?|deput(?:y|ies)|troopers?|sergeants?|witness(?:es)?|informants?|victims?|complainants?|clerks?|neighbou?rs?|prosecutors?)\b(?!['’]s? )|\b(?:clients?|defendants?|accused|suspects?|him|her|us|we|i)\b/gi
const speaks =
  /^ (?:\p{L}+ )?(?:says?|said|testif\w+|claims?|claimed|reports?|reported|wrote|writes|swears|swore|told)\b/iu
const accused = /^(?:clients?|defendants?|accused|suspects?|him|her|us|we|i)$/i
const pronoun = /\b(?:he|she|they)\b[^.;,]{0,20}$/i

/**
 * Whether a fact stands in somebody's mouth so that nobody can count it: a denial that the other side swears to, or an admission of
 * one who is not the accused.
 * @param before the sentence up to the fact
 */
export function isInAMouth(type: CaseType, factor: Factor, isDenied: boolean, before: string): boolean {
  if (isDenied && deniedBySpeaker.test(before)) return true
  if (type !== 'criminal' || !factor.speech || !pronoun.test(before)) return false
  const last = [...before.matchAll(witness)].at(-1)
  if (!last || accused.test(last[0])) return false
  return !speaks.test(before.slice(last.index + last[0].length))
}
