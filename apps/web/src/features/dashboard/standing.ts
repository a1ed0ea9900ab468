import type { HistoryItem } from '@casewright/api/client'
import { type CitationCounts, totalOf } from '@casewright/core/client'

/** What a row of the dashboard says of a result. */
export interface Standing {
  /** Absent: no citation was checked, and the result is one of a search. */
  cited?: CitationCounts
  /** How many a search found. Absent: it is none. */
  found?: number
  /** The worst that is known against what was found beside what is cited. */
  against?: { flag: 'red' | 'amber'; count: number }
}

/**
 * How the citations of a result stand; of a search also what it found, as that checks no citation, and what is known
 * against that. The counts of the citations tell of those that are cited.
 */
export function standingOf({
  citations = {},
  results,
  flagged,
}: Pick<HistoryItem, 'citations' | 'results' | 'flagged'>): Standing {
  if (results === undefined) return { cited: citations }
  const [against] = (['red', 'amber'] as const).flatMap((flag) => {
    const count = (flagged?.[flag] ?? 0) - (citations[flag] ?? 0)
    return count > 0 ? [{ flag, count }] : []
  })
  return { ...(totalOf(citations) > 0 && { cited: citations }), found: results, ...(against && { against }) }
}
