import type { Model, Weighed } from './model.ts'

interface PackedWeights {
  base: number
  /** The most that a weight counts. */
  most: number
  weights: string
}

/** Weights as they are shipped: numbers as base64. */
export interface Packed {
  /** Hash of all written examples. */
  learnedFrom: string
  kinds: readonly string[]
  /** Slots of the rows that tell kinds, and of the others: each the distance to the one before it, in groups of seven bits. */
  slots: readonly [string, string]
  harsh: PackedWeights
  unusual: PackedWeights
  /** The most that a weight of `ofKind` counts. */
  mostOfKind: number
  /** Two weights a byte. */
  ofKind: string
}

const written = (bytes: Uint8Array): string => {
  let words = ''
  for (const byte of bytes) words += String.fromCharCode(byte)
  return btoa(words)
}
const read = (words: string): Uint8Array => Uint8Array.from(atob(words), (one) => one.charCodeAt(0))

const deltas = (slots: readonly number[]): Uint8Array => {
  const bytes: number[] = []
  let before = 0
  for (const slot of slots) {
    let left = slot - before
    before = slot
    for (; left > 127; left >>>= 7) bytes.push((left & 127) | 128)
    bytes.push(left)
  }
  return Uint8Array.from(bytes)
}
const slotsIn = (bytes: Uint8Array): number[] => {
  const slots: number[] = []
  let [before, left, shift] = [0, 0, 0]
  for (const byte of bytes) {
    left |= (byte & 127) << shift
    shift += 7
    if (byte > 127) continue
    before += left
    slots.push(before)
    left = 0
    shift = 0
  }
  return slots
}

const steps = 127
const few = 7
/** A sign that counts less than this says so little that it is left out. */
const least = 0.25
const mostOf = (weights: Float32Array): number => weights.reduce((most, one) => Math.max(most, Math.abs(one)), 1e-6)
/** Few steps are spread so that small weights, which are many, are told apart. */
const toFew = (part: number): number => Math.round(Math.sign(part) * Math.sqrt(Math.abs(part)) * few)
const fromFew = (step: number): number => Math.sign(step) * (step / few) ** 2

const signed = (words: string): Int8Array => new Int8Array(read(words).buffer)
const packWeights = ({ base, weights }: Weighed, rows: readonly number[]): PackedWeights => {
  const most = mostOf(weights)
  const inSteps = Int8Array.from(rows, (row) => Math.round(((weights[row] as number) / most) * steps))
  return { base, most, weights: written(new Uint8Array(inSteps.buffer)) }
}
const unpackWeights = ({ base, most, weights }: PackedWeights): Weighed => ({
  base,
  weights: Float32Array.from(signed(weights), (one) => (one / steps) * most),
})

/** A model as it is shipped. */
export const pack = ({ rowOf, harsh, unusual, kinds, ofKind }: Model, learnedFrom: string): Packed => {
  const bySlot = [...rowOf].toSorted(([one], [other]) => one - other)
  const some = ofKind.length / kinds.length
  const first = bySlot.filter(([, row]) => row < some)
  const says = (row: number) => [harsh, unusual].some(({ weights }) => Math.abs(weights[row] as number) > least)
  const rest = bySlot.filter(([, row]) => row >= some && says(row))
  const rows = [...first, ...rest].map(([, row]) => row)
  const mostOfKind = mostOf(ofKind)
  const halves = first.flatMap(([, row]) =>
    kinds.map((_, kind) => toFew((ofKind[row * kinds.length + kind] as number) / mostOfKind) + few),
  )
  const pairs = Uint8Array.from({ length: Math.ceil(halves.length / 2) }, (_, at) => {
    const [one = 0, two = 0] = [halves[2 * at], halves[2 * at + 1]]
    return one * 16 + two
  })
  return {
    learnedFrom,
    kinds,
    slots: [written(deltas(first.map(([slot]) => slot))), written(deltas(rest.map(([slot]) => slot)))],
    harsh: packWeights(harsh, rows),
    unusual: packWeights(unusual, rows),
    mostOfKind,
    ofKind: written(pairs),
  }
}

export const unpack = ({ kinds, slots, harsh, unusual, mostOfKind, ofKind }: Packed): Model => {
  const [first, rest] = [slotsIn(read(slots[0])), slotsIn(read(slots[1]))]
  const pairs = read(ofKind)
  const weight = (at: number): number => {
    const byte = pairs[at >> 1] as number
    return fromFew((at % 2 === 0 ? byte >> 4 : byte & 15) - few) * mostOfKind
  }
  return {
    rowOf: new Map([...first, ...rest].map((slot, row) => [slot, row])),
    harsh: unpackWeights(harsh),
    unusual: unpackWeights(unusual),
    kinds,
    ofKind: Float32Array.from({ length: first.length * kinds.length }, (_, at) => weight(at)),
  }
}
