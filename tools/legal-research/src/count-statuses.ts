import type { CitationStatus } from '@casewright/core'

/** How many citations have each status. */
export function countStatuses(
  results: readonly { status: { status: CitationStatus } }[],
): Partial<Record<CitationStatus, number>> {
  const counts: Partial<Record<CitationStatus, number>> = {}
  for (const { status } of results) counts[status.status] = (counts[status.status] ?? 0) + 1
  return counts
}
