import { sigmoid } from '@casewright/core'
import { hashOf } from '../../../hash/hash.ts'
import { signsOf } from './signs.ts'

/** Bits of a slot: few enough to write down, and enough that two signs hardly ever share one. */
const bits = 22

const slotOf = (sign: string): number => {
  const hash = hashOf(sign)
  return (hash ^ (hash >>> (32 - bits))) & ((1 << bits) - 1)
}

/** The signs of a text whose sides are marked, as numbers, each once. */
export const slotsOf = (words: string): readonly number[] => {
  const { words: own, pairs, flags } = signsOf(words)
  return [...new Set([...own, ...pairs, ...flags].map(slotOf))]
}

/** A weight for each row, and what is added to the odds of every text. */
export interface Weighed {
  base: number
  weights: Float32Array
}

/** What was learned: by slot the row of its weights. */
export interface Model {
  rowOf: ReadonlyMap<number, number>
  /** Whether it is harsh rather than a fair term on the same subject. */
  harsh: Weighed
  /** Whether it is harsh rather than what agreements commonly say. */
  unusual: Weighed
  kinds: readonly string[]
  /** Row by row, a weight for each kind. */
  ofKind: Float32Array
}

/** How likely a text is harsh by each question, from 0 to 1, and its likeliest kind with how many times likelier it is than the next. */
export interface Judged {
  harsh: number
  unusual: number
  kind: string
  lead: number
  /** What share of its signs is known, from 0 to 1. */
  known: number
}

/** How much each of so many signs counts, so that a long text is no more likely for its length. */
export const partOf = (signs: number): number => 1 / Math.sqrt(Math.max(1, signs))

export const judge = (model: Model, slots: readonly number[]): Judged => {
  const { harsh, unusual, kinds, ofKind } = model
  const sum = { harsh: harsh.base, unusual: unusual.base }
  let known = 0
  const sums = new Float64Array(kinds.length)
  const part = partOf(slots.length)
  for (const slot of slots) {
    const row = model.rowOf.get(slot)
    if (row === undefined) continue
    known++
    sum.harsh += (harsh.weights[row] as number) * part
    sum.unusual += (unusual.weights[row] as number) * part
    const from = row * kinds.length
    if (from < ofKind.length)
      for (let kind = 0; kind < sums.length; kind++)
        sums[kind] = (sums[kind] as number) + (ofKind[from + kind] as number) * part
  }
  const order = [...sums.keys()].toSorted((one, other) => (sums[other] as number) - (sums[one] as number))
  const [first = 0, second = 0] = order
  return {
    harsh: sigmoid(sum.harsh),
    unusual: sigmoid(sum.unusual),
    kind: kinds[first] ?? '',
    lead: Math.exp((sums[first] as number) - (sums[second] as number)),
    known: known / Math.max(1, slots.length),
  }
}
