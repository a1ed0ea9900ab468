import { areOpposite, deniedIn, isDenial, isPlain, numberOf, type Side } from './polarity.ts'
import { placesOf, type Word } from './reading.ts'
import { turnedIn } from './replaced.ts'

/** What is stated, and what the authority says instead. */
export interface Difference {
  kind: 'denial' | 'opposite' | 'number'
  stated: string
  found: string
}

/** So much of what is stated the sentence must have, the words that differ aside. */
const enough = 0.72
const near = 8

/**
 * What one sentence of an authority says against a statement that is otherwise the same: denied where it is not, its
 * opposite, another number. It looks for nothing but this, so that it is rarely wrong.
 */
export function differenceOf(stated: Side, found: Side, weightOf: (stem: string) => number): Difference | null {
  const there = placesOf(found.words)
  const telling = stated.words.flatMap((word, at) => (word.tells ? [{ ...word, at }] : []))
  if (telling.length < 4) return null
  const share = (without: ReadonlySet<string>) => {
    let [whole, has] = [0, 0]
    for (const stem of new Set(telling.map((one) => one.stem))) {
      if (without.has(stem)) continue
      whole += weightOf(stem)
      if (there.has(stem)) has += weightOf(stem)
    }
    return has / (whole || 1)
  }
  return (
    numberThat(stated, found, there, share) ??
    oppositeThat(stated, found, there, share) ??
    oppositeInPlace(stated, found, share) ??
    denialThat(stated, found, share)
  )
}

type There = ReadonlyMap<string, readonly number[]>
type Share = (without: ReadonlySet<string>) => number

/** 'within 14 days' where the authority has 'within 30 days'. */
function numberThat({ words }: Side, found: Side, there: There, share: Share): Difference | null {
  const known = new Set(found.words.flatMap((word) => numberOf(word) ?? []))
  for (const [at, word] of words.entries()) {
    const number = numberOf(word)
    const unit = words[at + 1]
    if (number === undefined || !unit?.tells || !/\p{L}/u.test(unit.word) || known.has(number) || number > 1500)
      continue
    for (const place of there.get(unit.stem) ?? []) {
      const other = found.words[place - 1]
      const value = other && numberOf(other)
      if (value !== undefined && value !== number && share(new Set([word.stem])) >= enough)
        return { kind: 'number', stated: `${word.word} ${unit.word}`, found: `${other?.word} ${unit.word}` }
    }
  }
  return null
}

/** 'grant' where the authority has 'deny', amid the same words. */
function oppositeThat({ words }: Side, found: Side, there: There, share: Share): Difference | null {
  for (const [at, word] of words.entries()) {
    if (!word.tells || there.has(word.stem)) continue
    const place = found.words.findIndex(({ stem, tells }) => tells && areOpposite(word.stem, stem))
    const other = found.words[place]
    if (!other || words.some(({ stem }) => stem === other.stem)) continue
    const beside = [...words.slice(Math.max(0, at - 3), at), ...words.slice(at + 1, at + 4)].filter(
      ({ tells }) => tells,
    )
    const isBeside = beside.some(({ stem }) => (there.get(stem) ?? []).some((one) => Math.abs(one - place) <= 4))
    if (isBeside && share(new Set([word.stem])) >= enough && sameDenials(words, found.words))
      return { kind: 'opposite', stated: word.word, found: other.word }
  }
  return null
}

/** 'before' where the authority has 'after', and nothing else differs thereabouts. */
function oppositeInPlace(stated: Side, found: Side, share: Share): Difference | null {
  // Most sentences are nowhere near, and are not compared word by word.
  if (share(new Set()) < enough - 0.2 || !sameDenials(stated.words, found.words)) return null
  const turned = turnedIn(stated.words, found.words)
  return turned && share(new Set([turned.stated.stem])) >= enough
    ? { kind: 'opposite', stated: turned.stated.word, found: turned.found.word }
    : null
}

type Sides = Pick<Difference, 'stated' | 'found'>
const swapped = (sides: Sides | null): Sides | null => sides && { stated: sides.found, found: sides.stated }

const said = (list: readonly Word[], from: number, to: number) =>
  list
    .slice(Math.max(0, from), to)
    .map(({ word }) => word)
    .join(' ')

