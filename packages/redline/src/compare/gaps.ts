import { leastLike } from './candidates.ts'
import { likeness } from './likeness.ts'
import type { Unit } from './units.ts'

export interface Match {
  old: number
  now: number
}

/** A gap of more pairs than these is left: nothing in it resembles anything, or it would have been paired before. */
const mostPairs = 4_000

/** Pairs within the gaps between matches: the same at their edges, then what is most alike, in order. */
export function fillGaps(old: readonly Unit[], now: readonly Unit[], matches: readonly Match[]): Match[] {
  const all: Match[] = []
  let [fromOld, fromNow] = [0, 0]
  for (const match of [...matches, { old: old.length, now: now.length }]) {
    all.push(...inGap(old, now, { from: fromOld, to: match.old }, { from: fromNow, to: match.now }))
    if (match.old < old.length) all.push({ old: match.old, now: match.now })
    fromOld = match.old + 1
    fromNow = match.now + 1
  }
  return all
}

export interface Range {
  from: number
  to: number
}

function inGap(old: readonly Unit[], now: readonly Unit[], ofOld: Range, ofNow: Range): Match[] {
  const head: Match[] = []
  const tail: Match[] = []
  const isSame = (one: number, other: number) => old[one]?.key === now[other]?.key
  let [a, b, c, d] = [ofOld.from, ofOld.to, ofNow.from, ofNow.to]
  while (a < b && c < d && isSame(a, c)) head.push({ old: a++, now: c++ })
  while (a < b && c < d && isSame(b - 1, d - 1)) tail.unshift({ old: --b, now: --d })
  return [...head, ...mostAlike(gainOf(old, now), { from: a, to: b }, { from: c, to: d }), ...tail]
}

type Gain = (old: number, now: number) => number

/** The order-keeping pairs whose gains are the largest in sum. */
function mostAlike(gain: Gain, ofOld: Range, ofNow: Range): Match[] {
  const [rows, columns] = [ofOld.to - ofOld.from, ofNow.to - ofNow.from]
  if (rows === 0 || columns === 0 || rows * columns > mostPairs) return []
  const sums = Array.from({ length: rows + 1 }, () => new Float64Array(columns + 1))
  const gains = Array.from({ length: rows }, (_, row) =>
    Float64Array.from({ length: columns }, (_, column) => gain(ofOld.from + row, ofNow.from + column)),
  )
  const sum = (row: number, column: number) => sums[row]?.[column] ?? 0
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--) {
      const own = gains[row]?.[column] ?? 0
      const taken = own > 0 ? own + sum(row + 1, column + 1) : 0
      const line = sums[row]
      if (line) line[column] = Math.max(taken, sum(row + 1, column), sum(row, column + 1))
    }
  const found: Match[] = []
  let [row, column] = [0, 0]
  while (row < rows && column < columns) {
    const own = gains[row]?.[column] ?? 0
    if (own > 0 && sum(row, column) === own + sum(row + 1, column + 1)) {
      found.push({ old: ofOld.from + row++, now: ofNow.from + column++ })
    } else if (sum(row, column) === sum(row + 1, column)) row++
    else column++
  }
  return found
}

const isTable = (unit: Unit): boolean => unit.kind === 'table-row'

const gainOf =
  (old: readonly Unit[], now: readonly Unit[]): Gain =>
  (a, b) => {
    const [one, other] = [old[a], now[b]]
    if (!one || !other || isTable(one) !== isTable(other)) return 0
    const like = one.key === other.key ? 1 : likeness(one.words, other.words)
    return like < leastLike ? 0 : like * Math.max(1, Math.min(one.words.length, other.words.length))
  }

/** So much of the shorter of two paragraphs is at their common beginning and end, if one was rewritten as the other. */
const leastCommon = 0.2

/**
 * Of what neither resembles anything nor moved: paragraphs at the same place that begin or end alike, or have the same
 * number. One is the other rewritten, not one gone and another one new.
 */
export function rewritten(
  old: readonly Unit[],
  now: readonly Unit[],
  gap: { old: Range; now: Range },
  isTaken: { old: (at: number) => boolean; now: (at: number) => boolean },
): Match[] {
  const gain = (a: number, b: number): number => {
    const [one, other] = [old[a], now[b]]
    if (!one || !other || isTaken.old(a) || isTaken.now(b) || isTable(one) !== isTable(other)) return 0
    const common = edges(one.words, other.words)
    const least = Math.min(one.words.length, other.words.length)
    if (common >= 1 && common >= least * leastCommon) return common
    return labelOf(one) !== '' && labelOf(one) === labelOf(other) ? 0.5 : 0
  }
  return mostAlike(gain, gap.old, gap.now)
}

const labelOf = ({ tokens, label }: Unit): string =>
  tokens
    .slice(0, label)
    .map(({ text }) => text)
    .join(' ')

/** How many words two lists have in common at their beginning and at their end. */
function edges(one: readonly string[], other: readonly string[]): number {
  const least = Math.min(one.length, other.length)
  let [head, tail] = [0, 0]
  while (head < least && one[head] === other[head]) head++
  while (tail < least - head && one[one.length - 1 - tail] === other[other.length - 1 - tail]) tail++
  return head + tail
}
