import { wilson } from '../truth/wilson.ts'

export interface Outcome {
  text: string
  /** Where the first expected authority is among the results, from 0; -1 if it is not. */
  place: number
  /** The same of plain BM25. */
  naive: number
  /** Whether it was said that nothing answers. */
  refused: boolean
  /** The match of the first result, or of what was nearest, in percent. */
  sure: number
  milliseconds: number
}

const percent = (share: number) => `${(share * 100).toFixed(0)}`

const shareOf = (count: number, all: number) => {
  const [low, high] = wilson(count, all)
  return `${count} (${percent(low)} to ${percent(high)} %)`
}

const within = (most: number, all: readonly Outcome[], of: 'place' | 'naive') =>
  all.filter((one) => one[of] >= 0 && one[of] < most).length

export function answerableTable(rows: readonly [string, readonly Outcome[]][]): string {
  return [
    '| questions | count | BM25 hit@5 | hit@1 | hit@5 | hit@10 | said to have no answer | median ms | p95 ms |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map(([name, all]) => {
      const times = all.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other)
      const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0)
      const cells = [
        all.length,
        within(5, all, 'naive'),
        within(1, all, 'place'),
        shareOf(within(5, all, 'place'), all.length),
        within(10, all, 'place'),
        shareOf(all.filter(({ refused }) => refused).length, all.length),
        at(0.5),
        at(0.95),
      ]
      return `| ${name} | ${cells.join(' | ')} |`
    }),
  ].join('\n')
}

const floors = [10, 15, 20, 27, 35, 45, 60]

/** How often it is said that there is no answer, and what another floor would say. */
export function unanswerableTable(
  not: readonly [string, readonly Outcome[]][],
  rows: readonly [string, readonly Outcome[]][],
): string {
  const [all, answerable] = [not.flatMap(([, of]) => of), rows.flatMap(([, of]) => of)]
  const below = (floor: number, of: readonly Outcome[]) => of.filter(({ sure }) => sure < floor).length
  return [
    '| questions without an answer | count | said so |',
    '| --- | ---: | ---: |',
    ...not.map(([name, of]) => {
      const said = of.filter(({ refused }) => refused).length
      return `| ${name} | ${of.length} | ${shareOf(said, of.length)} |`
    }),
    '',
    `| floor, in percent | without an answer, said so, of ${all.length} | with an answer, refused, of ${answerable.length} |`,
    '| ---: | ---: | ---: |',
    ...floors.map((floor) => `| ${floor} | ${below(floor, all)} | ${below(floor, answerable)} |`),
  ].join('\n')
}
