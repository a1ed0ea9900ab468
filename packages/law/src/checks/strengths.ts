import type { CheckedDocument, Strength } from './check.ts'
import { contractStrengths } from './strong/contracts.ts'
import { paperStrengths } from './strong/papers.ts'

const strengthChecks = [...contractStrengths, ...paperStrengths]

/** What a document does well: clauses that are there and well made, with their places. */
export const strengthsOf = (document: CheckedDocument): Strength[] =>
  strengthChecks.flatMap(({ concerns, find, point, category, explanation }) => {
    if (!concerns.includes(document.concern)) return []
    const spans = find(document).map(({ start, end }) => ({ start, end }))
    return spans.length === 0 ? [] : [{ point, category, explanation, spans }]
  })
