import type { CitationCounts } from './count-looks.ts'
import type { Coverage } from './coverage.ts'

const flags = ['red', 'amber'] as const

/**
 * How the citations of a result look, as its coverage says. A result that was stored before looks were counted has the
 * statuses and the flags alone, and not which is whose: of the verified as many count as flagged as are flagged, so that
 * none whose authority does not stand is called verified; no other count is touched. Where a search found something as
 * well, the flags may be of that, and the counts stay as they were stored.
 * @returns undefined where no citation was checked
 */
export function looksOf({
  citations,
  looks,
  flagged,
  results,
}: Pick<Coverage, 'citations' | 'looks' | 'flagged' | 'results'>): CitationCounts | undefined {
  if (looks || !citations || results !== undefined) return looks ?? citations
  const { verified = 0, ...others } = citations
  const counts: CitationCounts = others
  let open = verified
  for (const flag of flags) {
    const taken = Math.min(open, flagged?.[flag] ?? 0)
    if (taken > 0) counts[flag] = taken
    open -= taken
  }
  return { ...counts, ...(open > 0 && { verified: open }) }
}
