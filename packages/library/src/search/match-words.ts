import type { LawQuery } from '@casewright/core'
import type { PostingsReader } from '../index/postings.ts'
import type { Segment } from '../index/segments.ts'
import { titleTerm } from '../index/terms.ts'
import type { AskedFor } from './asked.ts'
import { createFilter } from './filters.ts'
import { readTerms, type SegmentTerms } from './matching.ts'
import type { Matched } from './rank.ts'
import { type Sought, scoreSlots, type Weighed, weigh } from './score.ts'
import { both, type Slotset } from './sets.ts'
import type { Node } from './tree.ts'

/** Of the weight of a query's words, what a document must have to be looked at. */
const leastShare = 0.3
/** What the law's own word for something counts beside the word that was asked with. */
const ofMeaning = 0.75
const inScore = 0.45
/** Scored of each segment at most: those that have the most of the query. */
const mostScored = 4000

/**
 * The documents that have much of what is asked for, in the query's words or in the law's, scored.
 * @throws SegmentGone
 */
export async function matchWords(
  reader: PostingsReader,
  segments: readonly Segment[],
  asked: AskedFor,
  query: LawQuery,
  isLeft: (segment: Segment, slot: number) => boolean,
): Promise<{ matched: Matched[]; weighed: Weighed; whole: boolean }> {
  const sought = soughtFor(asked)
  const all: Node = { is: 'and', of: sought.map(({ stem }) => ({ is: 'word', stem })) }
  const terms = await readTerms(reader, segments, all, (stem) => [titleTerm(stem)])
  const weighed = weigh(segments, terms, sought)
  let whole = false
  let most = 0
  const shares = new Map<Segment, Shares>()
  for (const segment of segments) {
    const found = shareOf(segment, terms.get(segment) as SegmentTerms, asked, weighed)
    shares.set(segment, found)
    for (let slot = 0; slot < segment.documents; slot++)
      if (!segment.gone[slot] && (found.share[slot] as number) > most) most = found.share[slot] as number
  }
  // As much of it as any has, where none has enough: that is nearest.
  const least = Math.min(leastShare, Math.max(most - 1e-6, 1e-6))
  const matched = segments.map((segment): Matched => {
    const of = terms.get(segment) as SegmentTerms
    const passes = createFilter(segment, query)
    const { share, had } = shares.get(segment) as Shares
    const keeps = (slot: number) => !segment.gone[slot] && isLeft(segment, slot) && (!passes || passes(slot))
    const slots = mostOf(segment, share, least, keeps)
    whole ||= slots.some((slot) => had[slot] === asked.words.length)
    return { segment, slots, share, scores: scoreSlots(segment, of, sought, weighed, slots) }
  })
  return { matched, weighed, whole }
}

export function soughtFor({ words, meanings }: AskedFor): Sought[] {
  const factors = new Map<string, number>()
  for (const word of words) for (const stem of word) factors.set(stem, 1)
  for (const { said, terms } of meanings)
    for (const term of terms)
      for (const stem of term) {
        const factor = (inScore * Math.min(1, 0.5 + 0.25 * said.length)) / Math.sqrt(term.length)
        factors.set(stem, Math.max(factors.get(stem) ?? 0, factor))
      }
  return [...factors].map(([stem, factor]) => ({ stem, times: 1, factor }))
}

interface Shares {
  share: Float32Array
  had: Uint8Array
}

/** By slot, how much of the weight of the query a document has, and how many of its words as they were written. */
function shareOf(segment: Segment, terms: SegmentTerms, { words, meanings }: AskedFor, { weights }: Weighed): Shares {
  const share = new Float32Array(segment.documents)
  const had = new Uint8Array(segment.documents)
  const withAll = (stems: readonly string[]): Slotset =>
    stems.map((stem) => terms.postings(stem)?.slots ?? new Int32Array(0)).reduce(both)
  const meant = meanings.map(({ terms: of }) => of.map(withAll))
  const weigh = (word: readonly string[]) => word.reduce((sum, stem) => sum + (weights.get(stem)?.unit ?? 0), 0)
  const sum = words.reduce((whole, word) => whole + weigh(word), 0) || 1
  const having = new Float32Array(segment.documents)
  for (const word of words) {
    const weight = weigh(word) / sum
    having.fill(0)
    for (const [nth, { said }] of meanings.entries())
      if (word.some((stem) => said.includes(stem)))
        for (const slots of meant[nth] as Slotset[]) for (const slot of slots) having[slot] = ofMeaning
    for (const slot of withAll(word)) {
      having[slot] = 1
      had[slot] = (had[slot] as number) + 1
    }
    for (let slot = 0; slot < having.length; slot++)
      if (having[slot]) share[slot] = (share[slot] as number) + weight * (having[slot] as number)
  }
  return { share, had }
}

/** Those that have enough of it, and of many those with the most for their length. */
function mostOf({ firstUnit }: Segment, share: Float32Array, least: number, keeps: (slot: number) => boolean): Slotset {
  const found: number[] = []
  for (let slot = 0; slot < share.length; slot++)
    if ((share[slot] as number) > 0 && (share[slot] as number) >= least && keeps(slot)) found.push(slot)
  if (found.length <= mostScored) return Int32Array.from(found)
  const key = (slot: number) =>
    (share[slot] as number) - 0.04 * Math.log2((firstUnit[slot + 1] as number) - (firstUnit[slot] as number))
  const keys = Float32Array.from(found, key).sort()
  const lowest = keys[keys.length - mostScored] as number
  return Int32Array.from(found.filter((slot) => key(slot) >= lowest).slice(0, mostScored))
}
