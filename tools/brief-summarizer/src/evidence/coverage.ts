import { type CitationStatus, type Coverage, type DocumentText, pagesRead } from '@casewright/core'
import type { CheckedCitations } from './check-citations.ts'

/** What was read of a document. A format without pages is read whole or not at all. */
export const pagesOf = (document: DocumentText): Partial<Coverage> =>
  document.pagesTotal > 0
    ? {
        pages: document.pagesTotal,
        pagesRead: pagesRead(document),
        unreadPages: document.pages.filter((page) => page.failed).map((page) => page.number),
        ocrPages: document.pages.filter((page) => page.ocr).map((page) => page.number),
      }
    : {}

export const wholeFile = (document: DocumentText): string[] =>
  document.pagesTotal === 0 ? ['Read the whole file. This kind of file has no fixed pages.'] : []

/** What was read, who was asked, what nobody checked. */
export const coverageOf = (
  document: DocumentText,
  basis: Coverage['basis'],
  note: string,
  { checks, asked, notes }: CheckedCitations,
): Coverage => ({
  basis,
  ...pagesOf(document),
  ...(asked.length > 0 && { sourcesAsked: asked }),
  citations: countsOf(checks.map(({ status }) => status)),
  notes: [
    ...wholeFile(document),
    note,
    ...(checks.length > 0 ? notes : ['No citation in full stands in the document.']),
  ],
})

const countsOf = (statuses: readonly CitationStatus[]): NonNullable<Coverage['citations']> => {
  const counts: NonNullable<Coverage['citations']> = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
