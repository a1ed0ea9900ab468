import type { Verdict } from '@casewright/core'

/** What speaks for or against an authority's answering a query, each about from 0 to 1. */
export interface Evidence {
  coverage: number
  together: number
  missing: number
  heading: number
  passage: number
  direct: number
  /** Few words are found by chance more easily. */
  brevity: number
  /** The query names a state, and this is not its law. */
  outside: number
}

/** A logistic model of questions that the library answers and of such that it does not: see docs/evaluation.md. */
const intercept = -2.71
const weights: Evidence = {
  coverage: 2.69,
  together: 2.04,
  missing: -0.51,
  heading: 0.82,
  passage: 3.73,
  direct: -1.41,
  brevity: -2.58,
  outside: -0.8,
}

/** Below, nothing answers; the share of answers among those just above is about this. */
const floor = 0.27
const onPoint = 0.6
/** Behind a first result that answers, what has less than this is no result. */
export const leastSure = 0.08

export const sureness = (evidence: Evidence): number => {
  const sum = (Object.keys(weights) as (keyof Evidence)[]).reduce(
    (all, name) => all + weights[name] * evidence[name],
    0,
  )
  return 1 / (1 + Math.exp(-intercept - sum))
}

/** What can be said of results, of which the first are the surest. */
export function verdictOf(sure: readonly number[]): Verdict {
  const best = Math.max(0, ...sure.slice(0, 3))
  return best >= onPoint ? 'on point' : best >= floor ? 'related' : 'nothing'
}

/** Whether something so sure is an answer at all. */
export const isAnswer = (sure: number): boolean => sure >= floor
