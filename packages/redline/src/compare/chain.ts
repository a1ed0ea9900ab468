import type { Pair } from './candidates.ts'

/** The pairs that are in the same order in both drafts and together weigh the most. O(n log n) by a Fenwick tree. */
export function heaviestChain(pairs: readonly Pair[]): Pair[] {
  const size = pairs.reduce((most, { now }) => Math.max(most, now), 0) + 1
  const best = new Array<number>(size + 1).fill(-1)
  const sums: number[] = []
  const before: number[] = []
  // Of one old paragraph none may follow another of its pairs: they are looked at from the last to the first.
  const sorted = pairs.toSorted((one, other) => one.old - other.old || other.now - one.now || one.weight - other.weight)
  const isBetter = (one: number, other: number) => one >= 0 && (other < 0 || (sums[one] ?? 0) > (sums[other] ?? 0))
  let last = -1
  for (const [index, { now, weight }] of sorted.entries()) {
    let found = -1
    for (let at = now; at > 0; at -= at & -at) if (isBetter(best[at] ?? -1, found)) found = best[at] ?? -1
    sums.push(weight + (found < 0 ? 0 : (sums[found] ?? 0)))
    before.push(found)
    for (let at = now + 1; at <= size; at += at & -at) if (isBetter(index, best[at] ?? -1)) best[at] = index
    if (isBetter(index, last)) last = index
  }
  const chain: Pair[] = []
  for (let at = last; at >= 0; at = before[at] ?? -1) {
    const pair = sorted[at]
    if (pair) chain.push(pair)
  }
  return chain.reverse()
}
