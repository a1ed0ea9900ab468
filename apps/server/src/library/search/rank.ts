import type { LawQuery } from '@casewright/core'
import type { Database } from '../../db/client.ts'
import type { Segment } from '../index/segments.ts'
import { type CitingPassage, citedCounts, scoreCited } from './citing.ts'
import type { Scores } from './score.ts'
import type { Slotset } from './sets.ts'
import { createTop } from './top.ts'

/**
 * What each part counts for, where the best of each is 1. The passages count most: they are what a reader looks for.
 * Title and citations of others matter where the query is short, as a long one has more of its own to say.
 */
const weights = { document: 1, passage: 1.5, cited: 1, title: 1.5, often: 0.03, share: 1 }

/** How many are ranked with what others say of them, and how many passages of others are asked. */
const reranked = 200
const citingPassages = 400

/** A segment with those of its documents that match. */
export interface Matched {
  segment: Segment
  slots: Slotset
  scores: Scores
  /** Of each document, how much of the query it has, from 0 to 1; absent where all have all. */
  share?: Float32Array
  /** Of each document, the unit to show, where one is known better than by its score. */
  units?: Int32Array
}

export interface Ranked {
  segment: Segment
  slot: number
  work: number
  /** What it is ranked by: its score, or its date. */
  key: number
  /** Above 0, comparable within one search. */
  relevance: number
  /** The unit that the snippet is taken from. */
  unit: number
}

/** Ranks what matches: the first `most` works, one document of each. */
export async function rank(
  db: Database,
  matched: readonly Matched[],
  query: LawQuery,
  most: number,
  without: ReadonlySet<number>,
): Promise<Ranked[]> {
  let [bestDocument, bestPassage] = [0, 0]
  for (const { slots, scores } of matched)
    for (const slot of slots) {
      bestDocument = Math.max(bestDocument, scores.document[slot] as number)
      bestPassage = Math.max(bestPassage, scores.best[slot] as number)
    }
  const byDate = query.sort === 'date'
  const top = createTop<Omit<Ranked, 'key'>>(Math.max(reranked, most) * 2)
  for (const { segment, slots, scores, share, units } of matched)
    for (const slot of slots) {
      const score =
        (weights.document * (scores.document[slot] as number)) / (bestDocument || 1) +
        (weights.passage * (scores.best[slot] as number)) / (bestPassage || 1) +
        weights.title * (scores.title[slot] as number) +
        weights.share * (share?.[slot] ?? 1)
      // A date is a whole number of eight digits: relevance decides among those of one day.
      const key = byDate ? (segment.dates[slot] as number) + score / 100 : score
      if (key > top.least())
        top.add(key, {
          segment,
          slot,
          work: segment.works[slot] as number,
          relevance: score,
          unit: shownUnit(segment, units?.[slot], scores.bestUnit[slot] as number),
        })
    }
  const ranked = onePerWork(top.list().map(({ score, item }) => ({ ...item, key: score })))
  if (byDate) return ranked.slice(0, most)
  const first = ranked.slice(0, reranked)
  const [cited, counts] = await Promise.all([
    scoreCited(db, passagesOf(matched), without),
    citedCounts(
      db,
      first.map((one) => one.work),
      without,
    ),
  ])
  for (const one of first)
    one.relevance +=
      (weights.cited * (cited.get(one.work) ?? 0)) / (bestPassage || 1) +
      weights.often * Math.log2(1 + Math.max(0, counts.get(one.work) ?? 0))
  first.sort((one, other) => other.relevance - one.relevance)
  return [...first, ...ranked.slice(reranked)].slice(0, most)
}

/** The passage where a phrase was found; where that was in a title or a holding, the passage that fits best. */
const shownUnit = ({ unitLength }: Segment, found: number | undefined, best: number) =>
  found && unitLength[found] ? found : best

function onePerWork(ranked: readonly Ranked[]): Ranked[] {
  const seen = new Set<number>()
  return ranked.filter(({ work }) => !seen.has(work) && seen.add(work))
}

/** The passages with citations that fit the query best, of whatever document. */
function passagesOf(matched: readonly Matched[]): CitingPassage[] {
  const top = createTop<CitingPassage>(citingPassages)
  for (const { segment, scores } of matched)
    for (let unit = 0; unit < scores.unit.length; unit++) {
      const score = scores.unit[unit] as number
      if (score <= top.least() || score === 0 || !segment.unitLinks[unit]) continue
      const slot = segment.documentOf[unit] as number
      if (segment.gone[slot]) continue
      const passage = unit - (segment.firstUnit[slot] as number) - 1
      top.add(score, { citing: segment.numbers[slot] as number, passage, score })
    }
  return top.list().map(({ item }) => item)
}
