import { randomOf, softmax } from '@casewright/core'
import type { Signs } from '../src/learned/features.ts'
import {
  biasOf,
  bits,
  placesOfRule,
  placesOfState,
  type Ruled,
  scoresOf,
  slot,
  wordScores,
} from '../src/learned/model.ts'

/** A text to learn from: what may be right of each word, by the place of a label in its labels; nothing where nobody knows. */
export interface Lesson {
  signs: Signs
  labels: number[]
  ruled: Ruled
  right: (readonly number[] | null)[]
  weight: number[]
  /** In how many of the rounds a word is looked at: of a long passage not each word each time. */
  part: number[]
}

export const settings: Settings = { rounds: 6, rate: 0.03, decay: 0.0003 }

export interface Settings {
  rounds: number
  rate: number
  decay: number
}

/** Lessons without the signs that only one of them has: they teach nothing of another text. */
export function withoutRare(lessons: readonly Lesson[]): Lesson[] {
  const first = new Map<number, number>()
  const shared = new Set<number>()
  for (const [n, { signs }] of lessons.entries())
    for (const all of [...signs.tokens, ...signs.units, ...signs.clauses.map((one) => one.signs)])
      for (const sign of all) {
        const seen = first.get(sign)
        if (seen === undefined) first.set(sign, n)
        else if (seen !== n) shared.add(sign)
      }
  const kept = new Map<Uint32Array, Uint32Array>()
  const cut = (all: Uint32Array) => {
    const known = kept.get(all) ?? all.filter((sign) => shared.has(sign))
    kept.set(all, known)
    return known
  }
  return lessons.map((lesson) => ({
    ...lesson,
    signs: {
      tokens: lesson.signs.tokens.map(cut),
      units: lesson.signs.units.map(cut),
      clauses: lesson.signs.clauses.map(({ clause, signs }) => ({ clause, signs: cut(signs) })),
    },
  }))
}

/** Weights that make what is right likely: multinomial logistic regression by AdaGrad. */
export function train(lessons: readonly Lesson[], { rounds, rate, decay }: Settings, seed = 7): Float32Array {
  const weights = new Float32Array(1 << bits)
  const squares = new Float32Array(1 << bits)
  const random = randomOf(seed)
  const step = (at: number, gradient: number) => {
    const own = gradient + decay * (weights[at] as number)
    squares[at] = (squares[at] as number) + own * own
    weights[at] = (weights[at] as number) - (rate * own) / (Math.sqrt(squares[at] as number) + 1e-3)
  }
  const apply = (signs: Uint32Array, labels: readonly number[], gradients: Float64Array) => {
    for (const [n, label] of labels.entries()) {
      const gradient = gradients[n] as number
      if (Math.abs(gradient) < 4e-3) continue
      for (let at = 0; at < signs.length; at++) step(slot(signs[at] as number, label), gradient)
    }
  }
  const order = lessons.map((_, n) => n)
  for (let round = 0; round < rounds; round++) {
    for (let n = order.length - 1; n > 0; n--) {
      const other = Math.floor(random() * (n + 1))
      ;[order[n], order[other]] = [order[other] as number, order[n] as number]
    }
    for (const n of order) {
      const { signs, labels, ruled, right, weight, part } = lessons[n] as Lesson
      const bias = biasOf(weights, labels, ruled.state)
      for (const [c, { clause, signs: ofOwn }] of signs.clauses.entries()) {
        const unit = signs.units[c] as Uint32Array
        const [ofUnit, ofClause] = [scoresOf(weights, unit, labels), scoresOf(weights, ofOwn, labels)]
        const sum = new Float64Array(labels.length)
        let known = false
        for (let at = clause.from; at < clause.to; at++) {
          const may = right[at]
          if (!may || random() > (part[at] as number)) continue
          known = true
          const token = signs.tokens[at] as Uint32Array
          const own = ruled.at[at] as number
          const likely = softmax(wordScores(weights, signs, at, labels, own, [bias, ofUnit, ofClause]))
          let all = 0
          for (const one of may) all += likely[one] as number
          const by = weight[at] as number
          for (const one of may) likely[one] = (likely[one] as number) - (likely[one] as number) / Math.max(all, 1e-9)
          for (let l = 0; l < labels.length; l++) {
            likely[l] = (likely[l] as number) * by
            sum[l] = (sum[l] as number) + (likely[l] as number)
          }
          apply(token, labels, likely)
          if (own >= 0) for (const place of placesOfRule(labels[own] as number)) step(place, likely[own] as number)
        }
        if (!known) continue
        apply(ofOwn, labels, sum)
        apply(unit, labels, sum)
        for (const [l, label] of labels.entries()) {
          const gradient = sum[l] as number
          if (Math.abs(gradient) < 1e-4) continue
          for (const place of placesOfState(ruled.state[l] as number, label)) step(place, gradient)
        }
      }
    }
  }
  return weights
}
