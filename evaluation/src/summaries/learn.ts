/** A sentence to learn from: its features by their place, with their values, and whether it is what is looked for. */
export interface Example {
  places: Int32Array
  values: Float64Array
  is: boolean
  /** How much it counts: the sentences of a long paper, less each. */
  weight: number
}

export interface Fitted {
  base: number
  weights: Float64Array
}

const rounds = 250
const rate = 0.5

/** The odds of an example, as a logarithm. */
export function oddsOf({ places, values }: Pick<Example, 'places' | 'values'>, { base, weights }: Fitted): number {
  let odds = base
  for (let i = 0; i < places.length; i++) odds += (weights[places[i] as number] as number) * (values[i] as number)
  return odds
}

/**
 * Logistic regression with weights that are kept small (L2, `strength` being the weight of the examples against it), by
 * gradients over all examples with a step of its own for each weight. The same examples give the same weights.
 */
export function learn(examples: readonly Example[], size: number, strength = 0.03): Fitted {
  const weights = new Float64Array(size)
  const slopes = new Float64Array(size)
  const sums = new Float64Array(size)
  const fitted = { base: -2, weights }
  let sum = 0
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < size; i++) slopes[i] = (weights[i] as number) / strength
    let slope = 0
    for (const example of examples) {
      const { places, values, is, weight } = example
      const fault = (1 / (1 + Math.exp(-oddsOf(example, fitted))) - (is ? 1 : 0)) * weight
      slope += fault
      for (let i = 0; i < places.length; i++) {
        const place = places[i] as number
        slopes[place] = (slopes[place] as number) + fault * (values[i] as number)
      }
    }
    sum += slope * slope
    fitted.base -= (rate * slope) / Math.sqrt(sum + 1e-9)
    for (let i = 0; i < size; i++) {
      const one = slopes[i] as number
      sums[i] = (sums[i] as number) + one * one
      weights[i] = (weights[i] as number) - (rate * one) / Math.sqrt((sums[i] as number) + 1e-9)
    }
  }
  return fitted
}
