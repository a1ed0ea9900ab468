/** A place in a plain text. */
export interface Span {
  start: number
  end: number
}

/** The longest of those that overlap, in their order. */
export function outermost<T extends Span>(spans: readonly T[]): T[] {
  const sorted = spans.toSorted((one, other) => one.start - other.start || other.end - one.end)
  const kept: T[] = []
  for (const span of sorted) {
    const last = kept.at(-1)
    if (!last || span.start >= last.end) kept.push(span)
    else if (span.end > last.end) kept[kept.length - 1] = { ...last, end: span.end }
  }
  return kept
}
