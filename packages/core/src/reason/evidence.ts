import type { Anchor } from '../anchor.ts'
import type { PageSpan } from '../document-text.ts'

/** A text that a model may rest on: a document or an authority. Offsets are UTF-16, into `text`. */
export interface Evidence {
  id: string
  kind: 'document' | 'authority'
  title: string
  text: string
  pages?: readonly PageSpan[]
}

/** The anchor of a place in a piece of evidence. */
export function anchorIn({ id, kind, text, pages = [] }: Evidence, start: number, end: number): Anchor {
  const page = pages.find((span) => start >= span.start && start <= span.end)?.number
  return { [kind]: id, start, end, ...(page && { page }), words: text.slice(start, end) }
}
