import type { LawQuery, Standing } from '@casewright/core'
import type { Segment } from '../index/segments.ts'
import type { Citing, CitingPassage } from './citing.ts'
import { type Meant, ofUnknown } from './meant.ts'
import type { Signals } from './order/signals.ts'
import type { Scores } from './score.ts'
import type { Slotset } from './sets.ts'
import type { Passage } from './texts.ts'
import { createTop } from './top.ts'

/**
 * What each part counts for, where the best of each is 1. The passages count most: they are what a reader looks for.
 * Title and citations of others matter where the query is short, as a long one has more of its own to say.
 */
const ofWords = {
  document: 1,
  passage: 1.5,
  opening: 0,
  several: 0,
  /** How much likelier its words are there than elsewhere. */
  likelihood: 0,
  cited: 1,
  title: 1.5,
  /** For each doubling. */
  often: 0.03,
  /** Of many passages the best fit better by chance: for each doubling of their number. */
  length: 0,
  /** Of decisions that say the same, the earlier ones are cited for it: for each century. */
  age: 0,
  share: 1,
  meant: 2,
}

/** Of a text that was pasted, fitted to descriptions of decisions and to paragraphs: see docs/evaluation.md. */
export const ofText: typeof ofWords = {
  document: 0.9,
  passage: 3.4,
  opening: 0.6,
  several: 1.8,
  likelihood: 2.8,
  cited: 1.6,
  title: 0,
  often: 0.23,
  length: -0.27,
  age: 1.1,
  share: 1,
  meant: 4,
}

/**
 * Of a description of what is looked for, which is no part of an opinion: the whole of a text says more, and what others
 * say where they cite it less.
 */
export const ofDescription: typeof ofWords = { ...ofText, likelihood: 3.5, cited: 0.8 }

/** How many are ranked with what others say of them, and how many passages of others are asked. */
const reranked = 200
const citingPassages = 400
/** Of the score of the best passage, what one of others must have to be asked. */
const leastOfBest = 0.3

/** A segment with those of its documents that match. */
export interface Matched {
  segment: Segment
  slots: Slotset
  /** In the order of the slots. */
  scores: Scores
  /** By slot, how much of the query a document has, from 0 to 1; absent where all have all. */
  share?: Float32Array
  /** By slot, the unit to show, where one is known better than by its score. */
  units?: Int32Array
}

export interface Ranked {
  segment: Segment
  slot: number
  work: number
  /** What it is ranked by: its score, or its date. */
  key: number
  /** Comparable within one search. */
  relevance: number
  /** The unit that the snippet is taken from. */
  unit: number
  /** Of a work that is held with a text and without: the passage of its text that fits best. */
  text?: Passage
  standing?: Standing
  /** Of a text that was pasted, what is known before its first results are read. */
  textSignals?: Signals
}

/**
 * Ranks what matches: the first `most` works, one document of each.
 * @param prepare told which works are likely to be among the first, where it is still asked what others say of them
 */
