import { findParties } from '../../parties/parties.ts'
import type { DocumentCheck } from '../check.ts'
import { ownWords } from './support/own-words.ts'

const role =
  /\b(?:employee|tenant|landlord|contractor|consultant|buyer|seller|purchaser|client|customer|owner|borrower|lender|licensee|licensor|director|officer|manager|agent|representative|engineer|party|member|shareholder|stockholder|arbitrator)s?\b/i
const gendered =
  /(?<!\b(?:or|and|her\/|she\/)\s{0,2})\b(?:he|she|his|him|himself|herself)\b(?!\s{0,2}(?:\/|or\s+(?:she|he|her|hers|his|him|herself|himself|its?|their)\b|\(s\)))/gi
// 'Mr. Doe' is one person, whose pronoun is known.
const known = /\b(?:Mr|Mrs|Ms)\.\s?\p{Lu}/u

/** Pronouns that make every party a man or a woman. */
export const pronounChecks: readonly DocumentCheck[] = [
  {
    id: 'plain.gendered-pronoun',
    title: 'He or she for a party that may be neither',
    concerns: ['contract'],
    severity: 'low',
    category: 'Plain language',
    insight: 'best-practice',
    why: 'A form that is used again will bind people and firms whom the pronoun does not fit.',
    advice: 'Name the party again, or write they.',
    find: (document) => {
      const words = ownWords(document)
      if (known.test(words)) return []
      // A party that is a person by name has a pronoun of its own.
      if (findParties(document).some(({ name }) => /^\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?\p{Lu}\p{Ll}+$/u.test(name))) return []
      return [...words.matchAll(gendered)].flatMap((match) => {
        const before = words.slice(Math.max(0, match.index - 120), match.index)
        const sentence = before.slice(before.search(/(?<![^.;])[^.;]*$/))
        return role.test(sentence) ? [{ start: match.index, end: match.index + match[0].length }] : []
      })
    },
  },
]
