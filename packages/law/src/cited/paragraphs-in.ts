import { headingsOf } from '../headings/headings.ts'
import { layoutOf } from '../layout/layout.ts'
import type { Source, Span } from '../span/span.ts'

/** A paragraph of a document as it is shown. */
export interface ShownParagraph extends Span {
  /** Of a heading, 1 (outermost) to 6. */
  level?: number
  /** A line of a table of contents or of authorities. */
  isContents?: true
}

/** The paragraphs of a document in their order, without what stands at the edges of pages. */
export function paragraphsIn(source: Source): ShownParagraph[] {
  const levels = new Map(headingsOf(source).map(({ start, level }) => [start, level]))
  return layoutOf(source).paragraphs.map(({ start, end, contents }) => {
    const level = levels.get(start)
    return { start, end, ...(level && { level }), ...(contents && { isContents: true }) }
  })
}
