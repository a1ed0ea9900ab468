import { type Counts, countOf, countsByKind } from './count.ts'
import { line, timeLines, tokensLine } from './lines.ts'
import type { Measured } from './measure.ts'

/** What a tool came to, as Markdown: a row for each kind of question, and what holds for all. */
export function tableOf({ tool, outcomes }: Measured, healthz: number): string {
  const all = countOf(outcomes)
  const rows = Object.entries({ ...countsByKind(outcomes), all }).map(rowOf)
  const { statuses, quoted, altered, held, notHeld, invented, retiredUnsaid, failed } = all
  return [
    `## ${tool}`,
    '',
    '| questions | asked | hit@1 | hit@5 | hit@10 | authorities shown of expected | right | said to have no answer |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
    '| measure | value |',
    '| --- | ---: |',
    ...Object.entries(statuses).map(([status, count]) => line(`citations ${status.replace('-', ' ')}`, count)),
    line('words shown as found', quoted),
    line('of them altered', altered),
    line('statements of a model shown as held', held),
    line('statements of a model marked or left out', notHeld),
    line('invented authorities shown as held', invented),
    line('authorities shown that are no longer good law, and it is not said', retiredUnsaid),
    line('questions on which the tool failed', failed),
    ...timeLines(
      'first evidence',
      outcomes.map((one) => one.first),
      healthz,
    ),
    ...timeLines(
      'whole answer',
      outcomes.map((one) => one.whole),
      healthz,
    ),
    tokensLine(outcomes),
  ].join('\n')
}

const rowOf = ([kind, { questions, expecting, hits, authorities, judged, right, refused }]: [string, Counts]) => {
  const of = (count: number, whole: number) => (whole === 0 ? '' : `${count} of ${whole}`)
  const cells = [
    kind,
    questions,
    of(hits[1], expecting),
    of(hits[5], expecting),
    of(hits[10], expecting),
    of(authorities.shown, authorities.expected),
    of(right, judged),
    of(refused, questions),
  ]
  return `| ${cells.join(' | ')} |`
}
