import type { Postings } from '../index/postings.ts'
import type { Segment } from '../index/segments.ts'
import { titleTerm } from '../index/terms.ts'
import type { SegmentTerms } from './matching.ts'

/** Of BM25, as it is usually set. */
const k1 = 1.2
const b = 0.75

/** A stem that is looked for, and how often the query has it. */
export interface Sought {
  stem: string
  times: number
}

/** How rare a stem is among documents and among their units, in the whole library. */
export interface Weight {
  document: number
  unit: number
}

export interface Averages {
  documentWords: number
  unitWords: number
}

/** What BM25 says of the documents of a segment. */
export interface Scores {
  document: Float32Array
  /** Of the best of its passages; of its card, where it has no passages. */
  best: Float32Array
  bestUnit: Int32Array
  /** How much of the query its title has, and of its title the query, from 0 to 1. */
  title: Float32Array
  unit: Float32Array
}

const idf = (count: number, having: number) => Math.log(1 + (count - having + 0.5) / (having + 0.5))

export function weigh(
  segments: readonly Segment[],
  terms: ReadonlyMap<Segment, SegmentTerms>,
  sought: readonly Sought[],
): { weights: Map<string, Weight>; averages: Averages } {
  let [documents, units, words] = [0, 0, 0]
  for (const segment of segments) {
    documents += segment.documents
    units += segment.documentOf.length
    words += segment.words
  }
  const weights = new Map<string, Weight>()
  for (const { stem } of sought) {
    let [inDocuments, inUnits] = [0, 0]
    for (const of of terms.values()) {
      const postings = of.postings(stem)
      inDocuments += postings?.documents ?? 0
      inUnits += postings?.units ?? 0
    }
    weights.set(stem, { document: idf(documents, inDocuments), unit: idf(units, inUnits) })
  }
  return { weights, averages: { documentWords: words / (documents || 1), unitWords: words / (units || 1) } }
}

/** Scores every document that has one of the stems. Linear in their postings. */
export function scoreSegment(
  segment: Segment,
  terms: SegmentTerms,
  sought: readonly Sought[],
  { weights, averages }: { weights: ReadonlyMap<string, Weight>; averages: Averages },
): Scores {
  const document = new Float32Array(segment.documents)
  const unit = new Float32Array(segment.documentOf.length)
  const title = new Float32Array(segment.documents)
  const titleHits = new Uint16Array(segment.documents)
  let whole = 0
  for (const { stem, times } of sought) {
    const weight = weights.get(stem) as Weight
    whole += weight.document
    const postings = terms.postings(stem)
    // A word that the query has twice counts more, but not twice as much.
    if (postings) addTerm(segment, postings, weight, (2 * times) / (times + 1), averages, document, unit)
    for (const at of terms.postings(titleTerm(stem))?.unitsWith ?? []) {
      const slot = segment.documentOf[at] as number
      title[slot] = (title[slot] as number) + weight.document
      titleHits[slot] = (titleHits[slot] as number) + 1
    }
  }
  for (let slot = 0; slot < title.length; slot++)
    if (titleHits[slot])
      title[slot] =
        ((title[slot] as number) / (whole || 1)) *
        (0.5 + (0.5 * (titleHits[slot] as number)) / (segment.titleWords[slot] || 1))
  return { document, unit, title, ...bestUnits(segment, unit) }
}

function addTerm(
  segment: Segment,
  { unitsWith, counts }: Postings,
  weight: Weight,
  times: number,
  averages: Averages,
  document: Float32Array,
  unit: Float32Array,
): void {
  const { documentOf, documentWords, unitWords } = segment
  const ofDocument = weight.document * times * (k1 + 1)
  const ofUnit = weight.unit * times * (k1 + 1)
  const [fixed, byDocument, byUnit] = [k1 * (1 - b), (k1 * b) / averages.documentWords, (k1 * b) / averages.unitWords]
  let slot = -1
  let inDocument = 0
  const close = () => {
    if (slot >= 0)
      document[slot] =
        (document[slot] as number) +
        (ofDocument * inDocument) / (inDocument + fixed + byDocument * (documentWords[slot] as number))
  }
  for (let at = 0; at < unitsWith.length; at++) {
    const place = unitsWith[at] as number
    const count = counts[at] as number
    unit[place] = (unit[place] as number) + (ofUnit * count) / (count + fixed + byUnit * (unitWords[place] as number))
    if (documentOf[place] !== slot) {
      close()
      slot = documentOf[place] as number
      inDocument = 0
    }
    inDocument += count
  }
  close()
}

function bestUnits({ firstUnit, documents }: Segment, unit: Float32Array): Pick<Scores, 'best' | 'bestUnit'> {
  const best = new Float32Array(documents)
  const bestUnit = new Int32Array(documents)
  for (let slot = 0; slot < documents; slot++) {
    const card = firstUnit[slot] as number
    const end = firstUnit[slot + 1] as number
    let place = end - card > 1 ? card + 1 : card
    let score = unit[place] as number
    for (let at = place + 1; at < end; at++)
      if ((unit[at] as number) > score) {
        score = unit[at] as number
        place = at
      }
    best[slot] = Math.max(score, unit[card] as number)
    bestUnit[slot] = place
  }
  return { best, bestUnit }
}
