import type { PostingsReader } from '../index/postings.ts'
import type { Segment } from '../index/segments.ts'
import { titleTerm } from '../index/terms.ts'
import type { AskedFor } from './asked.ts'
import { readTerms, type SegmentTerms } from './matching.ts'
import type { Meant } from './meant.ts'
import type { Matched } from './rank.ts'
import { ofAsked, tellingOf } from './reading.ts'
import { type Sought, scoreSlots, type Weighed, weigh } from './score.ts'
import { both, either, type Slotset } from './sets.ts'
import type { Node } from './tree.ts'

/** Of the weight of a query's words, what a document must have to be looked at. */
const leastShare = 0.3
/** Where fewer documents have it, those that have most of it are looked at. */
const enough = 200
/** What the law's own word for something counts beside the word that was asked with. */
const ofMeaning = 0.75
const inScore = 0.45
/** What a word counts that only says of what aspect of a subject the law is wanted. */
const ofAspect = 0.4
/** What an abbreviation stands for is what was asked. */
const ofName = 0.8
/** Scored of each segment at most: those that have the most of the query. */
const mostScored = 4000

/**
 * The documents that have much of what is asked for, in the query's words or in the law's, or that mean much the same,
 * scored.
 * @param passes whether a document may be found
 * @throws SegmentGone
 */
export async function matchWords(
  reader: PostingsReader,
  segments: readonly Segment[],
  asked: AskedFor,
  passes: (segment: Segment, slot: number) => boolean,
  nearby: Promise<Meant | undefined>,
  named: ReadonlyMap<number, number> = new Map(),
): Promise<{ matched: Matched[]; weighed: Weighed; whole: boolean; meant: Meant | undefined }> {
  const sought = soughtFor(asked)
  const all: Node = { is: 'and', of: sought.map(({ stem }) => ({ is: 'word', stem })) }
  const terms = await readTerms(reader, segments, all, (stem) => [titleTerm(stem)])
  const plain = weigh(segments, terms, sought)
  const weighed = { ...plain, weights: lessened(plain.weights, asked.aside) }
  let whole = false
  const shares = new Map<Segment, Shares>()
  for (const segment of segments) {
    const found = shareOf(segment, terms.get(segment) as SegmentTerms, asked, weighed)
    shares.set(segment, found)
  }
  const meant = await nearby
  const least = Math.min(leastShare, shareOfFirst(enough, shares))
  const matched = segments.map((segment): Matched => {
    const of = terms.get(segment) as SegmentTerms
    const { share, had } = shares.get(segment) as Shares
    const having = mostOf(segment, share, least, (slot) => !segment.gone[slot] && passes(segment, slot))
    whole ||= having.some((slot) => had[slot] === asked.words.length)
    const near = meant?.slots.get(segment) ?? []
    const held = named.size > 0 ? slotsOf(segment, named, passes) : []
    const also = [near, held].filter(({ length }) => length > 0).map((slots) => Int32Array.from(slots))
    const slots = also.length > 0 ? either([having, ...also], segment.documents) : having
    return { segment, slots, share, scores: scoreSlots(segment, of, sought, weighed, slots) }
  })
  return { matched, weighed, whole, meant }
}

const lessened = (weights: Weighed['weights'], aside: ReadonlySet<string>): Weighed['weights'] =>
  new Map(
    [...weights].map(([stem, { document, unit }]) => {
      const factor = aside.has(stem) ? ofAspect : 1
      return [stem, { document: factor * document, unit: factor * unit }]
    }),
  )

export function soughtFor({ words, meanings }: AskedFor): Sought[] {
  const factors = new Map<string, number>()
  for (const word of words) for (const stem of word) factors.set(stem, 1)
  for (const { said, terms, isName } of meanings)
    for (const term of terms)
      for (const stem of term) {
        const factor = (isName ? ofName : inScore * Math.min(1, 0.5 + 0.25 * said.length)) / Math.sqrt(term.length)
        factors.set(stem, Math.max(factors.get(stem) ?? 0, factor))
      }
  return [...factors].map(([stem, factor]) => ({ stem, times: 1, factor }))
}

function slotsOf(
  segment: Segment,
  works: ReadonlyMap<number, number>,
  passes: (segment: Segment, slot: number) => boolean,
): number[] {
  const found: number[] = []
  for (let slot = 0; slot < segment.documents; slot++)
    if (works.has(segment.works[slot] as number) && !segment.gone[slot] && passes(segment, slot)) found.push(slot)
  return found
}

/** The share that the first so many documents have at least: where few have much of it, these are nearest. */
function shareOfFirst(count: number, shares: ReadonlyMap<Segment, Shares>): number {
  const steps = new Int32Array(101)
  for (const [{ gone }, { share }] of shares)
    for (let slot = 0; slot < share.length; slot++)
      if (share[slot] && !gone[slot]) {
        const step = Math.min(100, Math.floor((share[slot] as number) * 100))
        steps[step] = (steps[step] as number) + 1
      }
  for (let step = 100, found = 0; step > 0; step--) {
    found += steps[step] as number
    if (found >= count) return step / 100
  }
  return 1e-6
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
  const weightOf = (stem: string) => weights.get(stem)?.unit ?? 0
  const asked = new Set(words.flat())
  const meant = meanings.map(({ said, terms: of, isName }) =>
    of.map((term) => ({
      slots: withAll(term),
      counts: (isName ? 1 : ofMeaning) * tellingOf(of, term, weightOf) * ofAsked(asked, said, term),
    })),
  )
  const weigh = (word: readonly string[]) => word.reduce((sum, stem) => sum + weightOf(stem), 0)
  const sum = words.reduce((whole, word) => whole + weigh(word), 0) || 1
  const having = new Float32Array(segment.documents)
  for (const word of words) {
    const weight = weigh(word) / sum
    having.fill(0)
    for (const [nth, { said }] of meanings.entries())
      if (word.some((stem) => said.includes(stem)))
        for (const { slots, counts } of meant[nth] ?? [])
          for (const slot of slots) having[slot] = Math.max(having[slot] as number, counts)
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
