/** What is known of how well a result fits a text that was pasted, before the trees order it. */
export interface Signals {
  /** What BM25 says of the whole of it, where the best has 1. */
  document: number
  /** Of its best passage, of the best passage where it begins, and of its best passages together, by the same measure. */
  best: number
  opening: number
  several: number
  /** How much likelier the words of the text are in it than elsewhere, as a logarithm. */
  likelihood: number
  /** How many passages it has, as a logarithm. */
  length: number
  /** Centuries before the usual year. */
  age: number
  /** How much of the text it has, from 0 to 1. */
  share: number
  /** What passages that cite it have of the text. */
  said: number
  /** How often it is cited, as a logarithm. */
  often: number
  /** What it has of the words that stand together in the text. */
  pairs: number
  /** The sum by which it was ranked so far, without `pairs`. */
  base: number
}

/** As `deviation + …` in the trees: it keeps what all have alike from dividing by nothing. */
const least = 1e-9

/** For each, its signals in the order of the names, and behind them how far each is from the mean, in deviations. */
export function valuesOf(all: readonly Signals[], names: readonly (keyof Signals)[]): number[][] {
  const values = all.map((signals) => names.map((name) => signals[name]))
  for (const at of names.keys()) {
    const mean = values.reduce((sum, of) => sum + (of[at] as number), 0) / values.length
    const squares = values.reduce((sum, of) => sum + ((of[at] as number) - mean) ** 2, 0)
    const deviation = Math.sqrt(squares / values.length) + least
    for (const of of values) of.push(((of[at] as number) - mean) / deviation)
  }
  return values
}
