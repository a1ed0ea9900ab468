import type { Anchor, DocumentText } from '@casewright/core'
import { anchorOf, citedIn, type Part } from '@casewright/law'

/** A citation as the document writes it, on one line, and where it stands first. */
export interface CitedInDocument {
  words: string
  anchor: Anchor
}

/** The citations of a document that is given in parts, each way of writing once, in the order of the text. */
export function citedByParts(document: DocumentText, id: string | undefined) {
  const found = new Map<string, CitedInDocument>()
  return {
    add({ source, offset }: Part): void {
      const { places, wanted } = citedIn(source)
      for (const { span, wanted: at, unresolved } of places) {
        const words = at === null || unresolved ? undefined : wanted[at]?.citation
        if (!words || found.has(words)) continue
        const place = { start: span.start + offset, end: span.end + offset }
        found.set(words, { words, anchor: anchorOf(document, place, { document: id }) })
      }
    },
    all: () => [...found.values()],
  }
}
