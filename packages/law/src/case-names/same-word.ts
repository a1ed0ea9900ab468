import { abbreviations } from './abbreviations.ts'
import type { NameWord } from './words.ts'

/** Whether two words of names are one word, or one is the abbreviation of the other. */
export const sameWord = (one: NameWord, other: NameWord): boolean =>
  one.word === other.word || standsFor(one, other) || standsFor(other, one) || shareMeaning(one.word, other.word)

/** 'Ass'n' for 'Association', 'Educ.' for 'Education', 'Nat'l' for 'National'. */
function standsFor(short: NameWord, long: NameWord): boolean {
  if (short.word.length >= long.word.length) return false
  if (abbreviations.get(short.word)?.includes(long.word)) return true
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
