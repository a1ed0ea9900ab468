import { firstFrom } from '../index/ascending.ts'
import type { Positions, Postings, PostingsReader } from '../index/postings.ts'
import { documentsWith } from '../index/segment.ts'
import type { Segment } from '../index/segments.ts'
import { paragraphTerm, sentenceTerm } from '../index/terms.ts'
import { createPlaces } from './places.ts'
import { both, either, type Slotset, setOf, without } from './sets.ts'
import { leaves, type Node } from './tree.ts'

const mostExpansions = 200
/** Of the stems that share three letters with a prefix. */
const mostLookedAt = 20_000

/** What is known of a query in one segment. */
export interface SegmentTerms {
  postings(term: string): Postings | undefined
  /** The terms that a prefix stands for. */
  expand(prefix: string): readonly string[]
}

/** The documents that match a node; `units` gets the unit of each in which a phrase or a connector was found. */
export type Match = (node: Node, units?: Int32Array) => Slotset

/**
 * Reads the postings that a tree needs of each segment, all in one go.
 * @throws SegmentGone
 */
export async function readTerms(
  reader: PostingsReader,
  segments: readonly Segment[],
  tree: Node,
  further: (stem: string) => readonly string[],
): Promise<Map<Segment, SegmentTerms>> {
  const stems = new Set<string>()
  const prefixes = new Set<string>()
  for (const leaf of leaves(tree)) {
    if (leaf.is === 'word') stems.add(leaf.stem)
    else if (leaf.is === 'phrase') for (const word of leaf.words) stems.add(word.stem)
    else if (leaf.is === 'prefix') prefixes.add(leaf.prefix)
  }
  const expansions = new Map<Segment, Map<string, string[]>>()
  for (const segment of segments) {
    const ofSegment = new Map<string, string[]>()
    for (const prefix of prefixes) ofSegment.set(prefix, await expand(reader, segment, prefix))
    expansions.set(segment, ofSegment)
  }
  const wanted = segments.flatMap((segment) => {
    const expanded = [...(expansions.get(segment)?.values() ?? [])].flat()
    const marks = hasPlaces(tree) ? [sentenceTerm, paragraphTerm] : []
    const terms = [...stems, ...expanded].flatMap((stem) => [stem, ...further(stem)])
    return [...terms, ...marks].map((term) => ({ segment, term }))
  })
  const found = await reader.read(wanted)
  return new Map(
    segments.map((segment) => [
      segment,
      {
        postings: (term: string) => found(segment, term),
        expand: (prefix: string) => expansions.get(segment)?.get(prefix) ?? [],
      },
    ]),
  )
}

/**
 * The stems of words that begin with a prefix. A stem may be shorter than the prefix, and end with another letter than
 * its words do there: 'neglig' is that of 'negligence', 'happi' that of 'happy'. Which words it has is looked at later.
 */
async function expand(reader: PostingsReader, segment: Segment, prefix: string): Promise<string[]> {
  const near = await reader.termsFrom(segment, prefix.slice(0, 3), mostLookedAt)
  return near
    .filter(
      (term) => term.startsWith(prefix) || (term.length <= prefix.length + 1 && prefix.startsWith(term.slice(0, -1))),
    )
    .slice(0, mostExpansions)
}

/** Whether positions decide who matches. */
export const hasPlaces = (node: Node): boolean => {
  if (node.is === 'and' || node.is === 'or') return node.of.some(hasPlaces)
  if (node.is === 'not') return hasPlaces(node.of)
  return node.is === 'phrase' || node.is === 'near'
}

/**
 * What tells which documents of a segment match. Positions are read here, and only where a phrase or a connector needs
 * them and every one of its words is in the segment.
 * @throws SegmentGone
 */
