import { reviewDocument } from '../../review.ts'

/** A text as a document, each of its lines a paragraph. */
export const documentOf = (text: string) => ({
  text,
  pages: [],
  blocks: [...text.matchAll(/[^\n]+/g)].map(({ index, 0: line }) => ({
    kind: 'paragraph' as const,
    start: index,
    end: index + line.length,
  })),
})

/** With which severity a text has the finding of a check; undefined where it has none. */
export const severityOf = (text: string, id: string): string | undefined =>
  reviewDocument(documentOf(text)).findings.find(({ check }) => check.id === id)?.check.severity
