import { scanWords } from './words.ts'

const english = new Set(
  'the of and to in is that for on was by it with be are or at from not have has can do does my i we he she they what when where who how if'.split(
    ' ',
  ),
)
const others = new Set(
  'el la los las de del y en un una por con para se le les des du et est dans pour qui der die das und ist nicht den von zu mit ein eine il di che per non da os uma não com ao mi su mon ma mein meine'.split(
    ' ',
  ),
)
const leastShare = 0.2

/** Whether a query is in another language than the authorities. What names a case is not: parties have names of all kinds. */
export function isOtherLanguage(query: string): boolean {
  const letters = query.match(/\p{L}/gu) ?? []
  if (letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length > letters.length / 2) return true
  if (/ vs?\.? /.test(query)) return false
  let [words, ours, foreign] = [0, 0, 0]
  scanWords(query, 0, query.length, (word) => {
    words++
    if (english.has(word)) ours++
    if (others.has(word)) foreign++
  })
  return foreign > Math.max(1, ours) && foreign >= leastShare * words
}
