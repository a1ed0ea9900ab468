import { layoutOf } from '../layout/layout.ts'
import { readable } from '../layout/readable.ts'
import { type Source, type Span, trimmed } from '../span/span.ts'
import { endsSentence } from './boundary.ts'

/** One sentence. Its span may cover a page break and what stands at the pages' edges; `text` leaves those out. */
export interface Sentence extends Span {
  /** As a person reads it: one line, single spaces, broken words made whole. */
  text: string
  /** Ordinal of its paragraph in the document, from 0. */
  paragraph: number
  /** Whether it stands in a table of contents or of authorities. */
  contents: boolean
}

// A stop, the quotes and brackets that close after it, perhaps a footnote's mark, then white space.
const candidate = /[.!?…]["'”’)\]»]{0,4}(?:\[\d{1,3}\]|\d{1,3}(?=\s+["“(]?\p{Lu}))?(?=\s|$|[“"](?=\p{Lu}))/gu
const opener = /[\s"'“‘([{«]/

/** The spans of the sentences in `text`, which is taken as one paragraph that starts at `offset`. */
const splitParagraph = (text: string, offset = 0): Span[] => {
  const spans: Span[] = []
  let from = 0
  for (const found of text.matchAll(candidate)) {
    const at = found.index
    let end = at + found[0].length
    // '12.5' is no sentence and a footnote's mark after it: a mark follows a word.
    if (/\d$/.test(found[0]) && !/[\p{L})\]”"’]/u.test(text[at - 1] ?? '')) continue
    let next = end
    while (next < text.length && opener.test(text[next] as string)) next++
    const isEnd =
      found[0].startsWith('.') || found[0].startsWith('…')
        ? endsSentence(text, from, at, next)
        : next >= text.length || !/[\p{Ll},;]/u.test(text[next] as string)
    if (!isEnd) continue
    // A closing quote set off by a space ('. . . .” Id.') belongs to what it closes.
    if (text[end] === ' ' && /[”’]/.test(text[end + 1] ?? '')) end += 2
    const span = trimmed(text, from, end)
    if (span.end > span.start) spans.push({ start: span.start + offset, end: span.end + offset })
    from = end
    while (from < text.length && /\s/.test(text[from] as string)) from++
  }
  const rest = trimmed(text, from, text.length)
  if (rest.end > rest.start) spans.push({ start: rest.start + offset, end: rest.end + offset })
  return spans
}

const kept = new WeakMap<Source, Sentence[]>()

/**
 * The sentences of a document, in order. Linear in the length of the text. Worked out once
 * for each source object. A sentence stays within its paragraph, which a page may break.
 */
export const sentencesOf = (source: Source): Sentence[] => {
  const before = kept.get(source)
  if (before) return before
  const { prose, paragraphs } = layoutOf(source)
  const sentences = paragraphs.flatMap((paragraph, ordinal) =>
    splitParagraph(prose.slice(paragraph.start, paragraph.end), paragraph.start).map((span) => ({
      ...span,
      text: readable(prose.slice(span.start, span.end)),
      paragraph: ordinal,
      contents: paragraph.contents,
    })),
  )
  kept.set(source, sentences)
  return sentences
}
