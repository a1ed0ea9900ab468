import type { Citation } from '../citations/citation.ts'
import type { Span } from '../span/span.ts'
import { introducedBy } from './introduced.ts'

/** The place of the citation that says whose words they are; -1: none does. */
export function whose(prose: string, citations: readonly Citation[], next: number, span: Span, limit: number): number {
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
export const adjoins = /^[\s.,;:’'”")(\]\d—–-]{0,12}$/

/** What is cited or called by its name within the quoted words is theirs: the first citation from `at` on behind it. */
export function behindOwn(citations: readonly Citation[], at: number, { start, end }: Span): number {
  let behind = at
  while ((citations[behind]?.start ?? start) > start && (citations[behind]?.end ?? end + 1) <= end) behind++
  return behind
}

/** Another sentence, or another paragraph, stands between words and a citation: it is not given for them. */
export const parted = (between: string): boolean =>
  /\n\s*\n/.test(between) || (between.match(/[.?!]["”]?\s+\p{Lu}\p{Ll}+\s+\p{Ll}+\s+\p{Ll}+/gu) ?? []).length > 0