export async function createMatch(
  reader: PostingsReader,
  segment: Segment,
  terms: SegmentTerms,
  tree: Node,
): Promise<Match> {
  const positions = await readPositions(reader, segment, terms, tree)
  const placesIn = createPlaces(
    segment,
    (term) => {
      const [postings, places] = [terms.postings(term), positions.get(term)]
      return postings && places ? { postings, positions: places } : undefined
    },
    terms.expand,
  )
  const withTerm = (term: string): Slotset => terms.postings(term)?.slots ?? new Int32Array(0)
  /** The documents in which a stem stands as a word that begins with the prefix. */
  const withPrefix = (term: string, prefix: string): Slotset => {
    const postings = terms.postings(term)
    const places = positions.get(term)
    if (!postings || !places) return new Int32Array(0)
    const fits = places.forms.map((form) => form.startsWith(prefix))
    if (fits.every(Boolean)) return withTerm(term)
    const units = postings.unitsWith.filter((_, at) =>
      places.formOf.subarray(places.starts[at], places.starts[at + 1]).some((form) => fits[form]),
    )
    return documentsWith(units, segment.documentOf)
  }
  const all = () => setOf(new Uint8Array(segment.documents).fill(1))

  /** At least the documents that match: positions are not looked at. */
  const candidates = (node: Node): Slotset => {
    if (node.is === 'word') return withTerm(node.stem)
    if (node.is === 'prefix')
      return either(
        terms.expand(node.prefix).map((term) => withPrefix(term, node.prefix)),
        segment.documents,
      )
    if (node.is === 'phrase') return intersection(node.words.map((word) => withTerm(word.stem)))
    if (node.is === 'near') return both(candidates(node.left), candidates(node.right))
    if (node.is === 'or') return either(node.of.map(candidates), segment.documents)
    if (node.is === 'and') return intersection(node.of.map(candidates))
    return all()
  }
  const match: Match = (node, units) => {
    if (node.is === 'word' || node.is === 'prefix') return candidates(node)
    if (node.is === 'or')
      return either(
        node.of.map((one) => match(one, units)),
        segment.documents,
      )
    if (node.is === 'not') return without(all(), match(node.of))
    if (node.is === 'and') {
      const wanted = node.of.filter((one) => one.is !== 'not').map((one) => match(one, units))
      const found = wanted.length > 0 ? intersection(wanted) : all()
      return node.of.reduce((left, one) => (one.is === 'not' ? without(left, match(one.of)) : left), found)
    }
    return candidates(node).filter((slot) => {
      const [place] = placesIn(node, slot)
      if (place && units) units[slot] = unitAt(segment, slot, place.first)
      return place !== undefined
    })
  }
  return match
}

function intersection(sets: readonly Slotset[]): Slotset {
  const [first, ...rest] = [...sets].sort((one, other) => one.length - other.length)
  return rest.reduce(both, first ?? new Int32Array(0))
}

function unitAt({ firstUnit, wordsBefore }: Segment, slot: number, position: number): number {
  const ofDocument = wordsBefore.subarray(firstUnit[slot], firstUnit[slot + 1])
  return (firstUnit[slot] as number) + firstFrom(ofDocument, position + 1) - 1
}

async function readPositions(reader: PostingsReader, segment: Segment, terms: SegmentTerms, tree: Node) {
  const needed = new Set<string>()
  const visit = (node: Node, inNear: boolean): void => {
    if (node.is === 'word' && inNear) needed.add(node.stem)
    else if (node.is === 'prefix') for (const term of terms.expand(node.prefix)) needed.add(term)
    else if (node.is === 'phrase') for (const { stem } of node.words) needed.add(stem)
    else if (node.is === 'near') {
      visit(node.left, true)
      visit(node.right, true)
    } else if (node.is === 'not') visit(node.of, inNear)
    else if (node.is === 'and' || node.is === 'or') for (const one of node.of) visit(one, inNear)
  }
  visit(tree, false)
  const found = new Map<string, Positions>()
  if (needed.size === 0) return found
  // The marks are not read, and so not found, where no phrase or connector asks for them.
  for (const term of [...needed, sentenceTerm, paragraphTerm]) {
    const postings = terms.postings(term)
    if (postings) found.set(term, await reader.positions(segment, term, postings))
  }
  return found
}
