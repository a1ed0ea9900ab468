import { layoutOf } from '../layout/layout.ts'
import { readable } from '../layout/readable.ts'
import type { Source, Span } from '../span/span.ts'

export interface HeadLine extends Span {
  text: string
}

// What stands to the right of a caption's rule: 'JOHN DOE,      )   Case No. 1'.
const rule = /(?<!\s)(?:\s{2,}[)|§:\]].*|\s*[)|§\]]\s*)$/
const maxLines = 120

/**
 * The lines above the body: of a filing or an opinion its caption, of a letter its address.
 * They end where the first real paragraph begins.
 */
export const headLines = (source: Source): HeadLine[] => {
  const { prose, lines, paragraphs } = layoutOf(source)
  const body = paragraphs.find(
    ({ start, end, firstLine, lastLine }) =>
      (lastLine - firstLine >= 3 || end - start > 280) &&
      /\p{Ll}[.;]["”]?$/u.test(prose.slice(start, end)) &&
      end - start > 200,
  )
  // Counsel and judges may fill the first pages; the caption is above them.
  const limit = body ? body.start : (lines[maxLines]?.start ?? prose.length)
  return lines
    .filter((line) => line.start < limit)
    .slice(0, maxLines)
    .map(({ start, end }) => {
      const words = prose.slice(start, end).replace(/^[)|§\]]\s+/, '')
      const cut = words.replace(rule, '')
      return { start, end: start + cut.length, text: readable(cut) }
    })
}
