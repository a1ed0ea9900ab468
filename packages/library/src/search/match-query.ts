import type { PostingsReader } from '../index/postings.ts'
import type { Segment } from '../index/segments.ts'
import { titleTerm } from '../index/terms.ts'
import { createMatch, hasPlaces, type Match, readTerms, type SegmentTerms } from './matching.ts'
import type { Meant } from './meant.ts'
import type { Matched } from './rank.ts'
import { type Sought, scoreSlots, type Weight, weigh } from './score.ts'
import { either, type Slotset } from './sets.ts'
import { type Node, positive, type ReadQuery } from './tree.ts'

/** Fewer authorities than this that have every word, and those that have most of them are found too. */
const fewEnough = 10
/**
 * Of the words of a query, the share of their weight that an authority must have then. Below a half: of two words that
 * say about as much, one may be what the law says otherwise.
 */
const leastShare = 0.45

/**
 * The documents that match a query, scored.
 * @param passes whether a document may be found
 * @throws SegmentGone
 */
export async function matchQuery(
  reader: PostingsReader,
  segments: readonly Segment[],
  read: ReadQuery & { tree: Node },
  passes: (segment: Segment, slot: number) => boolean,
  nearby: Promise<Meant | undefined>,
): Promise<{ matched: Matched[]; problem?: string }> {
  const terms = await readTerms(reader, segments, read.tree, (stem) => [titleTerm(stem)])
  const sought = soughtIn(read, terms)
  const weighed = weigh(segments, terms, sought)
  const matches = new Map<Segment, Match>()
  const keeps = new Map<Segment, (slots: Slotset) => Slotset>()
  for (const segment of segments) {
    matches.set(segment, await createMatch(reader, segment, terms.get(segment) as SegmentTerms, read.tree))
    keeps.set(segment, (slots) => slots.filter((slot) => !segment.gone[slot] && passes(segment, slot)))
  }
  const meant = await nearby
  const found = segments.map((segment): Unscored => {
    const units = hasPlaces(read.tree) ? new Int32Array(segment.documents) : undefined
    const match = matches.get(segment) as Match
    const tree = read.mode === 'text' && read.tree.is === 'and' ? ({ is: 'or', of: read.tree.of } as const) : read.tree
    const having = (keeps.get(segment) as (slots: Slotset) => Slotset)(match(tree, units))
    const near = meant?.slots.get(segment)
    const slots = near ? either([having, Int32Array.from(near)], segment.documents) : having
    return { segment, slots, ...(units ? { units } : {}) }
  })
  const scored = (these: readonly Unscored[]): Matched[] =>
    these.map((one) => ({
      ...one,
      scores: scoreSlots(one.segment, terms.get(one.segment) as SegmentTerms, sought, weighed, one.slots),
    }))
  const count = (these: readonly Unscored[]) => these.reduce((sum, { slots }) => sum + slots.length, 0)
  if (read.mode !== 'words' || read.tree.is !== 'and' || count(found) >= fewEnough) return { matched: scored(found) }
  const wider = haveMost(read.tree.of, segments, matches, keeps, weighed.weights)
  const none = count(found) === 0 && count(wider) > 0
  return {
    matched: scored(wider),
    ...(none ? { problem: 'No authority contains all of these words. These contain most of them.' } : {}),
  }
}

type Unscored = Omit<Matched, 'scores'>

function soughtIn({ tree, times }: ReadQuery & { tree: Node }, terms: ReadonlyMap<Segment, SegmentTerms>): Sought[] {
  const stems = new Set<string>()
  for (const leaf of positive(tree)) {
    if (leaf.is === 'word') stems.add(leaf.stem)
    else if (leaf.is === 'phrase') for (const word of leaf.words) stems.add(word.stem)
    else if (leaf.is === 'prefix')
      for (const of of terms.values()) for (const term of of.expand(leaf.prefix)) stems.add(term)
  }
  return [...stems].map((stem) => ({ stem, times: times?.get(stem) ?? 1 }))
}

/** The documents that have most of what is looked for, or as much of it as any has. */
function haveMost(
  wanted: readonly Node[],
  segments: readonly Segment[],
  matches: ReadonlyMap<Segment, Match>,
  keeps: ReadonlyMap<Segment, (slots: Slotset) => Slotset>,
  weights: ReadonlyMap<string, Weight>,
): Unscored[] {
  const weightOf = (node: Node): number => {
    const stems = node.is === 'word' ? [node.stem] : node.is === 'phrase' ? node.words.map((word) => word.stem) : []
    return stems.reduce((sum, stem) => sum + (weights.get(stem)?.document ?? 0), 0)
  }
  const whole = wanted.reduce((sum, node) => sum + weightOf(node), 0) || 1
  let most = 0
  const shared = segments.map((segment) => {
    const share = new Float32Array(segment.documents)
    const units = new Int32Array(segment.documents)
    const having = wanted.map((node) => {
      const slots = (matches.get(segment) as Match)(node, units)
      const weight = weightOf(node) / whole
      for (const slot of slots) share[slot] = (share[slot] as number) + weight
      return slots
    })
    const slots = (keeps.get(segment) as (slots: Slotset) => Slotset)(either(having, segment.documents))
    for (const slot of slots) most = Math.max(most, share[slot] as number)
    return { segment, slots, share, units }
  })
  const least = Math.min(leastShare, most - 1e-6)
  return shared.map((one) => ({ ...one, slots: one.slots.filter((slot) => (one.share[slot] as number) >= least) }))
}
