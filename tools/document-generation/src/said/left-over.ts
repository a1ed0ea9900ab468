import type { Place } from '../output.ts'
import type { Unit } from '../reading/units.ts'
import { type Piece, piecesOf } from './pieces.ts'

const functionWords = new Set(
  "a an the and or but of to in on at for from by with as is are was were be been being it its this that these those he she they we i you his her their our my your him them us me who which there here so also then will would shall should can could may might must do does did has have had make makes put please just about into per each 's re s t ll ve that's it's he's she's they're i'm we're there's name named called says said dated effective between agreement contract letter lease application sale party parties deal okay up out hi hello hey draft write prepare asking applying apply attached thanks full cause".split(
    ' ',
  ),
)
const figure =
  /\d|[%$§]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|million|half|double|percent)\b/i
const turns =
  /\b(?:no(?!\.)|not|never|none|nothing|except|unless|only|without|until|if|delivered|installed|non-?refundable|included|plus|n['’]t|cannot|waive\w*|nor|neither)\b|n['’]t\b/i

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .match(/[\p{L}\d][\p{L}\d'’.-]*/gu)
    ?.filter((word) => !functionWords.has(word.replace(/’/g, "'").replace(/\.$/, ''))) ?? []

const overlaps = (one: Place, other: Place) => one.start < other.end && other.start < one.end

/** What is left of a piece beside the words that were read. */
function besides(piece: Piece, read: readonly Place[]): string {
  let [left, at] = ['', piece.start]
  for (const { start, end } of read
    .filter((one) => overlaps(one, piece))
    .toSorted((one, other) => one.start - other.start)) {
    if (start > at) left += `${piece.text.slice(at - piece.start, start - piece.start)} `
    at = Math.max(at, end)
  }
  return left + piece.text.slice(Math.max(0, at - piece.start))
}

/**
 * The pieces of a sentence that say something which was not read.
 * @param names words that only name what was read: a party's role, a field's label
 */
export function leftOver(
  unit: Unit,
  read: readonly Place[],
  whole: readonly Place[],
  names: ReadonlySet<string>,
): Piece[] {
  const inFull = read.some(({ start, end }) => start <= unit.start + 1 && end >= unit.end - 2)
  if (inFull) return []
  return piecesOf(unit, whole).filter((piece) => {
    const isRead = read.some((one) => overlaps(one, piece))
    const rest = besides(piece, read)
    const words = wordsIn(rest).filter((word) => !names.has(word))
    if (/(?<!^)(?<![.!?] )\b\p{Lu}/u.test(rest) && words.length > 0) return true
    // A whole sentence of small words still says something: 'Tax is on us.'
    if (!read.some((one) => overlaps(one, unit)) && unit.text.split(/\s+/).length > 3) return true
    if (!isRead) return words.length > 0 || figure.test(rest) || turns.test(rest)
    return figure.test(rest) || turns.test(rest) || words.length > 2
  })
}
