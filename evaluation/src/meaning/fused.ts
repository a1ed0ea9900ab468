import type { Ranked } from './table.ts'

/** As is usual: a place counts for little more than the next. */
const flatness = 20

/** Reciprocal rank fusion: the plainest way to put two rankings together, against which better ones are measured. */
export function fused(...rankings: readonly Ranked[]): Ranked {
  const scores = new Map<string, { score: number; citations: readonly string[] }>()
  for (const ranked of rankings)
    for (const [place, citations] of ranked.entries()) {
      const key = citations[0] ?? ''
      const score = (scores.get(key)?.score ?? 0) + 1 / (flatness + place + 1)
      scores.set(key, { score, citations })
    }
  return [...scores.values()].sort((one, other) => other.score - one.score).map(({ citations }) => citations)
}
