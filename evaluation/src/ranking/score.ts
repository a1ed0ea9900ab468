import { citationKeys } from '@casewright/law'
import { chanceOf } from '../truth/random.ts'
import { wilson } from '../truth/wilson.ts'
import type { Measure, Query } from './set.ts'

/** For each result its citations, the best first. */
export type Ranking = readonly (readonly string[])[]

const turns = 500

const keysOf = (citation: string) => {
  const keys = citationKeys(citation)
  return keys.length > 0 ? keys : [citation]
}

/** What one ranking is worth, from 0 to 1. */
export function scoreOf(
  { grades, judgedOnly }: Query,
  ranking: Ranking,
  { of, at }: Exclude<Measure, { of: 'refused' }>,
): number {
  const found = gradesOf({ grades }, ranking)
  const gains = (judgedOnly ? found.filter((grade) => grade !== undefined) : found).slice(0, at).map((one) => one ?? 0)
  if (of === 'hit') return gains.some((gain) => gain > 0) ? 1 : 0
  const ideal = [...grades.values()].sort((one, other) => other - one).slice(0, at)
  return discounted(gains) / (discounted(ideal) || 1)
}

const discounted = (gains: readonly number[]) =>
  gains.reduce((sum, gain, place) => sum + gain / Math.log2(place + 2), 0)

/** What each result is worth; undefined where it was not judged. */
export function gradesOf({ grades }: Pick<Query, 'grades'>, ranking: Ranking): (number | undefined)[] {
  const worth = new Map(
    [...grades].flatMap(([citation, grade]) => keysOf(citation).map((key) => [key, grade] as const)),
  )
  return ranking.map((cited) => cited.flatMap(keysOf).flatMap((key) => worth.get(key) ?? [])[0])
}

/** The mean with its 95 percent interval: Wilson's of what is or is not, else by drawing the queries again. */
export function meanOf(scores: readonly number[], { of }: Measure): [number, number, number] {
  const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / (all.length || 1)
  if (of !== 'ndcg') return [mean(scores), ...wilson(mean(scores) * scores.length, scores.length)]
  const chance = chanceOf('ranking')
  const drawn = Array.from({ length: turns }, () => mean(scores.map(() => chance.pick(scores)))).sort(
    (one, other) => one - other,
  )
  return [mean(scores), drawn[Math.floor(turns * 0.025)] ?? 0, drawn[Math.floor(turns * 0.975)] ?? 1]
}
