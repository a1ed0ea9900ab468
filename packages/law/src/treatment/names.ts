import { forms, generic, roles } from '../case-names/vocabulary.ts'
import type { CaseCitation } from '../citations/citation.ts'
import { openers } from '../citations/names/words.ts'
import { jurisdictions } from '../jurisdictions/jurisdictions.ts'
import { starters as sentenceStarters } from '../sentences/abbreviations.ts'

const plain = (word: string): string => word.toLowerCase().replace(/[’']s$|[^\p{L}\p{N}&-]/gu, '')

/** Words that begin a sentence and no name: 'Such case', 'Today's decision'. */
const starters = new Set([
  ...openers,
  ...sentenceStarters,
  'Such',
  'Today',
  'Prior',
  'Principal',
  'Present',
  'Instant',
  'Supreme',
  'Appeals',
  'Circuit',
  'Trial',
  'Constitutional',
  'Clause',
  'Amendment',
  'Landmark',
  'Leading',
])

const common = new Set(
  `and the for county city state states people united v vs co inc corp bros re ex parte rel et al in of on
  first second third american national federal general public local company industries products great young white black
  brown green gray long short day may march april june august justice court act code treaty constitution union company
  research resources energy development environmental protection health welfare human social security education
  transportation communications defense treasury interior commerce agriculture election elections regional planning food
  drug natural free liberty freedom christian catholic jewish indian indians river lake island port valley beach park
  home house street land water oil gas coal power electric retail wholesale farm farmers trade trades`.split(/\s+/),
)
const places = new Set(jurisdictions.flatMap(({ name, abbreviation }) => [...name.split(' '), abbreviation].map(plain)))

/** Whether a word tells a case apart: no place, no form of company, no kind of body. */
const isOwn = (word: string): boolean => {
  const bare = plain(word)
  return (
    /^\p{Lu}/u.test(word) &&
    bare.length > 2 &&
    // 'CSC', 'NLRB': the body, and no case of it.
    !/^\p{Lu}{2,5}$/u.test(word) &&
    !generic.has(bare) &&
    !forms.has(bare) &&
    !roles.has(bare) &&
    !common.has(bare) &&
    !places.has(bare)
  )
}

/** 'In light of Roe and Doe v. Hale Co.': the name that the finder reads begins with another case. */
const ownPart = (name: string): string => {
  const [versus, and] = [name.indexOf(' v. '), name.indexOf(' and ')]
  return and > 0 && and < versus && !/[,&]/.test(name.slice(0, and)) ? name.slice(and + 5) : name
}

/** Words of a case's name by which opinions call it: "Logan", "Valley" and "Plaza" of "Food Employees v. Logan Valley Plaza". */
const callingWords = (name: string | null): string[] =>
  ownPart(name ?? '')
    .split(/\s+/)
    .map((word) => word.replace(/[’']s$|[,.;:]/g, ''))
    .filter(isOwn)

const calledCase =
  /(?<!\p{L})(\p{Lu}[\p{L}’'-]{2,30}) (?:case|cases|decision|court|rule|doctrine|holding|opinion|majority|plurality|line|dissent|exception|standard|test)(?!\p{L})/giu
const versus = /(?<!\p{L})(\p{Lu}[\p{L}’'-]{2,30}) vs?\. /gu
const undone =
  /(?<!\p{L})(?:overrul(?:e|es|ed|ing)|overturn(?:s|ed|ing)?|reaffirm(?:s|ed|ing)?) (\p{Lu}[\p{L}’'-]{2,30})/gu

/** Names that the text uses as a case's and never cites: "overruling Albrecht", "the Lochner doctrine". They are other decisions. */
export function neverCited(text: string, known: ReadonlyMap<string, unknown>, own: string): Set<string> {
  const skipped = new Set(callingWords(own))
  const found = new Set<string>()
  for (const pattern of [calledCase, versus, undone])
    for (const [, written = ''] of text.matchAll(pattern)) {
      const word = written.replace(/[’']s$/, '')
      if (/^\p{Lu}/u.test(word) && isOwn(word) && !skipped.has(word) && !known.has(word) && !starters.has(word))
        found.add(word)
    }
  return found
}

/** Words that are in the names of two cases stand for neither without more. */
export const wordsOfCases = (cases: readonly { citation: CaseCitation; authority: number }[], own: string) => {
  const skipped = new Set(callingWords(own))
  const words = new Map<string, Set<number | null>>()
  for (const { citation, authority } of cases)
    for (const word of callingWords(citation.name)) {
      if (skipped.has(word)) continue
      const known = words.get(word) ?? new Set<number | null>()
      if (known.size < 8) words.set(word, known.add(authority))
    }
  return words
}
