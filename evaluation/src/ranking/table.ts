import { percentile } from '../count.ts'
import { meanOf, type Ranking, scoreOf } from './score.ts'
import type { Query, RankingSet } from './set.ts'

export interface Answer {
  words: Ranking
  /** Of a pasted text: what is known of the first of them, and whether trees ordered them. */
  order?: { signals: readonly Readonly<Record<string, number>>[]; isOrdered: boolean }
  verdict?: string
  meaning?: Ranking
  fused?: Ranking
  verdictOfBoth?: string
  /** Of the search by words, and of that with meaning, the query's vector included. */
  milliseconds: readonly number[]
}

export interface Measured {
  authorities: number
  /** Of them, those that have vectors. */
  embedded: number
  /** Resident, in MB, of the process that holds the library and the model, after the last query. */
  memory: number
  /** In the order of the queries; null where the time was over. */
  answers: (Answer | null)[]
}

export const headOf = (model: string | undefined): string =>
  [
    `Ranked by BM25, by words, by meaning (${model ?? 'no model'}), and by both, with 95 percent intervals.`,
    '',
    '| set | queries | authorities, with vectors | measure | goal | BM25 | words | meaning | both | refused: words, both | ms, p50 and p95: words; both | MB |',
    '| --- | ---: | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
  ].join('\n')

/** @param queries those of the set that were chosen, in the order of the answers */
export function rowOf(
  { name, seen, measure, queries: all }: RankingSet,
  queries: readonly Query[],
  { answers, authorities, embedded, memory }: Measured,
  naive: (query: Query) => Ranking,
): string {
  const asked = queries.flatMap((query, at) => (answers[at] ? [{ query, answer: answers[at] }] : []))
  const cell = (scores: readonly number[]) => {
    if (scores.length === 0) return '–'
    const [mean, low, high] = meanOf(scores, measure).map((one) => one.toFixed(3))
    const hits = measure.of === 'ndcg' ? '' : `${scores.filter((one) => one === 1).length}: `
    return `${hits}${mean} (${low} to ${high})`
  }
  const ranked = (rankingOf: (one: (typeof asked)[number]) => Ranking | undefined) =>
    measure.of === 'refused'
      ? []
      : asked.flatMap((one) => {
          const ranking = rankingOf(one)
          return ranking ? [scoreOf(one.query, ranking, measure)] : []
        })
  const refused = (of: 'verdict' | 'verdictOfBoth') =>
    asked.flatMap(({ answer }) => (answer[of] === undefined ? [] : [answer[of] === 'nothing' ? 1 : 0]))
  const isFloor = measure.of === 'refused'
  const count = (scores: readonly number[]) => scores.filter((one) => one === 1).length
  const cells = [
    `${name} (${seen})`,
    asked.length < all.length ? `${asked.length} of ${all.length}` : asked.length,
    `${authorities}, ${embedded}`,
    isFloor ? 'said that nothing answers' : measure.of === 'hit' ? `hit@${measure.at}` : `nDCG@${measure.at}`,
    measure.goal,
    cell(ranked(({ query }) => naive(query))),
    cell(isFloor ? refused('verdict') : ranked(({ answer }) => answer.words)),
    cell(ranked(({ answer }) => answer.meaning)),
    cell(isFloor ? refused('verdictOfBoth') : ranked(({ answer }) => answer.fused)),
    `${count(refused('verdict'))}, ${count(refused('verdictOfBoth'))}`,
    [0, 1].flatMap((way) => timesOf(asked.flatMap(({ answer }) => answer.milliseconds[way] ?? []))).join('; '),
    memory,
  ]
  return `| ${cells.join(' | ')} |`
}

const timesOf = (milliseconds: readonly number[]): string[] =>
  milliseconds.length === 0
    ? []
    : [[0.5, 0.95].map((share) => Math.round(percentile(milliseconds, share))).join(' and ')]
