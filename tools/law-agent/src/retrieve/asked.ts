import type { SourceAsked } from '@casewright/core'

const worstFirst = ['error', 'timeout', 'answered', 'skipped'] as const

/** Who was asked, each source once: what failed once is told, else that it answered. */
export function joinAsked(asked: readonly SourceAsked[]): SourceAsked[] {
  const bySource = Map.groupBy(asked, ({ source }) => source)
  return [...bySource.values()].map((same) => {
    const [worst] = same.toSorted(
      (one, other) => worstFirst.indexOf(one.outcome) - worstFirst.indexOf(other.outcome),
    ) as [SourceAsked]
    if (worst.outcome === 'answered') return { source: worst.source, outcome: 'answered' }
    const answered = same.filter(({ outcome }) => outcome === 'answered').length
    const note = worst.note ?? worst.outcome
    return answered > 0 ? { ...worst, note: `${note} It answered ${answered} of ${same.length} questions.` } : worst
  })
}
