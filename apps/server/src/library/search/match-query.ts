import type { LawQuery } from '@casewright/core'
import type { PostingsReader } from '../index/postings.ts'
import type { Segment } from '../index/segments.ts'
import { titleTerm } from '../index/terms.ts'
import { createFilter } from './filters.ts'
import { createMatch, type Match, readTerms, type SegmentTerms } from './matching.ts'
import type { Matched } from './rank.ts'
import { type Sought, scoreSegment, type Weight, weigh } from './score.ts'
import { either, type Slotset, setOf } from './sets.ts'
import { type Node, positive, type ReadQuery } from './tree.ts'

/** Fewer authorities than this that have every word, and those that have most of them are found too. */
const fewEnough = 10
/** Of the words of a query, the share of their weight that an authority must have then. */
const leastShare = 0.6

/**
 * The documents that match a query, scored.
 * @param isLeft whether a document is not left out
 * @throws SegmentGone
 */
export async function matchQuery(
  reader: PostingsReader,
  segments: readonly Segment[],
  read: ReadQuery & { tree: Node },
  query: LawQuery,
  isLeft: (segment: Segment, slot: number) => boolean,
): Promise<{ matched: Matched[]; problem?: string }> {
  const terms = await readTerms(reader, segments, read.tree, (stem) => [titleTerm(stem)])
  const sought = soughtIn(read, terms)
  const weighed = weigh(segments, terms, sought)
  const parts = segments.map((segment) => {
    const of = terms.get(segment) as SegmentTerms
    const passes = createFilter(segment, query)
    const keep = (slots: Slotset) =>
      slots.filter((slot) => !segment.gone[slot] && isLeft(segment, slot) && (!passes || passes(slot)))
    return { segment, of, keep, scores: scoreSegment(segment, of, sought, weighed) }
  })
  if (read.mode === 'text')
    return {
      matched: parts.map(({ segment, keep, scores }) => ({ segment, slots: keep(withScore(scores.document)), scores })),
    }
  const matches = new Map<Segment, Match>()
  for (const { segment, of } of parts) matches.set(segment, await createMatch(reader, segment, of, read.tree))
  const matched = parts.map(({ segment, keep, scores }): Matched => {
    const units = new Int32Array(segment.documents)
    return { segment, slots: keep((matches.get(segment) as Match)(read.tree, units)), scores, units }
  })
  const found = matched.reduce((count, { slots }) => count + slots.length, 0)
  if (read.mode === 'terms' || read.tree.is !== 'and' || found >= fewEnough) return { matched }
  const wider = haveMost(read.tree.of, parts, matches, weighed.weights)
  const more = wider.reduce((count, { slots }) => count + slots.length, 0)
  const problem =
    found === 0 && more > 0 ? 'No authority has all of these words. Shown are those that have most of them.' : undefined
  return { matched: wider, ...(problem ? { problem } : {}) }
}

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

function withScore(scores: Float32Array): Slotset {
  return setOf(Uint8Array.from(scores, (score) => (score > 0 ? 1 : 0)))
}

interface Part {
  segment: Segment
  keep(slots: Slotset): Slotset
  scores: Matched['scores']
}

/** The documents that have most of what is looked for, or as much of it as any has. */
function haveMost(
  wanted: readonly Node[],
  parts: readonly Part[],
  matches: ReadonlyMap<Segment, Match>,
  weights: ReadonlyMap<string, Weight>,
): Matched[] {
  const weightOf = (node: Node): number => {
    const stems = node.is === 'word' ? [node.stem] : node.is === 'phrase' ? node.words.map((word) => word.stem) : []
    return stems.reduce((sum, stem) => sum + (weights.get(stem)?.document ?? 0), 0)
  }
  const whole = wanted.reduce((sum, node) => sum + weightOf(node), 0) || 1
  let most = 0
  const shared = parts.map(({ segment, keep, scores }) => {
    const share = new Float32Array(segment.documents)
    const units = new Int32Array(segment.documents)
    const having = wanted.map((node) => {
      const slots = (matches.get(segment) as Match)(node, units)
      const weight = weightOf(node) / whole
      for (const slot of slots) share[slot] = (share[slot] as number) + weight
      return slots
    })
    const slots = keep(either(having, segment.documents))
    for (const slot of slots) most = Math.max(most, share[slot] as number)
    return { segment, slots, scores, share, units }
  })
  const least = Math.min(leastShare, most - 1e-6)
  return shared.map((one) => ({ ...one, slots: one.slots.filter((slot) => (one.share[slot] as number) >= least) }))
}
