/** A paper that contradicts itself, the same or a like paper that does not, and the check that tells them apart. */
export type Pair = readonly [check: `consistency.${string}` | 'date.backwards' | 'reference.precedence-conflict', contradicts: string, agrees: string]
