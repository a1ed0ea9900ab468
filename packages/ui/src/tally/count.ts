import type { CitationStatus, TreatmentFlag } from '@casewright/core/client'

export { countStatuses } from '@casewright/core/client'

/** As what a citation counts: its status, or the flag of its authority where that is worse. */
export type CitationLook = CitationStatus | TreatmentFlag['flag']
export type CitationCounts = Partial<Record<CitationLook, number>>

/** From best to worst: the order in which the segments stand. */
export const inOrder = ['verified', 'amber', 'mismatch', 'ambiguous', 'not-found', 'red', 'unchecked'] as const

const worstFirst = ['red', 'not-found', 'mismatch', 'amber', 'ambiguous', 'unchecked', 'verified'] as const

export const totalOf = (counts: CitationCounts): number =>
  inOrder.reduce((sum, status) => sum + (counts[status] ?? 0), 0)

interface Checked {
  status: CitationStatus
  treatment?: Pick<TreatmentFlag, 'flag'> | undefined
}

/** How many citations count as what: one of an authority that is no longer good law is never among the verified. */
export function countLooks(checks: readonly Checked[]): CitationCounts {
  const counts: CitationCounts = {}
  for (const { status, treatment } of checks) {
    const look = worstOf({ [status]: 1, ...(treatment && { [treatment.flag]: 1 }) }) ?? status
    counts[look] = (counts[look] ?? 0) + 1
  }
  return counts
}

/** The status that a person has to know of first; undefined where there is no citation. */
export const worstOf = (counts: CitationCounts): CitationLook | undefined =>
  worstFirst.find((status) => (counts[status] ?? 0) > 0)
