import type { Anchor } from '@casewright/core'
import { type Source, type Span, wordsAt } from './span.ts'

/** What the anchor is a place in: an uploaded document or an authority, by id. */
export interface Whose {
  document?: string
  authority?: string
}

/** Number of the page that holds `offset`; undefined where the text has no pages. */
export const pageAt = (pages: Source['pages'], offset: number): number | undefined => {
  if (!pages || pages.length === 0) return undefined
  let low = 0
  let high = pages.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    const page = pages[middle]
    if (page && page.start <= offset) low = middle
    else high = middle - 1
  }
  return pages[low]?.number
}

/** The core anchor of a span: its page is the page on which it starts. */
export const anchorOf = (source: Source, span: Span, whose: Whose = {}): Anchor => {
  const page = pageAt(source.pages, span.start)
  return { ...whose, start: span.start, end: span.end, ...(page ? { page } : {}), words: wordsAt(source, span) }
}
