import { softmax } from '@casewright/core'
import { hashOf } from '@casewright/law'
import type { Signs } from './features.ts'

/** Of how many places weights are. */
export const bits = 21

/** Where the weight of a sign for a label is. */
export const slot = (sign: number, label: number): number =>
  Math.imul(sign ^ Math.imul(label + 1, 0x9e3779b1), 0x85ebca6b) >>> (32 - bits)

/** The sum of the weights of signs for each label. */
export function scoresOf(
  weights: Float32Array | Int8Array,
  signs: Uint32Array,
  labels: readonly number[],
): Float64Array {
  const scores = new Float64Array(labels.length)
  for (const [n, one] of labels.entries()) {
    const by = Math.imul(one + 1, 0x9e3779b1)
    let sum = 0
    for (let at = 0; at < signs.length; at++)
      sum += weights[Math.imul((signs[at] as number) ^ by, 0x85ebca6b) >>> (32 - bits)] as number
    scores[n] = sum
  }
  return scores
}

/** What rules have of each label, and to which label they gave each word: -1 to none. */
export interface Ruled {
  state: readonly number[]
  at: Int16Array
}

const any = hashOf('*')
const here = hashOf('+here')

/** The places of the weights by which what rules say counts, for a label and whatever the label is. */
export const placesOfRule = (label: number): [own: number, any: number] => [slot(here, label), slot(here, any)]
export const placesOfState = (sign: number, label: number): [own: number, any: number] => [
  slot(sign, label),
  slot(sign, any),
]

type Weights = Float32Array | Int8Array
export const biasOf = (weights: Weights, labels: readonly number[], state: readonly number[]): Float64Array =>
  Float64Array.from(labels, (label, n) => {
    const [own, all] = placesOfState(state[n] as number, label)
    return (weights[own] as number) + (weights[all] as number)
  })

/** Scores of a word for each label, beside what its clause and sentence give. */
export function wordScores(
  weights: Weights,
  signs: Signs,
  at: number,
  labels: readonly number[],
  ruled: number,
  others: readonly Float64Array[],
) {
  const scores = scoresOf(weights, signs.tokens[at] as Uint32Array, labels)
  for (const other of others)
    for (let l = 0; l < scores.length; l++) scores[l] = (scores[l] as number) + (other[l] as number)
  if (ruled >= 0) {
    const [own, all] = placesOfRule(labels[ruled] as number)
    scores[ruled] = (scores[ruled] as number) + (weights[own] as number) + (weights[all] as number)
  }
  return scores
}

/** How likely each label is for each word. */
export function likelihoods(
  weights: Weights,
  scale: number,
  signs: Signs,
  labels: readonly number[],
  ruled: Ruled,
): Float64Array[] {
  const out: Float64Array[] = signs.tokens.map(() => new Float64Array(labels.length))
  const bias = biasOf(weights, labels, ruled.state)
  const ofUnits = new Map<Uint32Array, Float64Array>()
  for (const [n, { clause, signs: own }] of signs.clauses.entries()) {
    const unitSigns = signs.units[n] as Uint32Array
    const ofUnit = ofUnits.get(unitSigns) ?? scoresOf(weights, unitSigns, labels)
    ofUnits.set(unitSigns, ofUnit)
    const others = [bias, ofUnit, scoresOf(weights, own, labels)]
    for (let at = clause.from; at < clause.to; at++) {
      const scores = wordScores(weights, signs, at, labels, ruled.at[at] as number, others)
      for (let l = 0; l < scores.length; l++) scores[l] = (scores[l] as number) * scale
      out[at] = softmax(scores)
    }
  }
  return out
}
