import type { Span } from '../span/span.ts'

/** Spans in order, without those that begin inside another; of two that begin together, the longer. */
export function apart(spans: readonly Span[]): Span[] {
  const ordered = spans.toSorted((one, other) => one.start - other.start || other.end - one.end)
  const kept: Span[] = []
  for (const span of ordered) if (span.start >= (kept.at(-1)?.end ?? 0)) kept.push(span)
  return kept
}

/** The spans that overlap none of `taken`. Both are in order, and those of `taken` do not overlap. */
export function outside(taken: readonly Span[], spans: readonly Span[]): Span[] {
  let next = 0
  return spans.filter(({ start, end }) => {
    while ((taken[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++
    return (taken[next]?.start ?? Number.POSITIVE_INFINITY) >= end
  })
}
