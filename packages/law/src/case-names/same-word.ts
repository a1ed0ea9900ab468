import { abbreviations } from './abbreviations.ts'
import { forms } from './vocabulary.ts'
import type { NameWord } from './words.ts'

/** Whether a word that may be meant by another is told: 'Rock' of a title's 'R.' is not, nor 'Corp.' of its 'Co.', nor a misspelling. */
export const mayBeWord = (written: NameWord, found: NameWord): boolean =>
  sameWord(written, found) ||
  isInitialOf(found, written) ||
  (forms.has(written.word) && forms.has(found.word)) ||
  isMisspelt(written.word, found.word)

/** The fewest letters of both words in which one that differs may be a slip rather than another name. */
const longEnough = 9

/** One letter more, less or another: 'Hewitt' for 'Hewit'. */
export function isMisspelt(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1 || short.length + long.length < longEnough) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  return short.slice(at + (short.length === long.length ? 1 : 0)) === long.slice(at + 1)
}

/** Whether a word as it is written is that which was found, or one is the abbreviation of the other. */
export const sameWord = (one: NameWord, other: NameWord): boolean =>
  one.word === other.word || isInitialOf(one, other) || (other.word.length > 1 && standsAlike(one, other))

const standsAlike = (one: NameWord, other: NameWord): boolean =>
  standsFor(one, other) ||
  standsFor(other, one) ||
  (one.possessive && one.word === `${other.word}s`) ||
  (other.possessive && other.word === `${one.word}s`) ||
  shareMeaning(one.word, other.word)

/** 'R. I.' for 'Rock Island', 'J.' for 'John'. */
const isInitialOf = (short: NameWord, long: NameWord): boolean =>
  short.word.length === 1 && short.capitals && long.word[0] === short.word

/** 'Ass'n' for 'Association', 'Educ.' for 'Education', 'Nat'l' for 'National'. */
function standsFor(short: NameWord, long: NameWord): boolean {
  if (short.word.length >= long.word.length) return false
  if (abbreviations.get(short.word)?.includes(long.word)) return true
  if (abbreviations.get(short.word.replace(/s$/, ''))?.some((one) => `${one}s` === long.word)) return true
  if (short.word.length < 3 || short.word[0] !== long.word[0]) return false
  if (short.cut === 'apostrophe') return isContraction(short.word, long.word)
  return short.cut === 'point' && long.word.startsWith(short.word)
}

/** The letters of a contraction stand in the word in their order, the first and the last at its ends. */
function isContraction(short: string, long: string): boolean {
  if (short.at(-1) !== long.at(-1) && short.at(-1) !== 's') return false
  let at = 0
  for (const letter of long) if (letter === short[at]) at++
  return at === short.length
}

/** 'Bd' and 'Bd.' aside: 'Comm.' and 'Commn' are both the commission. */
function shareMeaning(one: string, other: string): boolean {
  const meanings = abbreviations.get(one)
  const others = abbreviations.get(other)
  return Boolean(meanings && others && meanings.some((meaning) => others.includes(meaning)))
}
