import type { Model, Values } from '../../src/checks/harsh/learned/model.ts'

/** A text to learn from: of which kind it is, or 'fair'. */
export interface Lesson {
  values: Values
  kind: string
  /** Of another source than the texts, how much it counts. */
  weight?: number
}

/** Mulberry32: the same numbers in every run. */
const randomOf = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const rounds = 12
const rate = 0.1
const decay = 0.001
/** Below this many texts a sign teaches nothing of others. */
const fewest = 2
const fewestOfKind = 3

interface Row {
  rows: readonly number[]
  counts: readonly number[]
  right: number
  weight: number
}

/** Weights that make what is right likely: logistic regression by AdaGrad, of one or of many outcomes. */
const learn = (lessons: readonly Row[], rows: number, outcomes: number): Float32Array => {
  const weights = new Float32Array(rows * outcomes)
  const squares = new Float32Array(rows * outcomes)
  const random = randomOf(7)
  const order = [...lessons.keys()]
  const likely = new Float64Array(outcomes)
  const step = (at: number, gradient: number) => {
    const own = gradient + decay * (weights[at] as number)
    squares[at] = (squares[at] as number) + own * own
    weights[at] = (weights[at] as number) - (rate * own) / (Math.sqrt(squares[at] as number) + 0.01)
  }
  for (let round = 0; round < rounds; round++) {
    for (let n = order.length - 1; n > 0; n--) {
      const other = Math.floor(random() * (n + 1))
      ;[order[n], order[other]] = [order[other] as number, order[n] as number]
    }
    for (const n of order) {
      const { rows: own, counts, right, weight } = lessons[n] as Row
      likely.fill(0)
      for (const [j, row] of own.entries())
        for (let k = 0; k < outcomes; k++)
          likely[k] = (likely[k] as number) + (weights[row * outcomes + k] as number) * (counts[j] as number)
      let all = 0
      for (let k = 0; k < outcomes; k++) {
        likely[k] = Math.exp(likely[k] as number)
        all += likely[k] as number
      }
      for (let k = 0; k < outcomes; k++) {
        const is = outcomes === 1 ? (likely[k] as number) / (1 + (likely[k] as number)) : (likely[k] as number) / all
        const missed = (is - (outcomes === 1 ? right : k === right ? 1 : 0)) * weight
        if (Math.abs(missed) < 1e-4) continue
        for (const [j, row] of own.entries()) step(row * outcomes + k, missed * (counts[j] as number))
      }
    }
  }
  return weights
}

const countsOf = (lessons: readonly Lesson[]): Map<number, number> => {
  const counts = new Map<number, number>()
  for (const { values } of lessons) for (const slot of values.keys()) counts.set(slot, (counts.get(slot) ?? 0) + 1)
  return counts
}

const asRow = ({ values, weight = 1 }: Lesson, rowOf: ReadonlyMap<number, number>, right: number): Row => {
  const known = [...values].flatMap(([slot, value]) => {
    const row = rowOf.get(slot)
    return row === undefined ? [] : [[row, value] as const]
  })
  return { rows: known.map(([row]) => row), counts: known.map(([, value]) => value), right, weight }
}

/**
 * Learns whether a text is harsh from all lessons, and of which kind from those that are. Signs of the harsh stand first,
 * as only they say of which kind a text is.
 */
export const train = (lessons: readonly Lesson[]): Model => {
  const harsh = lessons.filter(({ kind }) => kind !== 'fair')
  const kinds = [...new Set(harsh.map(({ kind }) => kind))].toSorted()
  const often = countsOf(lessons)
  const ofHarsh = countsOf(harsh)
  const teach = (slot: number) => (ofHarsh.get(slot) ?? 0) >= fewestOfKind
  const slots = [...often].flatMap(([slot, count]) => (count >= fewest ? [slot] : []))
  const first = slots.filter(teach)
  const rowOf = new Map([...first, ...slots.filter((slot) => !teach(slot))].map((slot, row) => [slot, row]))
  const whether = lessons.map((lesson) => asRow(lesson, rowOf, lesson.kind === 'fair' ? 0 : 1))
  const ofWhich = new Map(first.map((slot, row) => [slot, row]))
  const which = harsh.map((lesson) => asRow(lesson, ofWhich, kinds.indexOf(lesson.kind)))
  return {
    rowOf,
    harsh: learn(whether, rowOf.size, 1),
    kinds,
    ofKind: learn(which, first.length, kinds.length),
  }
}
