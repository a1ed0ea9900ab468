import type { CitationStatus } from './citation-check.ts'

/** How many citations have each status. */
export function countStatuses(statuses: Iterable<CitationStatus>): Partial<Record<CitationStatus, number>> {
  const counts: Partial<Record<CitationStatus, number>> = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
