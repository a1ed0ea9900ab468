import { goesOnBehindComma } from './behind-comma.ts'
import { belongsToName, isAbbreviation } from './words.ts'

const closeMark = /["”;:?!)\]]$/

/** Whether a party begins behind `words[k]`: with the end of a sentence, a comma, or a mark that closes. */
export const endsBefore = (word: string, after: string, words: readonly { word: string }[], k: number): boolean => {
  if (closeMark.test(word) && !/^\(?[A-Z][^()]*\)$/.test(word)) return true
  if (/[”"]$/.test(word)) return true
  if (word.endsWith(',')) return !goesOnBehindComma(words, k)
  if (word.endsWith('.')) return !isAbbreviation(word.slice(0, -1)) && !/^[a-z]/.test(after) && !belongsToName(after)
  return false
}
