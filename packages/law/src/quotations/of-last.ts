import type { Citation } from '../citations/citation.ts'
import type { Span } from '../span/span.ts'
import { adjoins } from './whose.ts'

/** The most quotations of one sentence that are read as of one citation. */
const most = 4
/** A few words of the writer's own between two quotations, without a stop, a number or a name with a period. */
const between = /^[\s,…’'”]{0,4}(?:[\p{L}’'-]{1,20}[\s,]{1,2}){0,8}$/u

/** What is quoted ends with its sentence: the next sentence has its own source. */
const ended = /[.?!]["”’]{1,2}$/

/**
 * The citation right behind the last of several quotations that one clause strings together: "“A” and “b.” Doe, 5 U.S.
 * at 7". @returns its place; -1: there is none
 */
export function ofLast(
  prose: string,
  citations: readonly Citation[],
  from: number,
  spans: readonly Span[],
  index: number,
): number {
  let last = index
  for (let next = spans[last + 1]; next && last < index + most; next = spans[last + 1]) {
    if (ended.test(prose.slice((spans[last]?.end ?? 0) - 3, spans[last]?.end))) break
    if (!between.test(prose.slice(spans[last]?.end ?? 0, Math.min(next.start, (spans[last]?.end ?? 0) + 200)))) break
    last++
  }
  const end = spans[last]?.end ?? 0
  if (last === index) return -1
  let at = from
  while (at < citations.length && (citations[at]?.start ?? 0) < end) at++
  const citation = citations[at]
  return citation && !isUnsure(prose, citation) && adjoins.test(prose.slice(end, citation.start).slice(0, 20)) ? at : -1
}

/** A name alone, or 'ibid.', which may be of a book or a report that is not read as a citation. */
const isUnsure = (prose: string, { kind, core }: Citation): boolean =>
  kind === 'reference' || (kind === 'id' && /^ibid/i.test(prose.slice(core.start, core.start + 4)))
