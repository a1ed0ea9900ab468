import { createTop } from '../search/top.ts'
import { cosine } from './quantize.ts'

const enough = 4096

/** Bits of many vectors in memory, searched one after the other. */
export interface BitTable {
  /** Of the vectors. */
  count(): number
  /** Takes in the units of an authority. */
  add(number: number, units: number, bits: Uint8Array): void
  /** Some of the vectors, of all parts alike. */
  some(most: number): Place[]
  /**
   * The vectors that are likely nearest, and how all of them lie.
   * @param known in eight bits, by which what bits say of a cosine is measured
   */
  near(query: Float32Array, most: number, accepts: (number: number) => boolean, known?: readonly Known[]): NearInTable
}

export interface Place {
  /** The how manyth of all. */
  at: number
  number: number
  unit: number
}

export interface Known {
  at: number
  bytes: Int8Array
}

export interface NearInTable {
  places: { number: number; unit: number }[]
  /** The cosines of all vectors with the query, as far as bits tell. */
  usual: { mean: number; deviation: number }
  /** The same of the best unit of an authority; undefined where it has none. */
  ofAuthority(number: number): number | undefined
}

/** Fewer say too little of how bits and cosines go together. */
const leastKnown = 50
/** Of numbers about 1: what a bit keeps of a value, on average. */
const keptByBits = Math.sqrt(2 / Math.PI)

export function createBitTable(dimensions: number): BitTable {
  const width = dimensions / 8
  let bits = new Uint8Array(enough * width)
  let numbers = new Int32Array(enough)
  let units = new Int32Array(enough)
  let count = 0
  let highest = -1
  const grow = (more: number) => {
    if (count + more <= numbers.length) return
    const size = Math.max(count + more, Math.ceil(numbers.length * 1.5))
    const wider = new Uint8Array(size * width)
    wider.set(bits)
    bits = wider
    const [longer, longerUnits] = [new Int32Array(size), new Int32Array(size)]
    longer.set(numbers)
    longerUnits.set(units)
    numbers = longer
    units = longerUnits
  }
  return {
    count: () => count,
    add(number, more, given) {
      grow(more)
      highest = Math.max(highest, number)
      bits.set(given.subarray(0, more * width), count * width)
      for (let unit = 0; unit < more; unit++, count++) {
        numbers[count] = number
        units[count] = unit
      }
    },
    some(most) {
      const step = Math.max(1, count / most)
      return Array.from({ length: Math.min(most, count) }, (_, nth) => {
        const at = Math.floor(nth * step)
        return { at, number: numbers[at] as number, unit: units[at] as number }
      })
    },
    near(query, most, accepts, known = []) {
      const worth = worthOfBytes(query)
      const scores = new Map(known.map(({ at }) => [at, 0]))
      const top = createTop<number>(most)
      const best = new Float32Array(highest + 1).fill(Number.NEGATIVE_INFINITY)
      let [sum, squares] = [0, 0]
      for (let at = 0, from = 0; at < count; at++, from += width) {
        let score = 0
        for (let byte = 0; byte < width; byte++) score += worth[(byte << 8) | (bits[from + byte] as number)] as number
        if (scores.has(at)) scores.set(at, score)
        sum += score
        squares += score * score
        const number = numbers[at] as number
        if (score > (best[number] as number)) best[number] = score
        if (score > top.least() && accepts(number)) top.add(score, at)
      }
      const line = lineOf(known.map(({ at, bytes }) => [scores.get(at) as number, cosine(query, bytes)]))
      const { slope, offset } = line ?? { slope: 1 / (keptByBits * Math.sqrt(dimensions)), offset: 0 }
      const cosineOf = (score: number) => offset + slope * score
      const mean = sum / (count || 1)
      return {
        places: top.list().map(({ item }) => ({ number: numbers[item] as number, unit: units[item] as number })),
        usual: {
          mean: cosineOf(mean),
          deviation: slope * Math.sqrt(Math.max(0, squares / (count || 1) - mean * mean)),
        },
        ofAuthority(number) {
          const score = best[number]
          return score === undefined || score === Number.NEGATIVE_INFINITY ? undefined : cosineOf(score)
        },
      }
    },
  }
}

/**
 * How bits and cosines go together. Vectors of some models all lie in one direction, of which bits know nothing. The bits
 * are what is inexact.
 */
function lineOf(points: readonly (readonly [score: number, cosine: number])[]) {
  if (points.length < leastKnown) return undefined
  const meanOf = (nth: 0 | 1) => points.reduce((sum, point) => sum + point[nth], 0) / points.length
  const [score, usual] = [meanOf(0), meanOf(1)]
  const spread = points.reduce((sum, [, one]) => sum + (one - usual) ** 2, 0)
  const common = points.reduce((sum, [of, one]) => sum + (of - score) * (one - usual), 0)
  if (common <= 0) return undefined
  const slope = spread / common
  return { slope, offset: usual - slope * score }
}

/**
 * For each byte of bits and each value of it, what those dimensions add to the product with the query, each bit counting
 * as +1 or -1. The query keeps its full precision, which finds far more than comparing bits with bits.
 */
function worthOfBytes(query: Float32Array): Float32Array {
  const worth = new Float32Array((query.length / 8) * 256)
  for (let byte = 0; byte * 8 < query.length; byte++)
    for (let value = 0; value < 256; value++) {
      let sum = 0
      for (let bit = 0; bit < 8; bit++) {
        const part = query[byte * 8 + bit] as number
        sum += (value >> bit) & 1 ? part : -part
      }
      worth[(byte << 8) | value] = sum
    }
  return worth
}
