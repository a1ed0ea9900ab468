import { type Forest, sumOf } from './forest.ts'
import { type Signals, valuesOf } from './signals.ts'

interface Ordered {
  relevance: number
  textSignals: Signals
}

/**
 * Puts results, the most relevant first, in the order of the trees. What is said to match so well stays with the place:
 * who goes up has the relevance of the place. What the trees call equal keeps its order.
 */
export function orderByTrees<T extends Ordered>(results: readonly T[], forest: Forest): T[] {
  const values = valuesOf(
    results.map(({ textSignals }) => textSignals),
    forest.signals,
  )
  return results
    .map((one, at) => ({ one, sum: sumOf(forest, values[at] as number[]) }))
    .sort((one, other) => other.sum - one.sum)
    .map(({ one }, at) => ({ ...one, relevance: (results[at] as T).relevance }))
}
