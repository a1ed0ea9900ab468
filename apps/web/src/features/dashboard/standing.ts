import type { HistoryItem } from '@casewright/api/client'
import { type CitationCounts, totalOf } from '@casewright/core/client'

/** What a row of the dashboard says of a result. */
export interface Standing {
  /** Absent: no citation was checked, and the result is one of a search. */
  cited?: CitationCounts
  /** How many a search found. Absent: it is none. */
  found?: number
  /** The worst that is known against what was found, in how many of whom: 'of those found', 'of the 20 shown'. */
  against?: { flag: 'red' | 'amber'; count: number; of: string }
}

/**
 * How the citations of a result stand; of a search also what it found, as that checks no citation, and what is known
 * against that. The counts of the citations tell of those that are cited.
 */
export function standingOf({
  citations = {},
  results,
  shown,
  flagged,
}: Pick<HistoryItem, 'citations' | 'results' | 'shown' | 'flagged'>): Standing {
  if (results === undefined) return { cited: citations }
  const found = shown === undefined ? 'of those found' : `of the ${shown} shown`
  const [against] = (['red', 'amber'] as const).flatMap((flag) => {
    const [of, either] = [flagged?.found[flag] ?? 0, flagged?.either[flag] ?? 0]
    return of > 0
      ? [{ flag, count: of, of: found }]
      : either > 0
        ? [{ flag, count: either, of: 'of those cited or found' }]
        : []
  })
  return { ...(totalOf(citations) > 0 && { cited: citations }), found: results, ...(against && { against }) }
}
