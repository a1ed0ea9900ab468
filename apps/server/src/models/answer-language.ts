const english = new Set(
  'the of and to in a is that for on was by it as with be are or an this at from not which has had have will may must if no any under when its their he she they'.split(
    ' ',
  ),
)
const others = new Set(
  'el la los las de del que y en un una por con para se le les des du et est dans pour qui der die das und ist nicht den von zu mit ein eine il di che per non da os do uma não com ao'.split(
    ' ',
  ),
)
/** Fewer words say nothing of their language: names, dates and citations look alike in all. */
const leastWords = 30
const leastLetters = 60

/**
 * Whether an answer to English evidence is in another language, as those of small models can be.
 * @param answer its words, however they are divided
 */
export function isOtherLanguage(answer: string, evidence: string): boolean {
  const [said, given] = [measured(answer), measured(evidence)]
  if (said.letters >= leastLetters && said.foreign > 0.3) return given.foreign < 0.1
  return said.words >= leastWords && said.english < 0.06 && said.other > 0.15 && given.english > 0.15
}

const shareOf = (words: readonly string[], known: ReadonlySet<string>): number =>
  words.filter((word) => known.has(word)).length / Math.max(1, words.length)

/** Shares, from 0 to 1: of the letters those of other scripts, of the words those that every English text has. */
function measured(text: string) {
  const letters = text.match(/\p{L}/gu) ?? []
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return {
    letters: letters.length,
    words: words.length,
    foreign: letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length / Math.max(1, letters.length),
    english: shareOf(words, english),
    other: shareOf(words, others),
  }
}
