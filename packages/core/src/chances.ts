/** Odds (log) as a chance from 0 to 1. */
export const sigmoid = (odds: number): number => 1 / (1 + Math.exp(-odds))

/** Scores as parts of one, in their own array. */
export function softmax(scores: Float64Array): Float64Array {
  let top = Number.NEGATIVE_INFINITY
  for (const one of scores) if (one > top) top = one
  let sum = 0
  for (let n = 0; n < scores.length; n++) {
    const one = Math.exp((scores[n] as number) - top)
    scores[n] = one
    sum += one
  }
  for (let n = 0; n < scores.length; n++) scores[n] = (scores[n] as number) / sum
  return scores
}

/** Mulberry32: numbers from 0 up to 1, the same in every run with one seed. */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
