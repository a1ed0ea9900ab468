import { citationKeys } from '@casewright/law'
import { wilson } from '../truth/wilson.ts'
import { fused } from './fused.ts'

/** For each result its citations, the best result first. */
export type Ranked = readonly (readonly string[])[]

interface Answer {
  words: Ranked
  meaning: Ranked
}

export interface Measured {
  model: string
  authorities: number
  /** Of them, those that can be found by meaning. */
  embedded: number
  made: number
  milliseconds: number
  query: readonly number[]
  answers: readonly Answer[]
}

interface Asked {
  text: string
  expected: readonly string[]
}

const ways = {
  words: ({ words }: Answer) => words,
  meaning: ({ meaning }: Answer) => meaning,
  both: ({ words, meaning }: Answer) => fused(words, meaning),
}

/** From 1; none: the place behind all. */
function placeOf(ranked: Ranked, expected: readonly string[]): number {
  const wanted = new Set(expected.flatMap((one) => citationKeys(one)))
  const at = ranked.findIndex((citations) => citations.some((one) => citationKeys(one).some((key) => wanted.has(key))))
  return at < 0 ? Number.POSITIVE_INFINITY : at + 1
}

export function meaningTable(measured: Measured, asked: readonly Asked[], show: boolean): string {
  const { model, authorities, embedded, made, milliseconds, query, answers } = measured
  const middle = query.toSorted((one, other) => one - other)[query.length >> 1] ?? 0
  const lines = [
    `## By words and by meaning: ${model}, ${embedded} of ${authorities} authorities with vectors`,
    '',
    '| way | hit@5 | 95 % interval | hit@10 | MRR |',
    '| --- | ---: | --- | ---: | ---: |',
  ]
  for (const [way, read] of Object.entries(ways)) {
    const places = answers.map((answer, at) => placeOf(read(answer), asked[at]?.expected ?? []))
    const within = (most: number) => places.filter((place) => place <= most).length
    const [low, high] = wilson(within(5), places.length).map((share) => (share * 100).toFixed(0))
    const mrr = places.reduce((sum, place) => sum + 1 / place, 0) / places.length
    lines.push(
      `| ${way} | ${within(5)} of ${places.length} | ${low} to ${high} % | ${within(10)} | ${mrr.toFixed(3)} |`,
    )
  }
  const each = made > 0 ? ` ${made} vectors made, ${(milliseconds / made).toFixed(0)} ms each.` : ''
  lines.push('', `A query takes ${middle.toFixed(0)} ms in the middle.${each}`)
  if (show)
    for (const [at, answer] of answers.entries()) {
      const places = Object.values(ways).map((read) => placeOf(read(answer), asked[at]?.expected ?? []))
      if (Math.max(...places) > 5) lines.push(`- ${places.join(' / ')}: ${asked[at]?.text}`)
    }
  return lines.join('\n')
}
