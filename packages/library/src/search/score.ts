import { firstFrom } from '../index/ascending.ts'
import type { Postings } from '../index/postings.ts'
import type { Segment } from '../index/segments.ts'
import { titleTerm } from '../index/terms.ts'
import type { SegmentTerms } from './matching.ts'
import type { Slotset } from './sets.ts'
import { meanOfBest } from './several.ts'

/** Of BM25, as it is usually set. */
const k1 = 1.2
const b = 0.75

/** With how many passages a text begins. */
const unitsOfOpening = 6
/** So many words of the whole library are laid beside each document: Dirichlet's smoothing. */
const smoothing = 3000
/** How often a passage that has a word has it. */
const usualInUnit = 1.5

/** A stem that is looked for, and how often the query has it. */
export interface Sought {
  stem: string
  times: number
  /** What it counts beside the others; 1 unless given. */
  factor?: number
}

/** How rare a stem is among documents and among their units, in the whole library. */
export interface Weight {
  document: number
  unit: number
}

export interface Weighed {
  weights: ReadonlyMap<string, Weight>
  /** How many documents have each stem. */
  counts: ReadonlyMap<string, number>
  documentWords: number
  unitWords: number
  /** Of all words of the library, the share that each stem has. */
  usual: ReadonlyMap<string, number>
}

/** What BM25 says of documents, each at the place that it has among the slots that were scored. */
export interface Scores {
  document: Float32Array
  /** Of the best of its passages; of its card, where that is better. */
  best: Float32Array
  /** Of the best passage where it begins, which says what it is about. */
  opening: Float32Array
  /** The mean of its best passages: who writes about something comes back to it. */
  several: Float32Array
  /** How much likelier the words of the query are in it than elsewhere, as a logarithm, for each of them. */
  likelihood: Float32Array
  /** The best passage; the card where there are no passages. */
  bestUnit: Int32Array
  /** How much of the query its title has, and of its title the query, from 0 to 1. */
  title: Float32Array
  /** The passages among them that cite somebody, and fit. */
  citing: { unit: number; score: number }[]
}

const idf = (count: number, having: number) => Math.log(1 + (count - having + 0.5) / (having + 0.5))

export function weigh(
  segments: readonly Segment[],
  terms: ReadonlyMap<Segment, SegmentTerms>,
  sought: readonly Sought[],
): Weighed {
  let [documents, units, words] = [0, 0, 0]
  for (const segment of segments) {
    documents += segment.documents
    units += segment.documentOf.length
    words += segment.words
  }
  const weights = new Map<string, Weight>()
  const counts = new Map<string, number>()
  const usual = new Map<string, number>()
  for (const { stem } of sought) {
    let [inDocuments, inUnits] = [0, 0]
    for (const of of terms.values()) {
      const postings = of.postings(stem)
      inDocuments += postings?.documents ?? 0
      inUnits += postings?.units ?? 0
    }
    counts.set(stem, inDocuments)
    usual.set(stem, (usualInUnit * Math.max(0.5, inUnits)) / (words || 1))
    weights.set(stem, { document: idf(documents, inDocuments), unit: idf(units, inUnits) })
  }
  return { weights, counts, documentWords: words / (documents || 1), unitWords: words / (units || 1), usual }
}

/** A stem in one segment, ready to be scored. */
interface Ready {
  postings: Postings
  /** Factors of its scores, in documents and in units. */
  document: number
  unit: number
  /** How often the query has it, and how many such words are laid beside each document. */
  times: number
  beside: number
}

/**
 * Scores documents, which ascend. Linear in the postings of the stems that are in them: of few documents they are
 * looked up, of many gone through.
 */
