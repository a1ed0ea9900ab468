import type { CheckedDocument, Strength } from './check.ts'

/** What a document does well: clauses that are there and well made, with their places. */
export const strengthsOf = (_document: CheckedDocument): Strength[] => []
