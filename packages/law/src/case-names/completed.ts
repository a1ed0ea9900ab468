import { abbreviations } from './abbreviations.ts'
import { forms, placeHeads } from './vocabulary.ts'
import type { NameWord } from './words.ts'

/** Bodies that call themselves 'of America' or 'of the United States', which titles leave out. */
const nationwide = new Set(
  'association union federation brotherhood league society council congress conference institute club workers party alliance company corporation'.split(
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
  if (theirs.some(isOfNation)) return ours
  const at = ours.findIndex((word, index) => index > 1 && word.afterOf && isOfNation(word))
  const before = ours[at - 1]
  if (!before || !meansOneOf(before, nationwide)) return ours
  const after = ours.slice(at + (ours[at]?.word === 'united' ? 2 : 1))
  return after.every(({ word }) => forms.has(word)) ? [...ours.slice(0, at), ...after] : ours
}
const isOfNation = ({ word }: NameWord): boolean => /^(?:united|states|am|amer|america|usa)$/.test(word)

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
