import { sigmoid } from '@casewright/core'
import type { Span } from '../span/span.ts'

/** What is asked of every paper of a case, in the order in which it is read. */
export const courtFieldNames = ['disposition', 'holding', 'posture', 'arguments', 'relief', 'deadlines'] as const
export type CourtFieldName = (typeof courtFieldNames)[number]

/** Sentences of a field that are shown at most; of arguments, of each side. */
export const mostShown: Readonly<Record<CourtFieldName, number>> = {
  disposition: 3,
  holding: 3,
  posture: 3,
  arguments: 4,
  relief: 3,
  // A scheduling order sets a dozen.
  deadlines: 18,
}

/** The odds, as a logarithm, from which on a sentence is shown beside a likelier one. */
const beside: Readonly<Record<CourtFieldName, number>> = {
  disposition: -0.75,
  holding: -0.75,
  posture: -1.5,
  arguments: -1.5,
  relief: -0.75,
  deadlines: -1.5,
}

/**
 * Of sentences of one field, those that are shown: the likeliest and those that are likely beside it, if one of them is
 * right with at least these odds. At most as many as a field has room for, or as are given.
 */
export function shownAmong<One extends { odds: number }>(
  all: readonly One[],
  name: CourtFieldName,
  least: number,
  most: number = mostShown[name],
): One[] {
  const likeliest = all
    .toSorted((one, other) => other.odds - one.odds)
    .slice(0, most)
    .filter(({ odds }, i) => i === 0 || odds >= beside[name])
  const noneIsRight = likeliest.reduce((product, { odds }) => product * (1 - sigmoid(odds)), 1)
  return 1 - noneIsRight >= sigmoid(least) ? likeliest : []
}

/** One place of a court paper that answers one of those questions. */
export interface CourtField extends Span {
  name: CourtFieldName
  /** The sentence on one line. */
  text: string
  /** Of a disposition: 'Reversed in part and remanded'. */
  value?: string
  /** Of an argument: who makes it, such as 'Appellant'. */
  side?: string
}

/** A sentence as the readers of fields see it. */
export interface Place extends Span {
  text: string
  /** Where it stands in what is read, from 0 to 1. */
  at: number
}

/** A sentence that may be a field; the one with the most points is. */
export interface Candidate extends Place {
  points: number
  side?: string
}

/** A sentence with its odds of being the field. */
export interface Likely extends Place {
  odds: number
  /** Its words say that somebody argues it. */
  argued?: boolean
  side?: string
}

/** Words of a sentence that are searched: a longer one is a table or a fault of the reading. */
export const longest = 2000

/** The best few, in the order of the text. */
export const best = (candidates: readonly Candidate[], count: number, least: number): Candidate[] =>
  candidates
    .filter(({ points }) => points >= least)
    .toSorted((one, other) => other.points - one.points || one.start - other.start)
    .slice(0, count)
    .toSorted((one, other) => one.start - other.start)

const anotherCase = /\b(?:In|See|Cf\.) [A-Z][\w.’']+(?: [\w.’'&]+){0,6} v\. |^(?:See|Cf\.|Id\.|Accord|Compare)(?:,? |$)/

/** 'In Smith v. Jones, the plaintiff argued' tells of another case than this. */
export const isOfAnotherCase = (text: string): boolean => anotherCase.test(text)
