import type { CitationStatus } from '@casewright/core/client'

export { countStatuses } from '@casewright/core/client'

export type CitationCounts = Partial<Record<CitationStatus, number>>

/** From best to worst: the order in which the segments stand. */
export const inOrder = ['verified', 'mismatch', 'ambiguous', 'not-found', 'unchecked'] as const

const worstFirst = ['not-found', 'mismatch', 'ambiguous', 'unchecked', 'verified'] as const

export const totalOf = (counts: CitationCounts): number =>
  inOrder.reduce((sum, status) => sum + (counts[status] ?? 0), 0)

/** The status that a person has to know of first; undefined where there is no citation. */
export const worstOf = (counts: CitationCounts): CitationStatus | undefined =>
  worstFirst.find((status) => (counts[status] ?? 0) > 0)