/** The same words in the same order, a denial put between them on one side. */
function deniedBeside(one: readonly Word[], other: readonly Word[]): Sides | null {
  const places = placesOf(other)
  for (const [at, word] of one.entries()) {
    const [left, right] = [one[at - 1], one[at + 1]]
    if (!left || !right || !isDenial(word, right, left)) continue
    const hasSame = (places.get(word.stem) ?? []).some(
      (place) => other[place - 1]?.stem === left.stem && other[place + 1]?.stem === right.stem,
    )
    for (const there of hasSame ? [] : (places.get(left.stem) ?? [])) {
      const next = [there + 1, there + 2].find((place) => other[place]?.stem === right.stem)
      if (next === undefined) continue
      const around = other.slice(Math.max(0, there - 5), next + 6)
      const [before, after] = [one.slice(Math.max(0, at - 4), at - 1), one.slice(at + 2, at + 5)]
      const same = (of: readonly Word[]) => of.filter(({ stem }) => around.some((each) => each.stem === stem)).length
      if (
        same(before) + same(after) < 3 ||
        around.some((each, nth) => isDenial(each, around[nth + 1], around[nth - 1]))
      )
        continue
      return { stated: said(one, at - 2, at + 4), found: said(other, there - 1, next + 3) }
    }
  }
  return null
}

const countDenials = (words: readonly Word[]) =>
  words.filter(({ word }) => /^(?:not|no|never|cannot|nor|neither|without|none)$|n't$/.test(word)).length
const sameDenials = (one: readonly Word[], other: readonly Word[]) => countDenials(one) % 2 === countDenials(other) % 2

/** Denied on one side, and on the other side said plainly. */
function denialThat(stated: Side, found: Side, share: Share): Difference | null {
  const [here, other] = [deniedIn(stated), deniedIn(found)]
  const beside = deniedBeside(stated.words, found.words) ?? swapped(deniedBeside(found.words, stated.words))
  if (beside && share(new Set()) >= enough) return { kind: 'denial', ...beside }
  if (here.size > 0 === other.size > 0) return null
  const [denied, words, plain] = here.size > 0 ? [here, stated.words, found.words] : [other, found.words, stated.words]
  if (!isPlain(plain) || share(new Set()) < enough) return null
  const stems = placesOf(plain.map((word) => (word.tells ? word : { ...word, stem: '' })))
  // The words that are denied there are said here, next to each other.
  const matched = [...denied].filter((at) => words[at]?.tells && stems.has(words[at]?.stem ?? ''))
  const tellingDenied = [...denied].filter((at) => words[at]?.tells)
  if (matched.length === 0 || matched.length * 4 < tellingDenied.length * 3) return null
  const places = matched.map((at) => (stems.get(words[at]?.stem ?? '') ?? [])[0] ?? 0)
  if (Math.max(...places) - Math.min(...places) > near) return null
  const deniedSaid = said(words, Math.min(...denied) - 1, Math.max(...matched) + 1)
  const plainSaid = said(plain, Math.min(...places) - 1, Math.max(...places) + 1)
  return here.size > 0
    ? { kind: 'denial', stated: deniedSaid, found: plainSaid }
    : { kind: 'denial', stated: plainSaid, found: deniedSaid }
}

/**
 * Whether each side denies something, and what one denies the other says plainly: 'need not be reasonable' beside 'not a hunch,
 * but the reasonable inferences'.
 */
export function deniesOther(stated: Side, found: Side): boolean {
  const own = stemsOf(stated.words)
  const there = stemsOf(found.words)
  const shared = (side: Side, ofOther: ReadonlySet<string>) =>
    [...deniedIn(side)].flatMap((at) => {
      const word = side.words[at]
      return word?.tells && ofOther.has(word.stem) ? word.stem : []
    })
  const [here, other] = [shared(stated, there), new Set(shared(found, own))]
  return here.length > 0 && !here.some((stem) => other.has(stem))
}

const stemsOf = (words: readonly Word[]): ReadonlySet<string> =>
  new Set(words.flatMap(({ stem, tells }) => (tells ? stem : [])))

/** Whether one side denies or reverses something and the other does not, so that words that are alike do not show support. */
export function mayDiffer(stated: readonly Word[], found: readonly Word[]): boolean {
  const own = new Set(stated.flatMap(({ stem, tells }) => (tells ? stem : [])))
  const places = found.flatMap(({ stem }, at) => (own.has(stem) ? [at] : []))
  const [first = 0, last = 0] = [places[0], places.at(-1)]
  if (!sameDenials(stated, found.slice(Math.max(0, first - 3), last + 1))) return true
  const there = new Set(found.flatMap(({ stem, tells }) => (tells ? stem : [])))
  return [...own].some(
    (stem) => !there.has(stem) && [...there].some((other) => !own.has(other) && areOpposite(stem, other)),
  )
}
