import { abbreviations } from './abbreviations.ts'
import { captionOf } from './caption.ts'
import { isPlace, tells } from './same-party.ts'
import { type NameWord, wordsOf } from './words.ts'

/** What of the name of a case tells it from other cases. */
interface CaptionWords {
  /** Words that no report abbreviates or leaves out, in lower case: a title of the same case has them all. */
  words: readonly string[]
  /** Many cases may have it: 'United States v. Jones', 'In re Smith'. */
  isCommon: boolean
}

/** Reads them of a name of both parties, or of a proceeding. Null: the name tells no case. */
export function captionWords(name: string): CaptionWords | null {
  const caption = captionOf(name)
  const [first, second, ...more] = caption?.sides ?? []
  if (!caption || !first || more.length > 0 || (!second && !caption.proceeding)) return null
  const sides = (second ? [first, second] : [first]).map(({ party }) => wordsOf(party))
  const telling = sides.map((words) => (isPlace(words) ? [] : words.filter((word) => tells(word) && isWhole(word))))
  if (telling.every((words) => words.length === 0)) return null
  const words = [...telling.flat(), ...sides.filter(isState).flat().filter(isWhole)].map(({ word }) => word)
  const isAlone = !second || sides.some((words, at) => !isState(words) && telling[at]?.length === 0)
  const isSurname = sides.every((words, at) => telling[at]?.length === 0 || words.length < 2)
  return { words: [...new Set(words)], isCommon: isAlone && isSurname }
}

/** 'Ohio' is a party of few cases of one name; the United States is one of very many. */
const isState = (words: readonly NameWord[]): boolean => isPlace(words) && words[0]?.word !== 'united'

const abbreviated = new Set([...abbreviations.values()].flat())
const isWhole = ({ word, cut, possessive }: NameWord): boolean =>
  cut === null && !possessive && word.length > 2 && !abbreviated.has(word)
