import type { CaseType } from '../case-types.ts'

export type Whose = 'own' | 'other'

const blaming =
  /\b(?:su(?:e|es|ed|ing)|alleg\w+|claim(?:s|ed|ing)?|accus\w+|seek\w*|complain(?:s|ed|ing)?|demand\w*|assert\w*) /i

const near = "(?:my|our|his|her|their|client['’]s)"
const relations =
  '(?:ex-?|former |estranged )?(?:husband|wife|spouse|partner|ex|boyfriend|girlfriend|landlord|employer|boss|manager|supervisor|tenant|neighbou?r|contractor|insurer|doctor|surgeon|opponent|adversary|seller|buyer|supplier|vendor)'
const usuallyAgainst =
  'employer|manager|supervisor|boss|company|corporation|hospital|surgeon|driver|store|restaurant|insurer|insurance company|manufacturer|landlord|supplier|vendor|contractor|seller|builder|city|county|school'

const parties = (type: CaseType) =>
  type === 'criminal'
    ? {
        usual: 'defendants?|accused',
        against: 'prosecut(?:ion|ors?)|state|government|police|officers?|detectives?|victims?|complainants?',
      }
    : { usual: 'plaintiffs?|claimants?|petitioners?|applicants?', against: 'defendants?|respondents?' }

/** Finds who is named last before a place: the client's side or the other. */
export function ownership(type: CaseType, isUsual: boolean) {
  const { usual, against } = parties(type)
  const [own, other] = isUsual ? [usual, against] : [against, usual]
  // The words for the usual adversary say nothing where the client is that adversary.
  const roles = isUsual && type !== 'criminal' && type !== 'family' ? `|${usuallyAgainst}` : ''
  const actor = new RegExp(
    `(?<other>\\b${near} ${relations}\\b|\\b(?:${other}|opposing (?:party|counsel|side)|other (?:side|party|parent|driver)|adversary|they|them|their${roles})\\b)|(?<own>\\b(?:we|us|our|ours|i|me|my|mine|clients?|${own})\\b)`,
    'gi',
  )
  const named = (text: string, isBlame: boolean): Whose | undefined => {
    const found = [...text.matchAll(actor)].at(-1)
    if (!found) return undefined
    const whose = found.groups?.own ? 'own' : 'other'
    const turned = isBlame && blaming.test(text.slice(found.index + found[0].length))
    return turned ? (whose === 'own' ? 'other' : 'own') : whose
  }
  /**
   * @param before the sentence up to the words
   * @param words looked at first where the party stands in them
   * @param isBlame of what one side blames the other for: who alleges it says it of the other
   */
  return (before: string, words: string, isInWords: boolean, isBlame: boolean): Whose | undefined =>
    (isInWords ? named(words, false) : undefined) ?? named(before, isBlame)
}
