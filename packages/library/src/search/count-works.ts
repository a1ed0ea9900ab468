import type { Matched } from './rank.ts'

/** How many works there are: what several imports hold counts once. */
export function countWorks(matched: readonly Matched[], typed: readonly number[]): number {
  let most = typed.reduce((largest, work) => Math.max(largest, work), 0)
  for (const { segment, slots } of matched)
    for (const slot of slots) most = Math.max(most, segment.works[slot] as number)
  const seen = new Uint8Array(most + 1)
  let count = 0
  const see = (work: number) => {
    if (!seen[work]) count++
    seen[work] = 1
  }
  for (const { segment, slots } of matched) for (const slot of slots) see(segment.works[slot] as number)
  for (const work of typed) see(work)
  return count
}
