import type { Citation } from '../citations/citation.ts'
import { findCitations } from '../citations/find/find-citations.ts'
import { resolveCitations } from '../citations/resolve/resolve-citations.ts'
import { layoutOf } from '../layout/layout.ts'
import type { Source, Span } from '../span/span.ts'

/** Words that a document quotes, with the citation that it ascribes them to. */
export interface Quotation extends Span {
  /** Without the outer quotation marks, as written. */
  words: string
  /** What stands before them, as far as a sentence may begin. */
  leadIn: string
  /** The citation that follows, or in whose parenthetical the words stand; of a short form, what it stands for too. */
  citation?: Citation
  /** The full citation that `citation` stands for; `citation` itself where it is full. Absent where it is not certain. */
  resolved?: Citation
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
  const { prose } = layoutOf(source)
  const citations = findCitations(prose)
  const resolved = resolveCitations(citations, prose)
  const spans = quotedSpans(prose)
  let next = 0
  return spans.map((span, index) => {
    const quotation: Quotation = {
      ...span,
      words: source.text.slice(span.start + 1, span.end - 1),
      leadIn: prose.slice(Math.max(0, span.start - leadInReach), span.start),
    }
    // Words in a parenthetical belong to the citation whose parenthetical it is.
    while (next > 0 && (citations[next - 1]?.end ?? 0) > span.start) next--
    while (next < citations.length && (citations[next]?.end ?? 0) <= span.start) next++
    const at = behindOwn(citations, next, span)
    const found = citations[at]
    if (!found) return quotation
    const inside = found.start < span.start && found.end >= span.end
    const limit = Math.min(span.end + reach, spans[index + 1]?.start ?? Number.POSITIVE_INFINITY)
    if (!inside && (found.start < span.end || found.start > limit || parted(prose.slice(span.end - 2, found.start))))
      return quotation
    const authority = resolved[at]?.authority ?? null
    const full = authority === null ? undefined : citations[authority]
    return { ...quotation, citation: found, ...(full && { resolved: full }) }
  })
}

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
