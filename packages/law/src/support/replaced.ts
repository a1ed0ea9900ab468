import { type Replaced, replacedIn } from './aligned.ts'
import { areOppositeInPlace, areOppositeRoles } from './opposites.ts'
import { isPlain } from './polarity.ts'
import { isReporting, type Word } from './reading.ts'

/** A word of a statement, and its opposite that stands in its place in the passage. */
export function turnedIn(stated: readonly Word[], found: readonly Word[]): { stated: Word; found: Word } | null {
  for (const place of replacedIn(stated, found))
    for (const one of place.stated)
      for (const other of place.found)
        if (areOppositeInPlace(one.stem, other.stem) || areOppositeRoles(one.word, other.word))
          return { stated: one, found: other }
  return null
}

/** A common word that narrows or turns what is said: put in or left out, it says another thing. */
const narrows = new Set(
  'only solely even except unless until without never no not none neither nor cannot may must more less most least'.split(
    ' ',
  ),
)
/** These say another thing where one stands alone in the place of the other. */
const joins = new Set(
  'and or all every each some any both either if because although after before here there now then'.split(' '),
)

/** What is said in place of what, where the words around it are the same: a reader has to judge whether it is the same thing. */
export function otherWordsIn(
  stated: readonly Word[],
  found: readonly Word[],
): { stated: string; found: string } | null {
  const place = replacedIn(stated, found).find((one) => saysOther(one) || narrowsOne(one))
  return place ? { stated: wordsIn(place.stated), found: wordsIn(place.found) } : null
}

const wordsIn = (words: readonly Word[]): string => words.map(({ word }) => word).join(' ')

/** Words that tell nothing of what is stated, and are no mere pointers either: another word in their place is another thing. */
const qualifies = new Set(
  'same own other most few often once ever very too again further together off over under down up above below against between during here there now then'.split(
    ' ',
  ),
)
const isOfNote = ({ word }: Word): boolean => isReporting(word) || qualifies.has(word)

/** One telling word on each side, of different roots. In more words a writer says the same in another way. */
function saysOther({ stated, found }: Replaced): boolean {
  const [[one, ...others], [other, ...more]] = [tellingOf(stated), tellingOf(found)]
  const [here, there] = stated.length === 1 && found.length === 1 ? [stated[0], found[0]] : []
  // 'lost' for 'found', 'other' for 'same'; not 'it' for 'the statute', nor 'held' for 'found'.
  if (here && there && !(one && other) && (one || isOfNote(here)) && (other || isOfNote(there)))
    return !(isReporting(here.word) && isReporting(there.word)) && !isAkin(here.stem, there.stem)
  const isShort = Math.max(stated.length, found.length) <= 2
  return isShort && others.length + more.length === 0 && !!one && !!other && !isAkin(one.stem, other.stem)
}

const tellingOf = (words: readonly Word[]) => words.filter(({ tells }) => tells)

function narrowsOne({ stated, found, isAtEnd }: Replaced): boolean {
  if (stated.length === 1 && found.length === 1 && isOne(joins, stated) && isOne(joins, found)) return true
  if (isAtEnd) return false
  const isPlainSide = [isPlain(stated), isPlain(found)]
  return isPlainSide[0] !== isPlainSide[1] || narrowing(stated) !== narrowing(found)
}

const isOne = (among: ReadonlySet<string>, [one]: readonly Word[]): boolean => one !== undefined && among.has(one.word)
const narrowing = (words: readonly Word[]): string =>
  words.flatMap(({ word }) => (narrows.has(word) ? word : [])).join(' ')

/**
 * 'statute' and 'statutory': they begin alike, and one of them has little else. 'Power' and 'powerless', 'southeast' and
 * 'southwest' are not alike.
 */
function isAkin(one: string, other: string): boolean {
  let alike = 0
  while (alike < one.length && one[alike] === other[alike]) alike++
  const rest = Math.min(one.length, other.length) - alike
  return alike >= fewestAlike && rest <= mostLeft && /less/.test(one) === /less/.test(other)
}
const [fewestAlike, mostLeft] = [4, 2]
