import { reviewDocument } from '../review.ts'

/** The checks that find something in a text whose lines are its paragraphs. */
export const idsIn = (...paragraphs: string[]): string[] => {
  const text = paragraphs.join('\n\n')
  const blocks = [...text.matchAll(/[^\n]+/g)].map(({ index, 0: line }) => ({
    kind: 'paragraph' as const,
    start: index,
    end: index + line.length,
  }))
  return reviewDocument({ text, pages: [], blocks }).findings.map(({ check }) => check.id)
}
