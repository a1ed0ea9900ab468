import type { Found } from '../output.ts'

type Passage = NonNullable<Found['passage']>

/** A passage that begins or ends within a sentence, with the marks of an omission that a quotation has there. */
export function inContext({ text, marks }: Pick<Passage, 'text' | 'marks'>) {
  const before = /^[\p{Ll},;:)]/u.test(text) ? '… ' : ''
  const after = /[.?!]["”’')\]]*$/.test(text.trimEnd()) ? '' : ' …'
  return {
    anchor: { words: `${before}${text}${after}` },
    marks: marks.map(([from, to]): [number, number] => [from + before.length, to + before.length]),
  }
}
