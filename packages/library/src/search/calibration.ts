import { leastRelevance, sigmoid, type Verdict } from '@casewright/core'

/** What speaks for or against an authority's answering a query, each about from 0 to 1. */
export interface Evidence {
  coverage: number
  together: number
  passage: number
  /** How well the whole of it fits. */
  document: number
  /** What its card, which says what it is about, has of the query; where nothing is described, its text. */
  about: number
  /** As `about`, without the key points, which merely mention things. */
  focus: number
  /** The best of many passages fits better by chance. */
  length: number
  /** What another has of the query and this one lacks. */
  behind: number
  /** Few words are found by chance more easily. */
  brevity: number
  /** Of the query, what nothing in the library has. */
  unknown: number
  /** What passages that cite it have of the query. */
  said: number
  /** What is cited very often has something on nearly everything. */
  often: number
  /** How much nearer in meaning it is than first results usually are; 0 where nothing is known of it. */
  meant: number
  /** The query names a state, and this is not its law. */
  outside: number
  /** Of the subjects that the query names, those of which it has no word. */
  beside: number
  /**
   * The query names such a subject, most of whose law is of states or is not held, and this is described by the
   * library's editors, who name none of its subjects in the words that are asked: an entry has a word of nearly everything.
   */
  ofSubject: number
}

/** A logistic model of questions that the library answers and of such that it does not: see docs/evaluation.md. */
const intercept = -3.5
const weights: Evidence = {
  coverage: 1.48,
  together: 0.35,
  passage: 1.08,
  document: 0.32,
  about: 3.02,
  focus: 4.05,
  length: -1.96,
  behind: -3.96,
  brevity: -2.88,
  unknown: -0.48,
  said: 0.44,
  often: -0.55,
  meant: 1.65,
  outside: -3.63,
  beside: -4.73,
  ofSubject: -4,
}

/** Nothing that is found by its words is beyond doubt. */
const surest = 0.99
/** Behind a first result that answers, what has less than this is no result. */
export const leastSure = 0.01

export const sureness = (evidence: Evidence): number => {
  const sum = (Object.keys(weights) as (keyof Evidence)[]).reduce(
    (all, name) => all + weights[name] * evidence[name],
    0,
  )
  return Math.min(surest, sigmoid(intercept + sum))
}

/** What can be said of results, of which the first are the surest. */
export function verdictOf(sure: readonly number[]): Verdict {
  const best = Math.max(0, ...sure.slice(0, 3))
  return best >= leastRelevance.onPoint ? 'on point' : best >= leastRelevance.related ? 'related' : 'nothing'
}

/** Whether something so sure is an answer at all. */
export const isAnswer = (sure: number): boolean => sure >= leastRelevance.related
