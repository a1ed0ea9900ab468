import { headLines } from '../caption/head.ts'
import { kindOf } from '../kinds/kind-of.ts'
import { courtKinds } from '../kinds/sign.ts'
import { courtsOpinionAt } from '../opinions/courts-opinion.ts'
import type { Source, Span } from '../span/span.ts'
import type { Whole } from './scored.ts'

/** A stretch of a long document, as a source of its own whose offsets begin at 0. */
export interface Part {
  source: Source
  /** Where it begins in the whole. */
  offset: number
}

/** What of the end speaks for the kind of a document. */
const tail = 6_000
/** UTF-16 units within which a page or a line has to end, so that a part ends with it. */
const least = 0.5

const within = <T extends Span>(spans: readonly T[] = [], start: number, end: number): T[] =>
  spans
    .filter((span) => span.start < end && span.end > start)
    .map((span) => ({ ...span, start: Math.max(span.start, start) - start, end: Math.min(span.end, end) - start }))

/** A stretch of a source. One that is the whole is the source itself. */
export const partAt = (source: Source, start: number, end: number): Part =>
  start === 0 && end >= source.text.length
    ? { source, offset: 0 }
    : {
        source: {
          text: source.text.slice(start, end),
          pages: within(source.pages, start, end),
          blocks: within(source.blocks, start, end),
        },
        offset: start,
      }

/** Cuts a document after a page, a paragraph or a word, into parts of about so many UTF-16 units. */
export function* partsOf(source: Source, characters: number): Generator<Part> {
  const { text } = source
  for (let start = 0; start < text.length; ) {
    const limit = Math.min(text.length, start + characters)
    const end = limit === text.length ? limit : endBefore(text, start, limit)
    yield partAt(source, start, end)
    start = end
  }
}

const endBefore = (text: string, start: number, limit: number): number => {
  const earliest = start + (limit - start) * least
  const ends = ['\f', '\n\n', '\n', ' '].map((end) => text.lastIndexOf(end, limit - 1) + 1)
  return ends.find((end) => end > earliest) ?? limit
}

/**
 * What is known of a document as a whole, of which only the head and the end are looked at closely. Where an opinion
 * is longer than its head, its separate opinions are not looked for: all of it counts as the court's.
 */
export const wholeByHead = (source: Source, characters: number): Whole => {
  const { source: head } = partAt(source, 0, characters)
  const long = head !== source
  const ends = long
    ? { text: `${head.text}\n${source.text.slice(-tail)}`, pages: head.pages, blocks: head.blocks }
    : head
  const { kind } = kindOf(ends)
  const length = source.text.length
  return {
    kind,
    length,
    opinion: long ? { start: 0, end: length } : courtsOpinionAt(source),
    body: courtKinds.includes(kind) ? (headLines(head).at(-1)?.end ?? 0) : 0,
  }
}
