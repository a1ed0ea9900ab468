import type { Citation } from '../citations/citation.ts'
import type { Span } from '../span/span.ts'
import { singlyQuoted } from './single-marks.ts'

/** 'Doe, 5 F.3d at 7 (quoting Roe, 4 F.3d 1, 3)'; '(internal quotation marks omitted) (quoting'. */
const quoting = /\((?:\p{L}+ ){0,3}quoting(?: in part)?:?\s+(?:in turn\s+)?(?:\p{L}+ ){0,2}$/iu

/**
 * The one passage in single marks within a quotation, and the place of the citation that the citation of the quotation is
 * said to quote. Null: there is none, or there are several, of which nobody knows which one is quoted.
 * @param at the place of the quotation's own citation
 */
export function quotedFrom(
  prose: string,
  citations: readonly Citation[],
  at: number,
  { start, end }: Span,
): { span: Span; at: number } | null {
  const [own, inner] = [citations[at], citations[at + 1]]
  if (!own || !inner || own.start < end || inner.start < own.core.end) return null
  if (!quoting.test(prose.slice(own.core.end, inner.start))) return null
  const [only, ...others] = singlyQuoted(prose, { start: start + 1, end: end - 1 })
  return only && others.length === 0 ? { span: only, at: at + 1 } : null
}
