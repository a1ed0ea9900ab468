import type { ModelPrice } from '@casewright/api'

interface Tokens {
  input: number
  output: number
}

/** The price of a model, which is named without regard to case. */
export const priceOf = (prices: readonly ModelPrice[], model: string): ModelPrice | undefined =>
  prices.find((price) => price.model.toLowerCase() === model.toLowerCase())

export const isFree = (price: ModelPrice | undefined): boolean => price?.inputMicros === 0 && price.outputMicros === 0

/**
 * Millionths of a dollar that a call took. Null: it cannot be told, as there is no price, or as the server did not say
 * how many tokens it took (an answer without any would be none).
 */
export function costOf(price: ModelPrice | undefined, { input, output }: Tokens): number | null {
  if (!price) return null
  if (isFree(price)) return 0
  if (input + output === 0) return null
  return Math.round((input * price.inputMicros + output * price.outputMicros) / 1_000_000)
}
