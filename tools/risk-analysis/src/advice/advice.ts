import type { Counted } from '../score/points.ts'
import type { Topic } from '../score/topics.ts'

/** How many of a kind are given: the gravest. */
const most = 7

/** What to do, out of what was found and what is missing; the gravest first. */
export function adviceOf(
  counted: readonly Counted[],
  missing: readonly Topic[],
): { immediate: string[]; longterm: string[] } {
  const gravest = counted.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
  const unique = (list: readonly (string | undefined)[]) =>
    [...new Set(list.filter((one) => one !== undefined))].slice(0, most)
  return {
    immediate: unique([...gravest.map(({ now }) => now), ...missing.map(({ now }) => now)]),
    longterm: unique([...gravest.map(({ later }) => later), ...general(missing)]),
  }
}

/** What holds of every case, where nothing found says more. */
const general = (missing: readonly Topic[]): string[] => [
  ...(missing.length > 0 ? ['Answer the open questions, and run the analysis again.'] : []),
  'Weigh the cost and time of trial against each offer, at every stage.',
]
