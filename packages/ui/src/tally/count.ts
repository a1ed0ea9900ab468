export {
  type CitationCounts,
  type CitationLook,
  countLooks,
  countStatuses,
  totalOf,
  worstOf,
} from '@casewright/core/client'

/** From best to worst: the order in which the segments stand. */
export const inOrder = ['verified', 'amber', 'mismatch', 'ambiguous', 'not-found', 'red', 'unchecked'] as const
