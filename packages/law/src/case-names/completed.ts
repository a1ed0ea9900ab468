import { abbreviations } from './abbreviations.ts'
import { forms, placeHeads } from './vocabulary.ts'
import type { NameWord } from './words.ts'

/** Bodies that call themselves 'of America' or 'of the United States', which titles leave out. */
const nationwide = new Set(
  'association union federation brotherhood league society council congress conference institute club workers party alliance'.split(
    ' ',
  ),
)

const meansOneOf = ({ word }: NameWord, all: ReadonlySet<string>): boolean =>
  [word, word.replace(/s$/, ''), ...(abbreviations.get(word) ?? [])].some((one) => all.has(one))

/**
 * An association's name without the 'of the United States' or 'of America' that ends it, where its title names no
 * nation. A city or a state stays: another one makes another party.
 */
export function withoutNation(ours: readonly NameWord[], theirs: readonly NameWord[]): readonly NameWord[] {
  if (theirs.some((_, index) => nationAt(theirs, index) > 0)) return ours
  const at = ours.findIndex(({ afterOf }, index) => index > 1 && afterOf && nationAt(ours, index) > 0)
  const before = ours[at - 1]
  if (!before || !meansOneOf(before, nationwide)) return ours
  const after = ours.slice(at + nationAt(ours, at))
  return after.every(({ word }) => forms.has(word)) ? [...ours.slice(0, at), ...after] : ours
}
/** How many words from a place on name the nation: 'United States', and not 'United Kingdom'. */
const nationAt = (words: readonly NameWord[], at: number): number =>
  words[at]?.word === 'united' && words[at + 1]?.word === 'states'
    ? 2
    : /^(?:am|amer|america|usa)$/.test(words[at]?.word ?? '')
      ? 1
      : 0

/** 'Department of Social Services of City of New York' as the 'New York City Department of Social Services'; none: null. */
export function cityFirst(words: readonly NameWord[]): readonly NameWord[] | null {
  const at = words.findIndex(
    ({ word, afterOf }, index) => index > 1 && afterOf && placeHeads.has(word) && words[index + 1]?.afterOf === true,
  )
  const head = words[at]
  if (!head) return null
  const place = words.slice(at + 1)
  return place.every(({ segment }) => segment === head.segment) ? [...place, head, ...words.slice(0, at)] : null
}
