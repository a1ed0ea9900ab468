import { numberOf } from './polarity.ts'
import type { Word } from './reading.ts'

/** Words of a statement that stand where a passage has others, the words around them being the same. */
export interface Replaced {
  stated: readonly Word[]
  found: readonly Word[]
  /** It is where the statement begins or ends, and the passage may go on. */
  isAtEnd: boolean
}

/** Words beyond these are not compared: the time grows with the product of both. */
const mostWords = 400
/** Words that differ in one place, and words that are the same around them. */
const [mostInPlace, fewestAround] = [3, 4]

/** The places at which two texts of nearly the same words differ, in the order of the statement. */
export function replacedIn(stated: readonly Word[], found: readonly Word[]): Replaced[] {
  const [one, other] = [stated.slice(0, mostWords), found.slice(0, mostWords)]
  const pairs = [...samePlaces(one, other), [one.length, other.length] as const]
  const differing: Replaced[] = []
  let [before, last] = [0, [-1, -1] as readonly [number, number]]
  for (const [nth, pair] of pairs.entries()) {
    const [here, there] = [one.slice(last[0] + 1, pair[0]), other.slice(last[1] + 1, pair[1])]
    if (here.length === 0 && there.length === 0) {
      before++
      last = pair
      continue
    }
    const after = runFrom(pairs, nth, one.length)
    const isStart = last[0] < 0
    const isEnd = pair[0] === one.length
    const isAmid = before + after >= fewestAround && (before > 0 || isStart) && (after > 0 || isEnd)
    if (isAmid && here.length <= mostInPlace) {
      // At the ends of the statement the passage goes on: its nearest words stand in the place.
      const beside = isStart ? there.slice(-here.length || there.length) : isEnd ? there.slice(0, here.length) : there
      if (beside.length <= mostInPlace && here.length + beside.length > 0)
        differing.push({ stated: here, found: beside, isAtEnd: isStart || isEnd })
    }
    before = 1
    last = pair
  }
  return differing
}

/** How many words from a pair on are the same, one right behind the other. */
function runFrom(pairs: readonly (readonly [number, number])[], from: number, end: number): number {
  let at = from
  while (
    (pairs[at]?.[0] ?? end) < end &&
    pairs[at + 1]?.[0] === (pairs[at]?.[0] ?? 0) + 1 &&
    pairs[at + 1]?.[1] === (pairs[at]?.[1] ?? 0) + 1
  )
    at++
  return at - from + ((pairs[at]?.[0] ?? end) < end ? 1 : 0)
}

/** Pairs of places with the same stem, in the order of both, as many as there can be. */
function samePlaces(stated: readonly Word[], found: readonly Word[]): [number, number][] {
  const [one, other] = [stated.map(keyOf), found.map(keyOf)]
  const width = other.length + 1
  const longest = new Uint16Array((one.length + 1) * width)
  const at = (i: number, j: number) => longest[i * width + j] ?? 0
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      longest[i * width + j] = one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    if (one[i] === other[j]) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return pairs
}

/** 'thirty' and '30' are the same. */
const keyOf = (word: Word): string | number => numberOf(word) ?? word.stem
