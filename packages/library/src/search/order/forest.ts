import type { Signals } from './signals.ts'
import file from './trees.json' with { type: 'json' }

/** What it counts; or at which place a value is looked at, up to where it is low, and what follows of a low and of a high one. */
type Tree = number | readonly [at: number, low: number, ofLow: Tree, ofHigh: Tree]

/** Trees that were trained together: what they say of a result is summed up. */
export interface Forest {
  signals: readonly (keyof Signals)[]
  trees: readonly Tree[]
}

/** Trained on paragraphs of opinions and what they cite: decision 0165. */
export const shipped = file as unknown as Forest

/** Linear in the number of trees. */
export function sumOf({ trees }: Pick<Forest, 'trees'>, values: readonly number[]): number {
  let sum = 0
  for (const tree of trees) {
    let at = tree
    while (typeof at !== 'number') at = (values[at[0]] as number) <= at[1] ? at[2] : at[3]
    sum += at
  }
  return sum
}
