import type { Citation } from '../citations/citation.ts'
import { findCitations } from '../citations/find/find-citations.ts'
import { resolveCitations } from '../citations/resolve/resolve-citations.ts'
import { layoutOf } from '../layout/layout.ts'
import type { Source, Span } from '../span/span.ts'
import { blockQuotations } from './block-quotations.ts'
import { introducedBy } from './introduced.ts'

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
}

/** Fewer words are a term or a nickname, not a quotation. */
const fewest = 4
/** The furthest that a citation may begin after the words it is given for, in UTF-16 units. */
const reach = 220

/** The longest beginning of a sentence that is read before a quotation, in UTF-16 units. */
const leadInReach = 400

const marks: Record<string, string> = { '“': '”', '"': '"', '«': '»', '‘': '’', '`': "'", '<': '>' }
/** These quote where they stand twice: in the Federal Register, in LaTeX, and where a writer has no others. */
const twice = '‘`<'

/** Every quotation of a document, in order, each with its citation where one follows in its sentence or the next. */
export function findQuotations(source: Source): Quotation[] {
  const layout = layoutOf(source)
  const { prose } = layout
  const citations = findCitations(prose)
  const resolved = resolveCitations(citations, prose)
  const blocks = blockQuotations(layout, citations)
  const spans = outside(quotedSpans(prose), blocks)
  let next = 0
  const authorityOf = (at: number): Citation | undefined => citations[resolved[at]?.authority ?? -1]
  const marked = spans.map((span, index): Quotation => {
    const quotation: Quotation = {
      ...span,
      words: source.text.slice(span.start + 1, span.end - 1),
      leadIn: prose.slice(Math.max(0, span.start - leadInReach), span.start),
    }
    // Words in a parenthetical belong to the citation whose parenthetical it is.
    while (next > 0 && (citations[next - 1]?.end ?? 0) > span.start) next--
    while (next < citations.length && (citations[next]?.end ?? 0) <= span.start) next++
    const limit = Math.min(span.end + reach, spans[index + 1]?.start ?? Number.POSITIVE_INFINITY)
    const at = whose(prose, citations, next, span, limit)
    const found = citations[at]
    if (!found) return quotation
    const full = authorityOf(at)
    return { ...quotation, citation: found, ...(full && { resolved: full }) }
  })
  const set = blocks.map(({ start, end, at }): Quotation => {
    const [citation, full] = [citations[at], authorityOf(at)]
    return {
      start,
      end,
      words: source.text.slice(start, end),
      leadIn: prose.slice(Math.max(0, start - leadInReach), start),
      isBlock: true,
      ...(citation && { citation }),
      ...(full && { resolved: full }),
    }
  })
  return [...marked, ...set].sort((one, other) => one.start - other.start)
}

/** Marks within a block quotation are another's words in it: it is compared whole. */
function outside(spans: readonly Span[], blocks: readonly Span[]): Span[] {
  let at = 0
  return spans.filter(({ start, end }) => {
    while (at < blocks.length && (blocks[at]?.end ?? 0) <= start) at++
    return end <= (blocks[at]?.start ?? Number.POSITIVE_INFINITY)
  })
}

/** The place of the citation that says whose words they are; -1: none does. */
function whose(prose: string, citations: readonly Citation[], next: number, span: Span, limit: number): number {
  const at = behindOwn(citations, next, span)
  const behind = citations[at]
  if (behind && behind.start < span.start && behind.end >= span.end) return at
  const isNear =
    behind && behind.start >= span.end && behind.start <= limit && !parted(prose.slice(span.end - 2, behind.start))
  if (isNear && adjoins.test(prose.slice(span.end, behind.start))) return at
  const before = introducedBy(prose, citations, next, span)
  return before === -1 && isNear ? at : before
}

/** Between words and the citation that is given for them. */
const adjoins = /^[\s.,;:’'”")(\]\d—–-]{0,12}$/

/** What is cited or called by its name within the quoted words is theirs: the first citation from `at` on behind it. */
function behindOwn(citations: readonly Citation[], at: number, { start, end }: Span): number {
  let behind = at
  while ((citations[behind]?.start ?? start) > start && (citations[behind]?.end ?? end + 1) <= end) behind++
  return behind
}

/** Another sentence, or another paragraph, stands between words and a citation: it is not given for them. */
const parted = (between: string): boolean =>
  /\n\s*\n/.test(between) || (between.match(/[.?!]["”]?\s+\p{Lu}\p{Ll}+\s+\p{Ll}+\s+\p{Ll}+/gu) ?? []).length > 0

/** Quoted words of some length, each from its opening to its closing mark; a mark that is not closed quotes nothing. */
export function quotedSpans(prose: string): Span[] {
  const spans: Span[] = []
  for (let at = 0; at < prose.length; at++) {
    const closing = marks[prose[at] ?? '']
    if (!closing || !opens(prose, at)) continue
    if (twice.includes(prose[at] ?? '') && prose[at - 1] !== prose[at]) continue
    const end = closingAt(prose, at, closing)
    if (end === -1) continue
    if (
      prose
        .slice(at + 1, end)
        .split(/\s+/)
        .filter(Boolean).length >= fewest
    )
      spans.push({ start: at, end: end + 1 })
    at = end
  }
  return spans
}

/** The longest quotation that is looked for, in UTF-16 units. */
const longest = 4000

function closingAt(prose: string, from: number, closing: string): number {
  const limit = Math.min(prose.length, from + longest)
  const isTwice = twice.includes(prose[from] ?? '')
  for (let at = from + 1; at < limit; at++) {
    // A straight mark before a word opens another quotation: this one was never closed.
    if (closing === '"' && prose[at] === '"' && opens(prose, at)) return -1
    if (prose[at] === closing && (!isTwice || prose[at + 1] === closing)) return at
    if (prose[at] === '\n' && /^\n\s*\n/.test(prose.slice(at, at + 40))) return -1
  }
  return -1
}

/** An opening mark stands before a word and not after one. */
const opens = (prose: string, at: number): boolean =>
  /[\p{L}\p{N}[(.…‘'$]/u.test(prose[at + 1] ?? '') && !/[\p{L}\p{N}.,;!?]/u.test(prose[at - 1] ?? '')
