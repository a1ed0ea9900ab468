import { agencies } from './agencies.ts'
import { mayBeWord } from './same-word.ts'
import { companyKinds, forms, generic, officeHeads, placeHeads } from './vocabulary.ts'
import type { NameWord } from './words.ts'

/** Whose names are those of what they govern: 'Trustees of Dartmouth College' is cited as Dartmouth College. */
const governors = new Set(
  'trustees regents governors directors president commissioners supervisors selectmen overseers people rector visitors city state commonwealth territory members estate'.split(
    ' ',
  ),
)
const compounds = new Set(
  'new north south east west san santa los las fort saint st el salt little baton grand great lake'.split(' '),
)
const known: ReadonlySet<string> = new Set(agencies.values())

/**
 * Whether what is written of a body or a company is a piece that others have as well: the place that a bank is named for
 * ('Boston'), half of a place ('Orleans'), or words that many have ('First Bank'). Custom has some such names; nobody can
 * tell which.
 */
export function isTorn(ours: readonly NameWord[], theirs: readonly NameWord[], isPerson: boolean): boolean {
  const first = theirs.findIndex((word) => ours[0] !== undefined && mayBeWord(ours[0], word))
  if (first > 0 && compounds.has(theirs[first - 1]?.word ?? '') && !compounds.has(ours[0]?.word ?? '')) return true
  return isTail(ours, theirs) || (!isPerson && isCommon(ours, theirs))
}

/** 'Topeka' of the Board of Education of Topeka: nothing of what stands before 'of' is written. */
function isTail(ours: readonly NameWord[], theirs: readonly NameWord[]): boolean {
  const of = theirs.findIndex(({ afterOf }, at) => at > 0 && afterOf)
  if (of < 0) return false
  // Initials stand for all of it.
  if (ours.some(({ word, capitals }) => capitals && word.length > 2 && word[0] === theirs[0]?.word[0])) return false
  const head = theirs.slice(0, of).filter(({ word }) => !placeHeads.has(word) && !governors.has(word))
  return head.length > 0 && !head.some((word) => ours.some((our) => mayBeWord(our, word)))
}

/** 'First Bank', 'American Co.': no word tells it from a hundred others, and the title has more. */
function isCommon(ours: readonly NameWord[], theirs: readonly NameWord[]): boolean {
  if (ours.some(({ word, capitals }) => !isCommonWord(word) || (capitals && word.length > 1))) return false
  if (known.has(theirs.map(({ word }) => word).join(' ')) || known.has(wordsWith(theirs))) return false
  if (ours.every(({ word }) => companyKinds.has(word) || forms.has(word) || officeHeads.has(word))) return false
  const of = theirs.findIndex(({ afterOf }, at) => at > 0 && afterOf)
  const named = (of < 0 ? theirs : theirs.slice(0, of)).filter(({ word }) => !forms.has(word))
  return named.some((word) => !ours.some((our) => mayBeWord(our, word)))
}

const isCommonWord = (word: string) =>
  word.length === 1 ||
  generic.has(word) ||
  generic.has(`${word}s`) ||
  forms.has(word) ||
  officeHeads.has(word) ||
  more.has(word)
const more = new Set(
  'savings motor life home mutual farmers merchants citizens peoples consolidated standard southern western northern eastern pacific atlantic southwestern northwestern'.split(
    ' ',
  ),
)

/** As the table of agencies has them, with their small words. */
const wordsWith = (words: readonly NameWord[]) =>
  words
    .map(({ word, afterOf, after }) => `${after === 'and' ? 'and ' : ''}${afterOf ? 'of ' : ''}${word}`)
    .join(' ')
    .trim()
