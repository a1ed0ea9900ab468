import { findParties } from '../../parties/parties.ts'
import type { DocumentCheck } from '../check.ts'
import { ownWords } from './support/own-words.ts'

const role =
  /\b(?:employee|tenant|landlord|contractor|consultant|buyer|seller|purchaser|client|customer|owner|borrower|lender|licensee|licensor|director|officer|manager|agent|representative|engineer|party|member|shareholder|stockholder|arbitrator)s?\b/i
const gendered =
  /(?<!\b(?:or|and|her\/|she\/)\s{0,2})\b(?:he|she|his|him|himself|herself)\b(?!\s{0,2}(?:\/|or\s+(?:she|he|her|hers|his|him|herself|himself|its?|their)\b|\(s\)))/gi
// 'Mr. Doe' is one person, whose pronoun is known.
const known = /\b(?:Mr|Mrs|Ms)\.\s?\p{Lu}/u

/** 'Maria de la Cruz', 'Dr. Jens Pohl, M.D.', 'José O’Neil-Ruiz III': a person, and no company. */
const isPerson =
  /^(?:(?:Dr|Prof|Hon|Rev)\. )?\p{Lu}[\p{Ll}’'-]+(?:\p{Lu}\p{Ll}+)?(?: (?:\p{Lu}\.?|de|la|van|von|der|del|bin|al))* (?:\p{Lu}[\p{L}’'-]+ ){0,2}\p{Lu}[\p{L}’'-]+(?:,? (?:Jr|Sr|II|III|IV|M\.?D|Ph\.?D|Esq)\.?)*$/u
const ofCompany =
  /\b(?:Inc|Corp|LLC|LLP|LP|Ltd|Co|PC|Company|Corporation|Trust|Bank|Partners|Group|Associates|Holdings|Services|Systems|Lines|University|City|County|State|Center|Foundation)\b/
/** Names before the word that a paper gives to them: 'Denise Kowalczyk, age 58 ("Employee")'. */
const introduced = (words: string): string[] =>
  [
    ...words
      .slice(0, 4000)
      .matchAll(
        /(?:between|and|by|,|;)\s(?:(?:Dr|Prof)\.\s)?(\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}\.?)?\s\p{Lu}[\p{L}’'-]+)(?:,[^()"“]{0,60})?\s\((?:the\s|hereinafter\s)?["“](?:the\s)?(?:employee|executive|consultant|tenant|releasor|claimant|plaintiff|contractor|seller|buyer|borrower|guarantor|licensor|author|artist)/giu,
      ),
  ].flatMap(([, name = '']) => (ofCompany.test(name) ? [] : [name]))

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
      const names = [...findParties(document).map(({ name }) => name), ...introduced(words)]
      if (names.some((name) => isPerson.test(name))) return []
      return [...words.matchAll(gendered)].flatMap((match) => {
        const before = words.slice(Math.max(0, match.index - 120), match.index)
        const sentence = before.slice(before.search(/(?<![^.;])[^.;]*$/))
        return role.test(sentence) ? [{ start: match.index, end: match.index + match[0].length }] : []
      })
    },
  },
]
