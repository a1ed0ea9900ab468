import { headingsOf } from '../../headings/headings.ts'
import { runInsOf } from '../../headings/run-in.ts'
import { findSections, flatten } from '../../sections/sections.ts'
import type { Span } from '../../span/span.ts'
import type { CheckedDocument } from '../check.ts'
import { once } from './once.ts'

/** A part of a paper under a heading, numbered or not. */
export interface HeadedPart extends Span {
  heading: string
  headingSpan: Span
}

/** Headings that stand on lines of their own, each with what follows it up to the next. */
const underLines = (document: CheckedDocument): HeadedPart[] => {
  const all = headingsOf(document)
  return all.map(({ start, end, text }, at) => ({
    start,
    end: all[at + 1]?.start ?? document.text.length,
    heading: text.replace(/^(?:[\dIVX]{1,5}|[A-Z])[.)]\s+/, ''),
    headingSpan: { start, end },
  }))
}

/** Every part with a heading: of a number, on a line of its own, or at the start of its paragraph. */
export const headedParts = once((document): readonly HeadedPart[] => {
  const numbered = flatten(findSections(document)).flatMap(({ start, end, heading, headingSpan }): HeadedPart[] =>
    heading && headingSpan ? [{ start, end, heading, headingSpan }] : [],
  )
  const known = new Set(numbered.map(({ headingSpan }) => headingSpan.start))
  const others = [...runInsOf(document), ...underLines(document)].filter(
    ({ start, headingSpan }) =>
      !known.has(headingSpan.start) && !numbered.some((one) => one.start <= start && start < one.headingSpan.end),
  )
  return [...numbered, ...others].toSorted((one, other) => one.start - other.start || other.end - one.end)
})

/** The heading over a place, of the innermost part; empty where there is none. */
export const headingOver = (document: CheckedDocument, at: number): string =>
  headedParts(document).findLast(({ start, end }) => start <= at && at < end)?.heading ?? ''
