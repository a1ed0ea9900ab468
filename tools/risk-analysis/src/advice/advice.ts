import type { FoundBar } from '../bars/read-bars.ts'
import type { Counted } from '../score/points.ts'
import type { Topic } from '../score/topics.ts'

/** How many of a kind are given: the gravest. */
const most = 7

type Told = Pick<FoundBar, 'title' | 'holds' | 'ends' | 'lift' | 'curable'>

/** What a bar asks for before anything else does: nothing that is proved matters while it stands. */
export const ofBar = ({ title, holds, ends, lift, curable }: Told): string =>
  holds && curable !== undefined && ends === 'client'
    ? `Before anything else, cure this: ${title}. ${curable}`
    : ends === 'other'
      ? `Raise this in the first response: ${title}. A defense that is not raised in time can be waived.`
      : `${holds ? 'Before anything else, find out whether this bar can be overcome' : 'Resolve this first'}: ${title}.${lift[0] ? ` ${lift[0]}` : ''}`

/** What to do, out of what was found and what is missing; what may end the case first, then the gravest. */
export function adviceOf(
  counted: readonly Counted[],
  missing: readonly Topic[],
  bars: readonly Told[] = [],
  toAsk: readonly { now: string }[] = [],
  near: readonly string[] = [],
): { immediate: string[]; longterm: string[] } {
  const gravest = counted.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
  const unique = (list: readonly (string | undefined)[]) =>
    [...new Set(list.filter((one) => one !== undefined))].slice(0, most)
  return {
    immediate: unique([
      ...near,
      ...bars.map(ofBar),
      ...toAsk.map(({ now }) => now),
      ...gravest.map(({ now }) => now),
      ...missing.map(({ now }) => now),
    ]),
    longterm: unique([...gravest.map(({ later }) => later), ...general(missing)]),
  }
}

/** What holds of every case, where nothing found says more. */
const general = (missing: readonly Topic[]): string[] => [
  ...(missing.length > 0 ? ['Answer the open questions, and run the analysis again.'] : []),
  'Weigh the cost and time of trial against each offer, at every stage.',
]
