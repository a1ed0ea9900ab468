import { overlaps } from '../span/span.ts'
import type { CheckedDocument, DocumentFinding, Strength } from './check.ts'
import { contractStrengths } from './strong/contracts.ts'
import { paperStrengths } from './strong/papers.ts'

const strengthChecks = [...contractStrengths, ...paperStrengths]

/**
 * What a document does well: clauses that are there and well made, with their places. What a finding of weight points
 * at is no strength: one of two orders of precedence, or the survival of what is not there.
 */
export const strengthsOf = (document: CheckedDocument, findings: readonly DocumentFinding[]): Strength[] => {
  const faults = findings.flatMap(({ check, hits }) => (check.severity === 'low' ? [] : hits))
  return strengthChecks.flatMap(({ concerns, find, point, category, explanation }) => {
    if (!concerns.includes(document.concern)) return []
    const spans = find(document)
      .filter((span) => !faults.some((fault) => overlaps(fault, span)))
      .map(({ start, end }) => ({ start, end }))
    return spans.length === 0 ? [] : [{ point, category, explanation, spans }]
  })
}
