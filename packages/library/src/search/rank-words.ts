import type { Citing } from './citing.ts'
import { type Meant, ofUnknown } from './meant.ts'
import { type Matched, passagesOf, type Ranked } from './rank.ts'
import type { Passage } from './texts.ts'
import { createTop } from './top.ts'

/** What each part counts for, where the best of each is 1. */
const weights = { document: 0.5, passage: 1.5, cited: 0.6, title: 1, often: 0.05, share: 2, meant: 4 }
/** Of many passages the best one fits better by chance: what each doubling of their number takes away. */
const ofLength = 0.03

/** What the query names by its number is looked at in any case. */
const ofNamed = 10

const looked = 300
const leastOfBest = 0.3

/** What the index says of a work, each the best of what is held of it, from 0 to 1. */
export interface Parts {
  document: number
  passage: number
  /** The best passage where it begins. */
  opening: number
  /** How much likelier the words of the query are in it than elsewhere, as a logarithm. */
  likelihood: number
  title: number
  share: number
  /** What passages of others that cite it have of the query. */
  said: number
  /** How often it is cited in the library, as a logarithm. */
  often: number
  /** How well its best passage fits, by itself: of what a passage with all that is asked has. */
  absolute: number
  /** As `absolute`, of the whole of it. */
  whole: number
  /** How near its nearest part is in meaning: see `Meant`. Undefined where nothing is known of it. */
  meant: number | undefined
}

export interface RankedWork extends Ranked {
  parts: Parts
  /** The unit that is nearest in meaning, where it is among the nearest. */
  near?: Passage
}

const greater = (one: number | undefined, other: number | undefined) =>
  one === undefined ? other : other === undefined ? one : Math.max(one, other)

/**
 * Ranks works by what their best parts say, whether that is their text or what is known of them: a work that is held
 * twice, or is long, has no more weight for it.
 */
export async function rankWords(
  citing: Citing,
  matched: readonly Matched[],
  ideal: number,
  most: number,
  without: ReadonlySet<number>,
  prepare: (works: readonly number[]) => Promise<unknown>,
  meant?: Meant,
  named: ReadonlyMap<number, number> = new Map(),
): Promise<RankedWork[]> {
  let [bestDocument, bestPassage] = [1e-9, 1e-9]
  for (const { scores } of matched) {
    for (const score of scores.document) if (score > bestDocument) bestDocument = score
    for (const score of scores.best) if (score > bestPassage) bestPassage = score
  }
  const works = new Map<
    number,
    { parts: Parts; shown: Ranked; fits: number; near: RankedWork['near']; text?: Passage; textFits: number }
  >()
  for (const { segment, slots, scores, share } of matched)
    for (let place = 0; place < slots.length; place++) {
      const slot = slots[place] as number
      const units = (segment.firstUnit[slot + 1] as number) - (segment.firstUnit[slot] as number)
      const fits = (scores.best[place] as number) / bestPassage
      const parts: Parts = {
        document: (scores.document[place] as number) / bestDocument,
        passage: fits - ofLength * Math.log2(units),
        opening: (scores.opening[place] as number) / bestPassage,
        likelihood: scores.likelihood[place] as number,
        title: scores.title[place] as number,
        share: (share?.[slot] ?? 1) - 0.5 * ofLength * Math.log2(units),
        said: 0,
        often: 0,
        absolute: (scores.best[place] as number) / ideal,
        whole: (scores.document[place] as number) / ideal,
        meant: meant?.of(segment.numbers[slot] as number),
      }
      const nearest = meant?.units.get(segment.numbers[slot] as number)
      const near =
        nearest === undefined ? undefined : { segment, slot, unit: (segment.firstUnit[slot] as number) + nearest }
      const work = segment.works[slot] as number
      const shown: Ranked = { segment, slot, work, key: 0, relevance: 0, unit: scores.bestUnit[place] as number }
      const known = works.get(work)
      const isText = (segment.unitLength[shown.unit] ?? 0) > 0
      if (!known)
        works.set(work, { parts, shown, fits, near, ...(isText && { text: shown }), textFits: isText ? fits : -1 })
      else {
        if (isText && fits > known.textFits) Object.assign(known, { text: shown, textFits: fits })
        if (near && (parts.meant ?? 0) >= (known.parts.meant ?? 0)) known.near = near
        known.parts.meant = greater(known.parts.meant, parts.meant)
        for (const part of [
          'document',
          'passage',
          'opening',
          'likelihood',
          'title',
          'share',
          'absolute',
          'whole',
        ] as const)
          known.parts[part] = Math.max(known.parts[part], parts[part])
        if (fits > known.fits) Object.assign(known, { shown, fits })
      }
    }
  const top = createTop<RankedWork>(Math.max(looked, most))
  for (const { parts, shown, near, text } of works.values()) {
    const score =
      ofNamed * (named.get(shown.work) ?? 0) +
      (meant ? weights.meant * Math.max(0, parts.meant ?? ofUnknown) : 0) +
      weights.document * parts.document +
      weights.passage * parts.passage +
      weights.title * parts.title +
      weights.share * parts.share
    if (score > top.least())
      top.add(score, { ...shown, parts, relevance: score, ...(near && { near }), ...(text && { text }) })
  }
  const first = top.list().map(({ item }) => item)
  const numbers = first.map((one) => one.work)
  const passages = passagesOf(matched, bestPassage * leastOfBest).filter((one) => !without.has(one.citing))
  const { said, counts } = await citing.about(passages, numbers, without, () => prepare(numbers.slice(0, most)))
  const mostSaid = Math.max(bestPassage, ...said.values())
  for (const one of first) {
    one.parts.said = (said.get(one.work) ?? 0) / mostSaid
    one.parts.often = Math.log2(1 + Math.max(0, counts.get(one.work) ?? 0)) / 10
    one.relevance += weights.cited * one.parts.said + weights.often * 10 * one.parts.often
  }
  return first.sort((one, other) => other.relevance - one.relevance).slice(0, most)
}
