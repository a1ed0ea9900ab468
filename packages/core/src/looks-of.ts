import { type CitationCounts, type CitationLook, worstFirst } from './count-looks.ts'
import type { Coverage } from './coverage.ts'

const flags = ['red', 'amber'] as const

/**
 * How the citations of a result look, as its coverage says. A result that was stored before looks were counted has the
 * statuses and the flags alone, and not which is whose: as many as are flagged count as flagged and not as the best,
 * so that none whose authority does not stand is called verified.
 * @returns undefined where no citation was checked
 */
export function looksOf({
  citations,
  looks,
  flagged,
}: Pick<Coverage, 'citations' | 'looks' | 'flagged'>): CitationCounts | undefined {
  if (looks || !citations) return looks
  const counts: CitationCounts = { ...citations }
  for (const flag of flags) {
    let open = flagged?.[flag] ?? 0
    for (const look of betterThan(flag)) {
      const count = counts[look] ?? 0
      const taken = Math.min(open, count)
      if (taken === 0) continue
      open -= taken
      counts[flag] = (counts[flag] ?? 0) + taken
      counts[look] = count - taken
      if (counts[look] === 0) delete counts[look]
    }
  }
  return counts
}

/** The looks that are better than a flag, the best first; what is flagged already stays so. */
const betterThan = (flag: (typeof flags)[number]): CitationLook[] =>
  worstFirst.slice(worstFirst.indexOf(flag) + 1).toReversed()
