import type { Judged, Measured } from './judged.ts'
import { wilson } from './wilson.ts'

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** What a set came to, as Markdown: a row for each kind, and one for all that is part of the goal. */
export function truthTable({ set, goal, judged, note }: Measured, show = 0): string {
  const counted = judged.filter(({ isWatched }) => !isWatched)
  const rows = [...Map.groupBy(judged, ({ kind, isWatched }) => (isWatched ? `${kind} (no part of the goal)` : kind))]
  const failed = counted.filter(({ passed }) => !passed).length
  return [
    `## ${set}`,
    '',
    '| kind | cases | failed | 95 % interval | failed by a naive rule |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows.map(([kind, some]) => row(kind, some)),
    row('all of the goal', counted),
    '',
    `Goal: at most ${percent(goal)} fail. ${failed <= goal * counted.length ? 'Met.' : 'Not met.'}${note ? ` ${note}` : ''}`,
    ...judged
      .filter(({ passed }) => !passed)
      .slice(0, show)
      .map(({ id, shown }) => `- ${id}\n  ${shown}`),
  ].join('\n')
}

function row(kind: string, judged: readonly Judged[]): string {
  const failed = judged.filter(({ passed }) => !passed).length
  const naive = judged.filter(({ baseline }) => baseline === false).length
  const [low, high] = wilson(failed, judged.length)
  const beside = judged.some(({ baseline }) => baseline !== undefined) ? naive : ''
  return `| ${kind} | ${judged.length} | ${failed} | ${percent(low)} to ${percent(high)} | ${beside} |`
}