export function scoreSlots(
  segment: Segment,
  terms: SegmentTerms,
  sought: readonly Sought[],
  weighed: Weighed,
  slots: Slotset,
): Scores {
  const ready = sought.flatMap(({ stem, times, factor: counts = 1 }): Ready[] => {
    const postings = terms.postings(stem)
    const weight = weighed.weights.get(stem) as Weight
    // A word that the query has twice counts more, but not twice as much.
    const factor = counts * ((2 * times) / (times + 1)) * (k1 + 1)
    const beside = smoothing * (weighed.usual.get(stem) as number)
    // What the law says for something was not asked.
    const asked = counts === 1 ? times : 0
    return postings
      ? [{ postings, document: weight.document * factor, unit: weight.unit * factor, times: asked, beside }]
      : []
  })
  const askedTimes = sought.reduce((sum, { times, factor: counts = 1 }) => sum + (counts === 1 ? times : 0), 0) || 1
  const { firstUnit, documentWords, unitWords, unitLinks } = segment
  const [byDocument, byUnit] = [(k1 * b) / weighed.documentWords, (k1 * b) / weighed.unitWords]
  const fixed = k1 * (1 - b)
  const document = new Float32Array(slots.length)
  const best = new Float32Array(slots.length)
  const opening = new Float32Array(slots.length)
  const several = new Float32Array(slots.length)
  const likelihood = new Float32Array(slots.length)
  const bestUnit = new Int32Array(slots.length)
  const citing: Scores['citing'] = []
  // Where each stem stands: documents and postings ascend together.
  const next = new Int32Array(ready.length)
  const looksUp = slots.length * 8 < segment.documents
  let units = new Float32Array(64)
  for (let place = 0; place < slots.length; place++) {
    const slot = slots[place] as number
    const card = firstUnit[slot] as number
    const end = firstUnit[slot + 1] as number
    if (end - card > units.length) units = new Float32Array((end - card) * 2)
    else units.fill(0, 0, end - card)
    let whole = 0
    let likely = 0
    for (let nth = 0; nth < ready.length; nth++) {
      const { postings, document: ofDocument, unit: ofUnit, times, beside } = ready[nth] as Ready
      const { unitsWith, counts } = postings
      let at = next[nth] as number
      if (looksUp) at = firstFrom(unitsWith, card, at)
      else while (at < unitsWith.length && (unitsWith[at] as number) < card) at++
      let inDocument = 0
      for (; at < unitsWith.length; at++) {
        const unit = unitsWith[at] as number
        if (unit >= end) break
        const count = counts[at] as number
        inDocument += count
        units[unit - card] =
          (units[unit - card] as number) + (ofUnit * count) / (count + fixed + byUnit * (unitWords[unit] as number))
      }
      next[nth] = at
      if (inDocument > 0 && times > 0) likely += times * Math.log(1 + inDocument / beside)
      if (inDocument > 0)
        whole += (ofDocument * inDocument) / (inDocument + fixed + byDocument * (documentWords[slot] as number))
    }
    document[place] = whole
    likelihood[place] = likely / askedTimes - Math.log(1 + (documentWords[slot] as number) / smoothing)
    several[place] = meanOfBest(units.subarray(Math.min(1, end - card - 1), end - card))
    let shown = end - card > 1 ? card + 1 : card
    const first = shown
    for (let unit = first; unit < end; unit++) {
      const score = units[unit - card] as number
      if (score > (units[shown - card] as number)) shown = unit
      if (unit < first + unitsOfOpening && score > (opening[place] as number)) opening[place] = score
      if (score > 0 && unitLinks[unit]) citing.push({ unit, score })
    }
    best[place] = Math.max(units[shown - card] as number, units[0] as number)
    bestUnit[place] = shown
  }
  return {
    document,
    best,
    opening,
    several,
    likelihood,
    bestUnit,
    title: titleScores(segment, terms, sought, weighed, slots),
    citing,
  }
}

function titleScores(
  segment: Segment,
  terms: SegmentTerms,
  sought: readonly Sought[],
  { weights }: Weighed,
  slots: Slotset,
): Float32Array {
  const title = new Float32Array(slots.length)
  const hits = new Int32Array(slots.length)
  let whole = 0
  for (const { stem, factor = 1 } of sought) {
    const weight = factor * (weights.get(stem)?.document ?? 0)
    if (factor === 1) whole += weight
    const titles = terms.postings(titleTerm(stem))?.slots
    if (!titles) continue
    const add = (place: number) => {
      title[place] = (title[place] as number) + weight
      hits[place] = (hits[place] as number) + 1
    }
    // The fewer are looked up among the others.
    const [few, many] = slots.length < titles.length ? [slots, titles] : [titles, slots]
    for (let at = 0, next = 0; at < few.length; at++) {
      next = firstFrom(many, few[at] as number, next)
      if (next === many.length) break
      if (many[next] === few[at]) add(few === slots ? at : next)
    }
  }
  return title.map((sum, place) => {
    const words = segment.titleWords[slots[place] as number] || 1
    return (sum / (whole || 1)) * (0.5 + (0.5 * (hits[place] as number)) / words)
  })
}
