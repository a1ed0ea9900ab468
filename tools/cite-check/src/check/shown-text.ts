import { visibleText } from '@casewright/core'
import { pageAt, paragraphsIn, type Source } from '@casewright/law'
import { mostShown } from '../limits.ts'
import type { CheckedDocument } from '../output.ts'

/** The paragraphs that are shown, with the marks of the citations in their place. */
export function shownText(source: Source, marks: readonly { start: number }[]): CheckedDocument['content'] {
  const isCut = source.text.length > mostShown
  const starts = marks.map(({ start }) => start)
  let next = 0
  const paragraphs = paragraphsIn(source).flatMap(({ start, end, level }) => {
    while (next < starts.length && (starts[next] ?? 0) < start) next++
    const cites = next < starts.length && (starts[next] ?? 0) < end
    if (isCut && !cites) return []
    const page = pageAt(source.pages, start)
    return { start, text: source.text.slice(start, end), ...(level && { level }), ...(page && { page }) }
  })
  return { paragraphs: paragraphs.filter(({ text }) => visibleText(text).trim() !== ''), isCut }
}
