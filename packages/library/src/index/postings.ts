import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../database.ts'
import { countUpTo } from './ascending.ts'
import { documentsWith } from './segment.ts'
import type { Segment } from './segments.ts'
import { entriesOf, findEntries, readPositions, readUnits, type Term, type TermEntry } from './terms.ts'

/** A term in a segment, without its positions. */
export interface Postings extends TermEntry {
  unitsWith: Int32Array
  counts: Int32Array
  /** The documents that have it. */
  slots: Int32Array
}

/** Positions in the order of the units, and where those of each unit begin. */
export interface Positions extends Pick<Term, 'positions' | 'formOf' | 'forms'> {
  starts: Int32Array
}

/** Thrown when a segment was merged away while it was read: look again at which there are. */
export class SegmentGone extends Error {}

const mostBytes = 64 * 1024 * 1024
/** Of blocks as they are stored; a segment with fewer of them than half of this is read ahead whole. */
const mostBlockBytes = 64 * 1024 * 1024
const blocksAtOnce = 400

/** A term in a segment that is to be read; `prefix`: every term that begins so. */
export interface Wanted {
  segment: Segment
  term: string
}

/** The block that may have a term: the last one that does not begin behind it. -1: none. */
const blockOf = (directory: readonly string[], term: string): number => countUpTo(directory, term) - 1

/** What was used last, up to a number of bytes. */
const kept = <V extends object | string>(maxSize: number, sizeOf: (value: V) => number) =>
  new LRUCache<string, V>({ maxSize, sizeCalculation: (value, key) => sizeOf(value) + key.length })

/** Reads postings and positions, keeping what was used last. A segment never changes, so nothing kept grows stale. */
export function createPostingsReader(db: Database) {
  const terms = kept<Postings | 'none'>(mostBytes / 2, (one) =>
    one === 'none' ? 50 : one.units * 8 + one.documents * 4 + 300,
  )
  const stored = kept<Buffer>(mostBlockBytes, (block) => block.length + 100)
  const ahead = new Set<number>()
  const places = kept<Positions>(mostBytes / 2, (one) => (one.positions.length * 2 + one.starts.length) * 4 + 300)

  const fetchBlocks = async (part: 0 | 1, wanted: readonly (readonly [segment: number, number: number])[]) => {
    const blocks = new Map<string, Buffer>()
    const unread = new Map<string, readonly [segment: number, number: number]>()
    for (const one of wanted) {
      const key = one.join()
      const known = stored.get(`${part} ${key}`)
      if (known) blocks.set(key, known)
      else unread.set(key, one)
    }
    if (unread.size === 0) return blocks
    const [segments, numbers] = [[...unread.values()].map((one) => one[0]), [...unread.values()].map((one) => one[1])]
    const { rows } = await sql<{ segment: number; number: number; data: Buffer }>`
      select segment, number, data from unnest(${segments}::int[], ${numbers}::int[]) as wanted (segment, number)
      join library_block block using (segment, number) where block.part = ${part}`.execute(db)
    for (const { segment, number, data } of rows) {
      blocks.set(`${segment},${number}`, data)
      stored.set(`${part} ${segment},${number}`, data)
    }
    if (rows.length < unread.size) throw new SegmentGone()
    return blocks
  }

  return {
    /**
     * @returns the postings by segment and term, where there are any
     * @throws SegmentGone
     */
    async read(wanted: readonly Wanted[]): Promise<(segment: Segment, term: string) => Postings | undefined> {
      const found = new Map<string, Postings>()
      const missing: Wanted[] = []
      for (const one of wanted) {
        const key = `${one.segment.id} ${one.term}`
        const known = terms.get(key)
        if (known === undefined) missing.push(one)
        else if (known !== 'none') found.set(key, known)
      }
      const inBlocks = missing.map((one) => ({ ...one, block: blockOf(one.segment.directory, one.term) }))
      const blocks = await fetchBlocks(
        0,
        inBlocks.filter((one) => one.block >= 0).map((one) => [one.segment.id, one.block] as const),
      )
      for (const [place, group] of Map.groupBy(inBlocks, (one) => `${one.segment.id},${one.block}`)) {
        const { segment } = group[0] as Wanted
        const data = blocks.get(place)
        const entries = data && findEntries(data, new Set(group.map((one) => one.term)))
        for (const { term } of group) {
          const entry = entries?.get(term)
          if (!entry) terms.set(`${segment.id} ${term}`, 'none')
          else if (!found.has(`${segment.id} ${term}`)) {
            const { units, counts } = readUnits(data as Buffer, entry)
            const slots = documentsWith(units, segment.documentOf, entry.documents)
            const postings = { ...entry, unitsWith: units, counts, slots }
            terms.set(`${segment.id} ${term}`, postings)
            found.set(`${segment.id} ${term}`, postings)
          }
        }
      }
      return (segment, term) => found.get(`${segment.id} ${term}`)
    },

    /** Reads the postings of small segments ahead, so that the first to search does not wait for each block. */
    async readAhead(segments: readonly Segment[]): Promise<void> {
      for (const segment of segments) {
        if (ahead.has(segment.id)) continue
        ahead.add(segment.id)
        for (let from = 0, bytes = 0; from < segment.directory.length && bytes < mostBlockBytes / 2; ) {
          const numbers = Array.from(
            { length: Math.min(blocksAtOnce, segment.directory.length - from) },
            (_, nth) => from + nth,
          )
          const read = await fetchBlocks(
            0,
            numbers.map((number) => [segment.id, number] as const),
          )
          for (const block of read.values()) bytes += block.length
          from += numbers.length
        }
      }
      const now = new Set(segments.map((segment) => segment.id))
      for (const id of ahead) if (!now.has(id)) ahead.delete(id)
    },

    /** @throws SegmentGone */
    async positions(segment: Segment, term: string, postings: Postings): Promise<Positions> {
      const key = `${segment.id} ${term}`
      const known = places.get(key)
      if (known) return known
      const { block, offset } = postings.positions
      const blocks = await fetchBlocks(1, [[segment.id, block]])
      const read = readPositions(blocks.get(`${segment.id},${block}`) as Buffer, offset, postings.counts)
      const starts = new Int32Array(postings.counts.length + 1)
      for (let at = 0; at < postings.counts.length; at++)
        starts[at + 1] = (starts[at] as number) + (postings.counts[at] as number)
      const positions = { ...read, starts }
      places.set(key, positions)
      return positions
    },

    /**
     * The terms of a segment that begin with `prefix`, in order, at most `most` of them.
     * @throws SegmentGone
     */
    async termsFrom(segment: Segment, prefix: string, most: number): Promise<string[]> {
      const terms: string[] = []
      for (let block = Math.max(0, blockOf(segment.directory, prefix)); block < segment.directory.length; block++) {
        if (block > 0 && (segment.directory[block] as string) > `${prefix}\uffff`) break
        const blocks = await fetchBlocks(0, [[segment.id, block]])
        for (const [term] of entriesOf(blocks.get(`${segment.id},${block}`) as Buffer)) {
          if (term.startsWith(prefix)) terms.push(term)
          if (terms.length >= most) return terms
        }
      }
      return terms
    },
  }
}

export type PostingsReader = ReturnType<typeof createPostingsReader>
