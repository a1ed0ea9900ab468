import { type Features, type Learned, wordValue } from '@casewright/law'

/** A sentence to learn from. */
export interface Example {
  features: Features
  is: boolean
  /** How much it counts: the sentences of a long paper, less each. */
  weight: number
}

const rate = 0.15
const rounds = 12
/** How strongly a weight is drawn to nothing: few features remain. */
const spare = 0.8
const ridge = 1.5

/**
 * Logistic regression by follow-the-regularized-leader, one example after the other, always in the same order, so that
 * the same examples give the same weights.
 */
export function learn(examples: readonly Example[]): Pick<Learned, 'base' | 'weights'> {
  const z = new Map<string, number>()
  const n = new Map<string, number>()
  const weightOf = (name: string): number => {
    const drawn = z.get(name) ?? 0
    if (Math.abs(drawn) <= spare) return 0
    return -(drawn - Math.sign(drawn) * spare) / ((1 + Math.sqrt(n.get(name) ?? 0)) / rate + ridge)
  }
  let base = -3
  for (let round = 0; round < rounds; round++)
    for (let i = 0; i < examples.length; i++) {
      // A step that shares no divisor with the length visits each once.
      const { features, is, weight } = examples[(i * 7919 + round * 31) % examples.length] as Example
      const value = wordValue(features)
      const all: [string, number][] = [
        ...features.names.map((name): [string, number] => [name, 1]),
        ...features.words.map((name): [string, number] => [name, value]),
      ]
      const odds = all.reduce((sum, [name, of]) => sum + of * weightOf(name), base)
      const fault = (1 / (1 + Math.exp(-odds)) - (is ? 1 : 0)) * weight
      base -= 0.01 * fault
      for (const [name, of] of all) {
        const slope = fault * of
        const before = n.get(name) ?? 0
        const next = before + slope * slope
        z.set(name, (z.get(name) ?? 0) + slope - ((Math.sqrt(next) - Math.sqrt(before)) / rate) * weightOf(name))
        n.set(name, next)
      }
    }
  const weights = Object.fromEntries(
    [...z.keys()].map((name): [string, number] => [name, weightOf(name)]).filter(([, weight]) => Math.abs(weight) >= 0.02),
  )
  return { base, weights }
}
