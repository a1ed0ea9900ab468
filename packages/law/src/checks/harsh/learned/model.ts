import { hashOf } from '../../../hash/hash.ts'
import { signsOf } from './signs.ts'

/** Bits of a slot: few enough to write down, and enough that two signs hardly ever share one. */
export const bits = 22

/** Signs as numbers: by slot, how much each counts. */
export type Values = ReadonlyMap<number, number>

const slotOf = (sign: string): number => {
  const hash = hashOf(sign)
  return (hash ^ (hash >>> (32 - bits))) & ((1 << bits) - 1)
}

/** How much signs of a kind count: of a long text each less, so that it is no more likely for its length. */
const shareOf = (signs: readonly string[], all: number): number => all / Math.sqrt(Math.max(6, signs.length))

/** What is judged of a text whose sides are marked. */
export const valuesOf = (words: string): Values => {
  const { words: own, pairs, flags } = signsOf(words)
  const values = new Map<number, number>()
  const add = (signs: readonly string[], value: number) => {
    for (const sign of signs) {
      const slot = slotOf(sign)
      values.set(slot, (values.get(slot) ?? 0) + value)
    }
  }
  add(own, shareOf(own, 2.2))
  add(pairs, shareOf(pairs, 3))
  add(flags, 0.5)
  add(['bias'], 1)
  return values
}

/** What was learned: by slot the row of its weights, and of each row whether it is harsh, and of which kind. */
export interface Model {
  rowOf: ReadonlyMap<number, number>
  harsh: Float32Array
  kinds: readonly string[]
  /** Row by row, a weight for each kind. */
  ofKind: Float32Array
}

/** How likely a text is harsh, from 0 to 1, and its likeliest kind with how many times likelier it is than the next. */
export interface Judged {
  likely: number
  kind: string
  lead: number
}

export const judge = ({ rowOf, harsh, kinds, ofKind }: Model, values: Values): Judged => {
  let sum = 0
  const sums = new Float64Array(kinds.length)
  for (const [slot, value] of values) {
    const row = rowOf.get(slot)
    if (row === undefined) continue
    sum += (harsh[row] as number) * value
    const from = row * kinds.length
    if (from < ofKind.length)
      for (let kind = 0; kind < sums.length; kind++)
        sums[kind] = (sums[kind] as number) + (ofKind[from + kind] as number) * value
  }
  const order = [...sums.keys()].toSorted((one, other) => (sums[other] as number) - (sums[one] as number))
  const [first = 0, second = 0] = order
  return {
    likely: 1 / (1 + Math.exp(-sum)),
    kind: kinds[first] ?? '',
    lead: Math.exp((sums[first] as number) - (sums[second] as number)),
  }
}
