import type { Source, Span } from '../span/span.ts'
import { contentsOf } from './contents.ts'
import { furnitureOf } from './furniture.ts'
import { lineNumbersOf } from './line-numbers.ts'
import { type Line, linesOf } from './lines.ts'
import { type Paragraph, paragraphsOf } from './paragraphs.ts'
import { readable } from './readable.ts'

/** How a text lies on its pages. */
export interface Layout {
  /** The text with furniture blanked out: the same length, the same offsets. */
  prose: string
  /** Lines of prose: furniture is left out, tables of contents are not. */
  lines: Line[]
  paragraphs: (Paragraph & { contents: boolean })[]
}

const blank = (text: string, spans: readonly Span[]): string => {
  const parts: string[] = []
  let at = 0
  for (const { start, end } of spans) {
    parts.push(text.slice(at, start), ' '.repeat(end - start))
    at = end
  }
  return parts.join('') + text.slice(at)
}

const kept = new WeakMap<Source, Layout>()

/** The layout of a source. Worked out once for each object, which must not change afterwards. */
export const layoutOf = (source: Source): Layout => {
  const before = kept.get(source)
  if (before) return before
  const text = blank(source.text, lineNumbersOf(source.text))
  const all = linesOf(text)
  const furniture = furnitureOf(text, all)
  const lines = all.filter((_, i) => !furniture[i])
  const contents = contentsOf(text, lines)
  const paragraphs = paragraphsOf({ ...source, text }, lines).map((paragraph) => ({
    ...paragraph,
    contents: contents[paragraph.firstLine] === true,
  }))
  const layout = {
    prose: blank(
      text,
      all.filter((_, i) => furniture[i]),
    ),
    lines,
    paragraphs,
  }
  kept.set(source, layout)
  return layout
}

/** The words of a place as a person reads them: one line, without what stands at the edges of pages. */
export const proseAt = (source: Source, { start, end }: Span): string =>
  readable(layoutOf(source).prose.slice(start, end))
