import type { Place } from '../output.ts'
import { blanked } from '../reading/blanked.ts'
import { alsoCalled } from '../reading/hints/also-called.ts'
import type { Unit } from '../reading/units.ts'
import { type Piece, piecesOf } from './pieces.ts'

const functionWords = new Set(
  "a an the and or but of to in on at for from by with as is are was were be been being it its this that these those he she they we i you his her their our my your him them us me who which there here so also then will would shall should can could may might must do does did has have had make makes put please just about into per each 's re s t ll ve that's it's he's she's they're i'm we're there's name named called says said dated effective between agreement contract letter lease application sale party parties deal okay up out hi hello hey draft write prepare asking applying apply attached thanks full cause".split(
    ' ',
  ),
)
/** A number, a sum or a part, in digits or in words. */
export const figure =
  /\d|[%$§]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|million|half|double|percent)\b/i
const turns =
  /\b(?:no(?!\.)|not|never|none|nothing|except|unless|only|without|until|if|delivered|installed|non-?refundable|included|plus|n['’]t|cannot|waive\w*|nor|neither)\b|n['’]t\b/i

/** Two small words that turn a warranty around. */
const asIs = /\bas[- ]is\b(?! (?:the|our|my|his|her|their|usual|customary|standard|required|common|typical)\b)/i

/** How long something goes on from a day: 'a year from January 1'. */
const lasting = /\b(?:an?|full) (?:year|month|week|quarter)\b[^.;\d]{0,12}\b(?:from|starting|beginning|commencing)\b/i

/** Words around a value that only say what it is: 'starts', 'my number', 'pay'. */
const stem = (word: string) =>
  word
    .replace(/(?<=[^.-])[.-]{1,3}$/, '')
    .replace(/^(?:\d{1,2}[.)]?|[a-z](?:-[a-z])+)$/i, 'list')
    .replace(/['’](?:s|re|ll|ve|m|d)$/, '')
    .replace(/(?<=\p{L}{3})(?:ing|ed|es|s|e)$/u, '')
const frames = new Set(
  `start begin wrap kick commence run go last end done finish complete open effective dated sign signed pay paid bill invoice due charge owe want wish need ask request apply live reside locate reach call phone cell mobile
tel direct line fax email mail e-mail number no address attn attention send go to from note tell letter write hire join employ engage work position job role title state law govern rate fee price cost amount
total flat base salary wage money dollar rent lease term landlord owner tenant month monthly year yearly annual annually week weekly day daily hour hourly per seller buyer client customer provider
vendor consultant contractor employer employee company firm business office store shop born birth birthday passport visa citizen citizenship nationality national expire expir reference ref order account
case claim file contact manager director subject regard matter attach enclose include encl known know recommend student candidate person people guy lady gentleman plus about around approx roughly
over through until till within current currently old new here there his her their our own call also live yes well good right okay list live living applicat recommendat classificat gov governing effective theirs mine ours hers and-or unit place house home mutual between agreement contract lease parties party who what which fine please sole just only each every complain complaint thx thank thanks inquire inquiry cover can could labeled called say think guess talk discuss help use make give get take put come be prepare draft draw drawn type typed drawup
secured applie applies govern governed`
    .split(/\s+/)
    .concat(Object.values(alsoCalled).flatMap((all) => all.flatMap((words) => words.split(' '))))
    .map(stem),
)

/** What a lawyer says of whom they write for: 'an employment agreement for my client'. */
const ofWriter = /^(?:clients?(?:['’]s)?|nda)$/

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .match(/[\p{L}\d][\p{L}\d'’.-]*/gu)
    ?.filter((word) => !functionWords.has(word.replace(/’/g, "'").replace(/\.$/, ''))) ?? []

/** 'Monday, January 4' */
const ofDate =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day(?=,? (?:(?:january|february|march|april|may|june|july|august|september|october|november|december|\p{L}{3}\.?) \d|\d{1,2}\/))/giu
const weekday =
  /^[^\p{L}\d]{0,8}(?:\p{L}[\p{L} ]{1,30}:)?[^\p{L}\d]{0,8}(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day[^\p{L}\d]{0,8}$/iu
const overlaps = (one: Place, other: Place) => one.start < other.end && other.start < one.end

/** What a value is called before a colon: 'SERVICES: a model and a report'. */
export const labeled = /^(?:\(?\d{1,2}[.)] |[-*•–] )?[\p{L}][\p{L} /&-]{1,30}: {1,3}/u
/** What a form asks before a colon, and no part of what was answered: 'Who is buying: Ann Lee'. */
const askedBefore = /^\s*(?:what|who|whom|whose|where|when|which|how|why)\b[^:\n]{0,58}:/i

/** What is left of a piece beside the words that were read. */
function besides(piece: Piece, read: readonly Place[]): string {
  let [left, at] = ['', piece.start + (askedBefore.exec(piece.text)?.[0].length ?? 0)]
  for (const { start, end } of read
    .filter((one) => overlaps(one, piece))
    .toSorted((one, other) => one.start - other.start)) {
    if (start > at) left += `${piece.text.slice(at - piece.start, start - piece.start)} `
    at = Math.max(at, end)
  }
  return left + piece.text.slice(Math.max(0, at - piece.start))
}

/**
 * The words of a sentence that no value has: neither as they stand, nor as part of a date, an amount or another thing that
 * was read. What only frames a value is no such word.
 */
export const wordsNotIn = (unit: Unit, read: readonly Place[], names: ReadonlySet<string>, values: string): string[] =>
  wordsIn(
    [...read].reduce(
      (words, { start, end }) => blanked(words, start - unit.start, end - unit.start),
      unit.text.replace(ofDate, (said) => ' '.repeat(said.length)),
    ),
  ).filter((word) => {
    const bare = word.replace(/[.'’-]{1,3}$/, '')
    return (
      bare.length > 1 &&
      !functionWords.has(stem(bare)) &&
      !names.has(bare) &&
      !frames.has(stem(bare)) &&
      !values.includes(stem(bare).replace(/[^\p{L}\p{N}]+/gu, ' '))
    )
  })

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
  const label = labeled.exec(unit.text)?.[0].length ?? 0
  const inFull = read.some(({ start, end }) => start <= unit.start + Math.max(label, 1) && end >= unit.end - 2)
  if (inFull) return []
  return piecesOf(unit, whole).filter((piece) => {
    const isRead = read.some((one) => overlaps(one, piece))
    const rest = besides(piece, read)
    // 'Monday, January 4': the day of the week is of the date behind it.
    if (weekday.test(rest) && read.some(({ start }) => start >= piece.start && start - piece.end < 4)) return false
    const words = wordsIn(rest).filter((word) => !names.has(word) && !ofWriter.test(word))
    if (/(?<!^)(?<![.!?] )\b(?!I\b)\p{Lu}/u.test(rest) && words.length > 0) return true
    if (asIs.test(rest)) return true
    // A whole sentence of small words still says something: 'Tax is on us.'
    if (!read.some((one) => overlaps(one, unit)) && unit.text.split(/\s+/).length > 3) return true
    if (!isRead) return words.length > 0 || figure.test(rest) || turns.test(rest)
    // What was read is framed by words that only say what it is; any other word says more.
    return (
      figure.test(rest) ||
      turns.test(rest) ||
      lasting.test(rest) ||
      words.length > 2 ||
      words.some((word) => !frames.has(stem(word)))
    )
  })
}
