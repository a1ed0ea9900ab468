import { isSentenceHeading } from '../headings/run-in.ts'
import { titleCase } from '../headings/style.ts'
import { layoutOf } from '../layout/layout.ts'
import { readable } from '../layout/readable.ts'
import type { Source, Span } from '../span/span.ts'
import { type NumberStyle, readNumber, type SectionNumber } from './number.ts'

/** A numbered part of a document, with the parts under it. Its span takes in what stands under it. */
export interface Section extends Span {
  /** As written: '2.1', '(a)', 'ARTICLE IV'. */
  number: string
  heading?: string
  headingSpan?: Span
  /** Numbers from the outermost part to this one. */
  path: string[]
  children: Section[]
}

interface Open {
  style: NumberStyle
  depth: number
  ordinal: number
  section: Section
}

// 'Confidential Information. I agree' and 'TERM: This'
const runIn = /^([^.:;]{2,100}?(?<=[\p{L}\d)”"]{3}))(?:[.:]|\s[—–-])(?=\s|$)/u

/** The heading at `from`: all of a short paragraph, or the words before the first stop. */
const headingAt = (
  prose: string,
  from: number,
  end: number,
  inSentenceCase: boolean,
): { heading: string; headingSpan: Span } | null => {
  const rest = prose.slice(from, Math.min(end, from + 160))
  const short = end - from <= 120 && !/[.;,:]$/.test(rest.trimEnd())
  const words = runIn.exec(rest)?.[1] ?? (short ? rest : '')
  const heading = readable(words)
  if (!/\p{L}{2}/u.test(heading) || heading.split(' ').length > 14 || /^["“]/.test(heading)) return null
  const isPlain = inSentenceCase && words !== rest && isSentenceHeading(heading)
  if (titleCase(heading) < 0.6 && !isPlain) return null
  return { heading, headingSpan: { start: from, end: from + words.trimEnd().length } }
}

/** How many sections must open with a heading before one in sentence case is taken for one. */
const fewest = 3
/** Whether a paper heads its numbered sections with words before a stop, in one case or the other. */
const isHeadedThroughout = (prose: string, paragraphs: readonly { start: number; end: number; contents: boolean }[]) =>
  paragraphs.filter(({ start, end, contents }) => {
    if (contents) return false
    const length = readNumber(prose.slice(start, Math.min(end, start + 80)))[0]?.length
    const words = length && runIn.exec(prose.slice(start + length, Math.min(end, start + length + 160)))?.[1]
    return words && isSentenceHeading(readable(words))
  }).length >= fewest

/** How far a row may jump: sections of a code are left out and repealed, letters of a list are not. */
const leap = ({ style }: SectionNumber): number => (style === 'section' ? 10_000 : style === 'decimal' ? 20 : 2)

/** Where in the row of open sections a number fits; -1 where it fits nowhere. */
const placeOf = (open: readonly Open[], number: SectionNumber): number => {
  for (let i = open.length - 1; i >= 0; i--) {
    const row = open[i] as Open
    if (row.style !== number.style) continue
    if (row.depth === number.depth && number.ordinal > row.ordinal && number.ordinal <= row.ordinal + leap(number))
      return i
    // '2' after '1.4' and '1.1' after '1'.
    if (row.depth < number.depth) return i + 1
  }
  const outer = number.style === 'article' ? 0 : open.length
  if (number.style === 'section' && !open.some((row) => row.style === 'section'))
    return open.filter((row) => row.style === 'article').length
  if (number.ordinal === 1 || number.style === 'article' || number.depth > 1) return outer
  return -1
}

/** How well a reading goes on from the sections that are open: the next of a row beats a gap beats a new row. */
const fit = (open: readonly Open[], number: SectionNumber): number => {
  const place = placeOf(open, number)
  if (place === -1) return -1
  const row = open[place]
  if (!row || row.style !== number.style) return number.ordinal === 1 ? 1 : 0
  return number.ordinal === row.ordinal + 1 ? 3 : 0.5
}

/** The tree of the numbered sections of a document. Tables of contents are left out. */
export const findSections = (source: Source): Section[] => {
  const { prose, paragraphs } = layoutOf(source)
  const roots: Section[] = []
  const open: Open[] = []
  const close = (to: number, at: number) => {
    for (const row of open.splice(to)) row.section.end = at
  }
  let last = 0
  const inSentenceCase = isHeadedThroughout(prose, paragraphs)
  for (const { start, end, contents } of paragraphs) {
    if (contents) continue
    let from = start
    // '2. (a) The Tenant' opens two sections.
    for (let turn = 0; turn < 3; turn++) {
      const readings = readNumber(prose.slice(from, Math.min(end, from + 80)))
      // 'Section 5 of the Act provides' cites a section, it does not begin one.
      const after = prose.slice(from + (readings[0]?.length ?? 0), end)[0] ?? ''
      if (/^(?:section|article)$/.test(readings[0]?.style ?? '') && /[\p{Ll},;(]/u.test(after)) break
      const best = readings
        .map((number) => ({ number, score: fit(open, number) }))
        .sort((one, other) => other.score - one.score)[0]
      if (!best || best.score < 0) break
      const { number } = best
      const place = placeOf(open, number)
      // What the same line opened and now closes ends where the next number begins.
      close(place, turn === 0 ? last : from)
      const parent = open.at(-1)?.section
      const written = prose
        .slice(from, from + number.length)
        .trim()
        .replace(/(?:(?<![).:—–-])|(?<=\)[.:—–-]))[.:—–-]+$/, '')
      const found = headingAt(prose, from + number.length, end, inSentenceCase)
      const section: Section = {
        start: from,
        end,
        number: written,
        path: [...(parent?.path ?? []), written],
        children: [],
        ...found,
      }
      ;(parent?.children ?? roots).push(section)
      open.push({ style: number.style, depth: number.depth, ordinal: number.ordinal, section })
      from += number.length
    }
    last = end
  }
  close(0, last)
  return roots
}

/** The sections of a tree in the order of the text. */
export const flatten = (sections: readonly Section[]): Section[] =>
  sections.flatMap((section) => [section, ...flatten(section.children)])
