import type { CaseType } from '../case-types.ts'

const dealt =
  'landlord|lessor|tenant|lessee|renter|neighbou?r|contractor|builder|supplier|vendor|seller|buyer|purchaser|customer|distributor|borrower|lender|opponent|adversary|insurer'
/** With whom a client has to do who sues them, by the kind of case. In others the manager or the doctor is the client’s own. */
const counterparts: Partial<Record<CaseType, string>> = {
  contract: dealt,
  'real-estate': dealt,
  other: dealt,
  employment: 'employer|boss|manager|supervisor',
}

/** Whom somebody sues. */
const sued =
  /\b(?:sues?|sued|suing|(?:suit|lawsuit|claims?|case|complaint|action) against|go(?:es|ing)? after) ([^.;,]{1,40})/gi

/**
 * Whether words are for whom a client who sues usually has against them: 'our client’s tenant failed to pay'. Where the text
 * says that somebody else is sued, the client’s supplier is nobody’s opponent.
 */
export const isCounterpart = (words: string, type: CaseType, text: string): boolean => {
  const those = counterparts[type]
  const found =
    those !== undefined &&
    new RegExp(`\\bclients?['’]s? (?:(?:own|former|old|new|then) )?(?<who>${those})s?\\b(?!['’])`, 'i').exec(words)
  if (!found) return false
  const who = (found.groups?.who ?? '').toLowerCase()
  const all = [...text.matchAll(sued)].map(([, whom = '']) => whom.toLowerCase())
  return all.length === 0 || all.some((whom) => whom.includes(who) || /^(?:him|her|it|them)\b/.test(whom))
}