export async function rank(
  citing: Citing,
  matched: readonly Matched[],
  query: LawQuery,
  most: number,
  without: ReadonlySet<number>,
  prepare: (works: readonly number[]) => Promise<unknown>,
  meant?: Meant,
  weights: typeof ofWords = ofWords,
): Promise<Ranked[]> {
  let [bestDocument, bestPassage] = [1e-9, 1e-9]
  for (const { scores } of matched) {
    for (const score of scores.document) if (score > bestDocument) bestDocument = score
    for (const score of scores.best) if (score > bestPassage) bestPassage = score
  }
  const byDate = query.sort === 'date'
  const top = createTop<Omit<Ranked, 'key'>>(Math.max(reranked, most) + reranked)
  for (const { segment, slots, scores, share, units } of matched) {
    const decision = segment.names.indexOf('case')
    for (let place = 0; place < slots.length; place++) {
      const slot = slots[place] as number
      const age = segment.kinds[slot] === decision ? centuriesBefore(segment.dates[slot] as number) : 0
      const score =
        (weights.document * (scores.document[place] as number)) / bestDocument +
        (weights.passage * (scores.best[place] as number) +
          weights.opening * (scores.opening[place] as number) +
          weights.several * (scores.several[place] as number)) /
          bestPassage +
        weights.likelihood * (scores.likelihood[place] as number) +
        weights.length * Math.log2(unitsOf(segment, slot)) +
        weights.age * age +
        weights.title * (scores.title[place] as number) +
        weights.share * (share?.[slot] ?? 1) +
        (meant ? weights.meant * Math.max(0, meant.of(segment.numbers[slot] as number) ?? ofUnknown) : 0)
      // A date is a whole number of eight digits: relevance decides among those of one day.
      const key = byDate ? (segment.dates[slot] as number) + score / 100 : score
      if (key > top.least())
        top.add(key, {
          segment,
          slot,
          work: segment.works[slot] as number,
          relevance: score,
          unit: shownUnit(segment, units?.[slot], scores.bestUnit[place] as number),
          ...(weights !== ofWords && {
            textSignals: {
              document: (scores.document[place] as number) / bestDocument,
              best: (scores.best[place] as number) / bestPassage,
              opening: (scores.opening[place] as number) / bestPassage,
              several: (scores.several[place] as number) / bestPassage,
              likelihood: scores.likelihood[place] as number,
              length: Math.log2(unitsOf(segment, slot)),
              age,
              share: share?.[slot] ?? 1,
              said: 0,
              often: 0,
              pairs: 0,
              base: 0,
            },
          }),
        })
    }
  }
  const ranked = onePerWork(top.list().map(({ score, item }) => ({ ...item, key: score })))
  if (byDate) return ranked.slice(0, most)
  const first = ranked.slice(0, reranked)
  const works = first.map((one) => one.work)
  const passages = passagesOf(matched, bestPassage * leastOfBest).filter((one) => !without.has(one.citing))
  const { said, counts } = await citing.about(passages, works, without, () => prepare(works.slice(0, most * 2)))
  for (const one of first) {
    const fromOthers = said.get(one.work) ?? 0
    const often = Math.log2(1 + Math.max(0, counts.get(one.work) ?? 0))
    one.relevance += (weights.cited * fromOthers) / bestPassage + weights.often * often
    if (one.textSignals) Object.assign(one.textSignals, { said: fromOthers / bestPassage, often, base: one.relevance })
  }
  first.sort((one, other) => other.relevance - one.relevance)
  return [...first, ...ranked.slice(reranked)].slice(0, most)
}

/** What bears no date, and what is no decision, counts as one of this year. */
const usualYear = 1975
const centuriesBefore = (date: number) => (date === 0 ? 0 : (usualYear - Math.floor(date / 10_000)) / 100)

const unitsOf = ({ firstUnit }: Segment, slot: number) => (firstUnit[slot + 1] as number) - (firstUnit[slot] as number)

/** The passage where a phrase was found; where that was in a title or a holding, the passage that fits best. */
const shownUnit = ({ unitLength }: Segment, found: number | undefined, best: number) =>
  found && unitLength[found] ? found : best

function onePerWork(ranked: readonly Ranked[]): Ranked[] {
  const seen = new Set<number>()
  return ranked.filter(({ work }) => !seen.has(work) && seen.add(work))
}

/** The passages with citations that fit the query best, of whatever document. */
export function passagesOf(matched: readonly Matched[], least: number): CitingPassage[] {
  const top = createTop<CitingPassage>(citingPassages)
  for (const { segment, scores } of matched)
    for (const { unit, score } of scores.citing) {
      if (score < least || score <= top.least()) continue
      const slot = segment.documentOf[unit] as number
      const passage = unit - (segment.firstUnit[slot] as number) - 1
      top.add(score, {
        citing: segment.numbers[slot] as number,
        work: segment.works[slot] as number,
        passage,
        score,
      })
    }
  return top.list().map(({ item }) => item)
}
