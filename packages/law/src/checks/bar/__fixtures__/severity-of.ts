import { documentChecks } from '../../checks.ts'
import { reviewDocument } from '../../review.ts'
import { asks } from '../asks.ts'

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

/** With which severity a text is told the finding of a check; undefined where it has none. */
export const toldWith = (text: string, id: string): string | undefined => findingIn(text, id)?.check.severity

const findingIn = (text: string, id: string) =>
  reviewDocument(documentOf(text)).findings.find(({ check }) => check.id === id)

/**
 * The severity that the evidence of a finding bears; undefined where a text has none. A lawful term that is there, and is
 * asked about as it is usual, has its own.
 */
export const severityOf = (text: string, id: string): string | undefined => {
  const found = findingIn(text, id)
  const isUsual = found !== undefined && found.check.title === asks[id]?.title
  return isUsual ? documentChecks.find((check) => check.id === id)?.severity : found?.check.severity
}
