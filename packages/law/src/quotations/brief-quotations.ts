import type { Citation } from '../citations/citation.ts'
import type { Span } from '../span/span.ts'
import { fewest, quotedSpans } from './marks.ts'

/** A writer who says what was done to the words quotes, however few they are. */
const saysQuoted =
  /\b(?:cleaned up|(?:internal )?(?:quotation|quote) marks? omitted|emphasis (?:added|omitted|supplied|in (?:the )?original|original)|alterations? (?:omitted|adopted|added|in (?:the )?original)|brackets (?:omitted|in (?:the )?original)|ellips[ie]s omitted|quoting)\b/i
/** The furthest that the citation may begin behind the words, in UTF-16 units. */
const reach = 80

/** Two or three quoted words, which may be a term, whose citation says in parentheses that they are a quotation. */
export function briefQuotations(prose: string, citations: readonly Citation[]): Span[] {
  let next = 0
  return quotedSpans(prose, 2).filter((span) => {
    const words = prose
      .slice(span.start + 1, span.end - 1)
      .split(/\s+/)
      .filter(Boolean)
    if (words.length >= fewest) return false
    while (next < citations.length && (citations[next]?.start ?? 0) < span.end) next++
    const citation = citations[next]
    if (!citation || citation.start - span.end > reach) return false
    const between = prose.slice(span.end, citation.start)
    return (
      !/[“”"\n]|[.!?]\s+(?!(?:See|Id|In|Accord|Cf|E\.g)\b)\p{Lu}[\p{L}]+ \p{Ll}/u.test(between) &&
      'parentheticals' in citation &&
      citation.parentheticals.some(({ start, end }) => saysQuoted.test(prose.slice(start, end)))
    )
  })
}
