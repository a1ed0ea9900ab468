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

/** Whether words are for whom a client who sues usually has against them: 'our client’s tenant failed to pay'. */
export const isCounterpart = (words: string, type: CaseType): boolean => {
  const those = counterparts[type]
  return (
    those !== undefined &&
    new RegExp(`\\bclients?['’]s? (?:(?:own|former|old|new|then) )?(?:${those})s?\\b(?!['’])`, 'i').test(words)
  )
}
