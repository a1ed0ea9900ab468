import { type Replaced, replacedIn } from './aligned.ts'
import { areOppositeInPlace } from './opposites.ts'
import { isPlain } from './polarity.ts'
import type { Word } from './reading.ts'

/** A word of a statement, and its opposite that stands in its place in the passage. */
export function turnedIn(stated: readonly Word[], found: readonly Word[]): { stated: Word; found: Word } | null {
  for (const place of replacedIn(stated, found))
    for (const one of place.stated)
      for (const other of place.found)
        if (areOppositeInPlace(one.stem, other.stem)) return { stated: one, found: other }
  return null
}

/** A common word that narrows or turns what is said: put in or left out, it says another thing. */
const narrows = new Set(
  'only solely even except unless until without never no not none neither nor cannot may must more less most least'.split(
    ' ',
  ),
)
/** These say another thing where one stands alone in the place of the other. */
const joins = new Set('and or all every each some any both either if because although after before'.split(' '))

/** What is said in place of what, where the words around it are the same: a reader has to judge whether it is the same thing. */
export function otherWordsIn(
  stated: readonly Word[],
  found: readonly Word[],
): { stated: string; found: string } | null {
  const place = replacedIn(stated, found).find((one) => saysOther(one) || narrowsOne(one))
  return place ? { stated: wordsIn(place.stated), found: wordsIn(place.found) } : null
}

const wordsIn = (words: readonly Word[]): string => words.map(({ word }) => word).join(' ')

/** One telling word on each side, of different roots. In more words a writer says the same in another way. */
function saysOther({ stated, found }: Replaced): boolean {
  const [[one, ...others], [other, ...more]] = [tellingOf(stated), tellingOf(found)]
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

/** 'judge' and 'judicial', 'statute' and 'statutory': the first letters are the same. 'Power' and 'powerless' are not alike. */
const isAkin = (one: string, other: string): boolean =>
  /less/.test(one) === /less/.test(other) && one.slice(0, 4) === other.slice(0, 4)
