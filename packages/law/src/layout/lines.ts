import type { Span } from '../span/span.ts'
import { trimmed } from '../span/span.ts'

/** One line that has ink, without the white space around it. */
export interface Line extends Span {
  /** Columns of white space before the ink. */
  indent: number
  /** Empty lines above it, on its page. */
  gap: number
  /** Number of page breaks before it. */
  page: number
}

const breaks = /\r\n|[\n\r\f\v\u0085\u2028\u2029]/g
// EDGAR's plain-text filings mark pages so.
const pageTag = /^<PAGE>/

/** The lines of a text that have ink, in order. A form feed begins a new page. */
export const linesOf = (text: string): Line[] => {
  const lines: Line[] = []
  let page = 0
  let gap = 0
  const take = (from: number, to: number) => {
    const span = trimmed(text, from, to)
    if (span.start === span.end) {
      gap++
      return
    }
    if (pageTag.test(text.slice(span.start, span.start + 6))) page++
    lines.push({ ...span, indent: span.start - from, gap, page })
    gap = 0
  }
  let from = 0
  for (const found of text.matchAll(breaks)) {
    const blank = from === found.index
    if (!(blank && found[0] === '\f')) take(from, found.index)
    if (found[0] === '\f') {
      page++
      gap = 0
    }
    from = found.index + found[0].length
  }
  if (from < text.length) take(from, text.length)
  return lines
}
