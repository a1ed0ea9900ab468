import { layoutOf } from '../../../layout/layout.ts'
import { quotedSpans } from '../../../quotations/marks.ts'
import { overlaps, type Span } from '../../../span/span.ts'
import type { CheckedDocument } from '../../check.ts'
import { once } from '../../reading/once.ts'

/** Stands where words are left out: neither white space nor a letter, so that no phrase reaches across. */
const left = '\ufffc'

/** `text` with the given places made unreadable: the same length, the same lines, the same offsets. */
const without = (text: string, spans: readonly Span[]): string => {
  const parts: string[] = []
  let at = 0
  for (const { start, end } of [...spans].sort((one, other) => one.start - other.start)) {
    if (end <= at) continue
    const from = Math.max(at, start)
    parts.push(text.slice(at, from), text.slice(from, end).replace(/[^\n\f]/g, left))
    at = end
  }
  return parts.join('') + text.slice(at)
}

const contents = (document: CheckedDocument): Span[] =>
  layoutOf(document).paragraphs.filter((paragraph) => paragraph.contents)
const tables = ({ blocks }: CheckedDocument): Span[] => blocks.filter(({ kind }) => kind === 'table-row')

/** The prose without tables of contents: what stands on the document's own pages. */
export const ownPages = once((document) => without(layoutOf(document).prose, contents(document)))

/** The writer's own running words: without tables of contents, quotations of four words and more, and tables. */
export const ownWords = once((document) => {
  const { prose } = layoutOf(document)
  return without(prose, [...contents(document), ...quotedSpans(prose), ...tables(document)])
})

/** The writer's own words without footnotes: in a contract they are remarks on it, not a part of it. */
export const bodyWords = once((document) =>
  without(
    ownWords(document),
    document.blocks.filter(({ kind }) => kind === 'footnote'),
  ),
)

/** The sentences that are not entries of a table of contents or of a table. */
export const ownSentences = once((document) => {
  const rows = tables(document)
  let next = 0
  return document.sentences.filter((sentence) => {
    if (sentence.contents) return false
    while (next < rows.length && (rows[next]?.end ?? 0) <= sentence.start) next++
    const row = rows[next]
    return !row || !overlaps(row, sentence)
  })
})
