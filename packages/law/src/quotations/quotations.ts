import type { Citation } from '../citations/citation.ts'
import { findCitations } from '../citations/find/find-citations.ts'
import { resolveCitations } from '../citations/resolve/resolve-citations.ts'
import { layoutOf } from '../layout/layout.ts'
import type { Source, Span } from '../span/span.ts'
import { blockQuotations } from './block-quotations.ts'
import { briefQuotations } from './brief-quotations.ts'
import { quotedSpans } from './marks.ts'
import { ofLast } from './of-last.ts'
import { quotedFrom } from './quoted-from.ts'
import { singlyQuoted } from './single-marks.ts'
import { whose } from './whose.ts'

/** Words that a document quotes, with the citation that it ascribes them to. */
export interface Quotation extends Span {
  /** Without the outer quotation marks, as written. */
  words: string
  /** What stands before them, as far as a sentence may begin. */
  leadIn: string
  /** The citation that follows, in whose parenthetical the words stand, or that introduces them; of a short form, what it stands for too. */
  citation?: Citation
  /** The full citation that `citation` stands for; `citation` itself where it is full. Absent where it is not certain. */
  resolved?: Citation
  /** Set off as a paragraph of its own, without marks. */
  isBlock?: true
  /** Stands in single marks within another quotation, which is given as 'quoting' its citation. */
  isNested?: true
}

/** The furthest that a citation may begin after the words it is given for, in UTF-16 units. */
const reach = 220

/** The longest beginning of a sentence that is read before a quotation, in UTF-16 units. */
const leadInReach = 400

/** Every quotation of a document, in order, each with its citation where one follows in its sentence or the next. */
export function findQuotations(source: Source): Quotation[] {
  const layout = layoutOf(source)
  const { prose } = layout
  const citations = findCitations(prose)
  const resolved = resolveCitations(citations, prose)
  const blocks = blockQuotations(layout, citations)
  const doubles = quotedSpans(prose)
  const spans = outside([...doubles, ...singlyBetween(prose, doubles)].sort(byStart), blocks)
  const quotation = ({ start, end }: Span, at: number): Quotation => {
    const [citation, full] = [citations[at], citations[resolved[at]?.authority ?? -1]]
    return {
      start,
      end,
      words: source.text.slice(start + 1, end - 1),
      leadIn: prose.slice(Math.max(0, start - leadInReach), start),
      ...(citation && { citation }),
      ...(citation && full && { resolved: full }),
    }
  }
  let next = 0
  const marked = spans.flatMap((span, index): Quotation[] => {
    // Words in a parenthetical belong to the citation whose parenthetical it is.
    while (next > 0 && (citations[next - 1]?.end ?? 0) > span.start) next--
    while (next < citations.length && (citations[next]?.end ?? 0) <= span.start) next++
    const limit = Math.min(span.end + reach, spans[index + 1]?.start ?? Number.POSITIVE_INFINITY)
    const own = whose(prose, citations, next, span, limit)
    const at = own === -1 ? ofLast(prose, citations, next, spans, index) : own
    const isSingle = isSingleMark(prose, span)
    // Of single marks nobody knows whether they quote, unless somebody is cited for the words.
    if (isSingle && !citations[at]) return []
    const inner = isSingle ? null : quotedFrom(prose, citations, at, span)
    return [quotation(span, at), ...(inner ? [{ ...quotation(inner.span, inner.at), isNested: true as const }] : [])]
  })
  const set = blocks.map(
    ({ at, ...span }): Quotation => ({
      ...quotation(span, at),
      words: source.text.slice(span.start, span.end),
      isBlock: true,
    }),
  )
  const brief = outside(
    briefQuotations(prose, citations).filter(({ isQuoted }) => isQuoted),
    blocks,
  ).map((span): Quotation => quotation(span, span.at))
  return [...marked, ...set, ...brief].sort(byStart)
}

const byStart = (one: Span, other: Span): number => one.start - other.start

const isSingleMark = (prose: string, { start }: Span): boolean => {
  const mark = prose[start] ?? ''
  return (mark === "'" || mark === '‘') && prose[start - 1] !== mark
}

/** Words in single marks that stand in no others. */
function singlyBetween(prose: string, doubles: readonly Span[]): Span[] {
  let start = 0
  return [...doubles, { start: prose.length, end: prose.length }].flatMap((span) => {
    const found = singlyQuoted(prose, { start, end: span.start })
    start = span.end
    return found
  })
}

/** Marks within a block quotation are another's words in it: it is compared whole. */
function outside<T extends Span>(spans: readonly T[], blocks: readonly Span[]): T[] {
  let at = 0
  return spans.filter(({ start, end }) => {
    while (at < blocks.length && (blocks[at]?.end ?? 0) <= start) at++
    return end <= (blocks[at]?.start ?? Number.POSITIVE_INFINITY)
  })
}
