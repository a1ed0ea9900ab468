import type { CheckedCitation } from './output.ts'

/** What stands beside a citation, in sentences: the writers' notes, and what it may be confused with. */
export const besideSaid = ({ editorsNotes: notes = [], alike = [] }: CheckedCitation): string[] => [
  ...notes.map((note) => `Note in the document: “${note}”`),
  ...alike.map(({ says }) => says),
]
