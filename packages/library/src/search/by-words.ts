import { leastRelevance, type Verdict } from '@casewright/core'
import type { PostingsReader } from '../index/postings.ts'
import type { Segment } from '../index/segments.ts'
import { type AskedFor, askedFor } from './asked.ts'
import { isAnswer, leastSure, verdictOf } from './calibration.ts'
import type { Citing } from './citing.ts'
import { countWorks } from './count-works.ts'
import type { Known } from './known.ts'
import type { DescribedCards } from './leading/described.ts'
import { type Led, leadingFirst } from './leading/leading.ts'
import { matchWords } from './match-words.ts'
import type { Meant } from './meant.ts'
import { missingFor } from './missing.ts'
import { asksNoLaw } from './no-law.ts'
import type { Matched, Ranked } from './rank.ts'
import { rankWords } from './rank-words.ts'
import { mostRead, type Reranked, rerank } from './rerank.ts'
import type { Scope } from './scope.ts'
import type { Weighed } from './score.ts'
import type { Texts } from './texts.ts'
import type { Node } from './tree.ts'

/** What of the weight of a query's words a work must have to be counted among the results behind those that are read. */
const countedShare = 0.45
const noneHasAll = 'No authority contains all of these words.'
const otherActs = 'The library has no authority on the act that this names. Check its name, or add it in Law library.'
/** Shown where nothing answers. */
export const mostNearest = 5
/** A query of so many words is short, and what is less sure than this is not near to it. */
const mostShort = 3
const leastNear = 0.02
/** What is merely nearest is below the floor, however much of the query it has. */
const ofNearest = leastRelevance.related - 0.01

export interface Words {
  segments: readonly Segment[]
  tree: Node
  /** As it was written. */
  text: string
  scope: Scope
  /** How many are wanted. */
  most: number
  left: ReadonlySet<number>
  /** Whether a document may be found. */
  passes(segment: Segment, slot: number): boolean
  nearby: Promise<Meant | undefined>
  /** Works that it may name by a number, and how likely each is meant. */
  named: ReadonlyMap<number, number>
}

export interface FoundByWords {
  ranked: Ranked[]
  matched: Matched[]
  /** Works that count as results, however many are wanted; absent where nothing answers. */
  works?: number
  verdict: Verdict
  /** Where nothing answers, the nearest and what is missing. */
  nearest: Ranked[]
  missing?: string
  /** It names an act of which no result has the words. */
  isOfOtherActs?: boolean
  problem?: string
}

/** Searches for words as anybody types them: works are ranked by what they say on it, and judged whether they answer. */
export const createByWords =
  (reader: PostingsReader, citing: Citing, known: Known, texts: Texts, described: DescribedCards) =>
  async ({ segments, tree, text, scope, most, left, passes, nearby, named }: Words): Promise<FoundByWords> => {
    const asked = askedFor(tree, text)
    const { matched, weighed, whole, meant } = await matchWords(reader, segments, asked, passes, nearby, named)
    const wanted = Math.max(most, mostRead)
    const first = await rankWords(citing, matched, idealOf(asked, weighed), wanted, left, known.read, meant, named)
    const read = await rerank(known, texts, first, asked, weighed, scope, named)
    const isOfOtherActs = read.length > 0 && !read.some(({ ofAct }) => ofAct)
    const verdict =
      asked.empty || isOfOtherActs || asksNoLaw(text) ? 'nothing' : withDesignated(withinScope(scope, read), read)
    const isPart = !whole && !meant && read.length > 0
    if (verdict === 'nothing')
      return {
        ranked: [],
        matched: [],
        verdict,
        nearest: asked.empty ? [] : withMatch(nearTo(asked, read)).slice(0, mostNearest).map(belowFloor),
        missing: isOfOtherActs ? otherActs : missingFor(segments, asked, weighed, scope, text),
        isOfOtherActs,
        ...(isPart && { problem: noneHasAll }),
      }
    const ordered =
      verdict === 'on point' ? await leadingFirst(read, { asked, scope, segments, passes, described }) : read
    const shown = withMatch(ordered.filter(({ sure }) => sure >= leastSure))
    const all = matched.map(counted)
    // What stands behind something that does not answer answers no better.
    const isAll = read.length >= mostRead && shown.length >= read.length
    const behind = isAll ? Math.max(0, countWorks(all, []) - shown.length) : 0
    const isShown = new Set(shown.map(({ work }) => work))
    const rest = first
      .slice(mostRead)
      .filter(({ work }) => !isShown.has(work))
      .slice(0, behind)
      .map((one) => ({ ...one, relevance: leastSure }))
    return {
      ranked: [...shown, ...rest],
      matched: all,
      works: shown.length + behind,
      verdict,
      nearest: [],
      ...(isPart && { problem: `${noneHasAll} These contain most of them.` }),
    }
  }

/**
 * Where a query names a state, law of elsewhere that is merely related to it is no answer. Of texts that nobody described,
 * where most states are those of the facts, that cannot be said.
 */
function withinScope(scope: Scope, read: readonly Reranked[]): Verdict {
  const verdict = verdictOf(read.map(({ sure }) => sure))
  const isDescribed = read.some(({ signals }) => signals.described === 1)
  if (verdict !== 'related' || scope.jurisdictions.length === 0 || !isDescribed) return verdict
  return verdictOf(read.filter(({ signals }) => signals.inScope === 1).map(({ sure }) => sure))
}

/** What is merely related is no answer where none of it names the form or part that the query names by its number. */
const withDesignated = (verdict: Verdict, read: readonly Reranked[]): Verdict =>
  verdict === 'related' && !read.some(({ hasDesignated, sure }) => hasDesignated && isAnswer(sure))
    ? 'nothing'
    : verdict

/** What each shows as its match: how sure it is, no more than of the one before. */
function withMatch(read: readonly Led[]): Ranked[] {
  let least = Math.max(0, ...read.slice(0, 3).map(({ sure }) => sure))
  return read.map((one, at) => {
    if (at > 0) least = Math.min(least, one.sure)
    return { ...one, relevance: least }
  })
}

/** Of a story's many words much may be near. What has chance words of a short query is near to nothing. */
const nearTo = ({ words }: AskedFor, read: readonly Reranked[]) =>
  words.length > mostShort ? read : read.filter(({ sure }) => sure >= leastNear)

const belowFloor = (one: Ranked): Ranked => ({ ...one, relevance: Math.min(one.relevance, ofNearest) })

const counted = ({ slots, share, ...rest }: Matched): Matched => ({
  ...rest,
  slots: slots.filter((slot) => (share?.[slot] ?? 1) >= countedShare),
})

/** What BM25 gives a passage that has each word of the query once, and is as long as others. */
const idealOf = ({ words }: AskedFor, { weights }: Weighed) =>
  words.flat().reduce((sum, stem) => sum + (weights.get(stem)?.unit ?? 0), 0) || 1
