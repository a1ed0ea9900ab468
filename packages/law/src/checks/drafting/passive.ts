import type { DocumentCheck, Hit } from '../check.ts'
import { ownWords } from './support/own-words.ts'

const acts =
  'paid|delivered|provided|given|submitted|performed|completed|returned|furnished|maintained|kept|sent|notified|repaired|installed|filed|obtained|inspected|reimbursed|invoiced|issued|supplied|destroyed|tested|replaced|removed|insured|shipped|refunded|corrected'
const pattern = new RegExp(
  `\\b(?:shall|must)\\s{1,12}(?:also\\s{1,12}|promptly\\s{1,12})?be\\s{1,12}(?:${acts})(?![\\w-])`,
  'gi',
)
// A notice is given by whoever has to give it; 'deemed' acts are nobody's.
const nobodys = /\b(?:means?|notices?|deemed|considered|no|nothing|neither)\b/i
const actor =
  /^[^.;]{0,120}?\bby\s+(?:(?:the|each|either|such|any|an?|both|its|his|her)\s+)?(?:\p{Lu}|party|parties|him|her|it\b|them)/u

/** Duties that name no one who has them. */
export const passiveChecks: readonly DocumentCheck[] = [
  {
    id: 'duty.passive',
    title: 'Duty of nobody',
    concerns: ['contract'],
    severity: 'low',
    category: 'Ambiguity',
    insight: 'risk',
    why: 'A duty in the passive voice leaves open who has to do it, and so whom to hold to it.',
    advice: 'Name the party that acts.',
    find: (document) => {
      const words = ownWords(document)
      return [...words.matchAll(pattern)].flatMap((match): Hit[] => {
        const end = match.index + match[0].length
        const before = words.slice(Math.max(0, match.index - 160), match.index)
        const subject = before.slice(before.search(/(?<![^.;:])[^.;:]*$/))
        if (nobodys.test(subject) || actor.test(words.slice(end, end + 180))) return []
        return [{ start: match.index, end }]
      })
    },
  },
]
