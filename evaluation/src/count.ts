import { type CitationStatus, citationStatuses } from '@casewright/core'
import type { Outcome } from './measure.ts'
import { type Kind, kinds } from './question.ts'

/** What the questions of one kind, or all of them, came to. All are counts; shares are for who reads them. */
export interface Counts {
  questions: number
  failed: number
  /** Questions that expect an authority, and how many of them have one of theirs among the first 1, 5 and 10. */
  expecting: number
  hits: Record<1 | 5 | 10, number>
  /** Authorities that are expected in all, and how many of them are shown. */
  authorities: { expected: number; shown: number }
  /** Questions whose rightness can be told, and how many are right. */
  judged: number
  right: number
  refused: number
  statuses: Record<CitationStatus, number>
  quoted: number
  altered: number
  held: number
  notHeld: number
  invented: number
  retiredUnsaid: number
}

export function countOf(outcomes: readonly Outcome[]): Counts {
  const verdicts = outcomes.flatMap(({ verdict }) => verdict ?? [])
  const sum = (of: (verdict: (typeof verdicts)[number]) => number) => verdicts.reduce((all, one) => all + of(one), 0)
  const expecting = verdicts.filter(({ expected }) => expected > 0)
  const within = (place: number) => expecting.filter(({ rank }) => rank !== null && rank <= place).length
  return {
    questions: outcomes.length,
    failed: outcomes.length - verdicts.length,
    expecting: expecting.length,
    hits: { 1: within(1), 5: within(5), 10: within(10) },
    authorities: { expected: sum(({ expected }) => expected), shown: sum(({ shown }) => shown) },
    judged: verdicts.filter(({ right }) => right !== null).length,
    right: verdicts.filter(({ right }) => right).length,
    refused: verdicts.filter(({ refused }) => refused).length,
    statuses: Object.fromEntries(
      citationStatuses.map((status) => [status, sum(({ statuses }) => statuses[status] ?? 0)]),
    ) as Counts['statuses'],
    quoted: sum(({ quoted }) => quoted),
    altered: sum(({ altered }) => altered.length),
    held: sum(({ held }) => held),
    notHeld: sum(({ notHeld }) => notHeld),
    invented: sum(({ invented }) => invented.length),
    retiredUnsaid: sum(({ retiredUnsaid }) => retiredUnsaid.length),
  }
}

/** The counts of each kind of question. */
export const countsByKind = (outcomes: readonly Outcome[]): Record<Kind, Counts> =>
  Object.fromEntries(
    kinds.map((kind) => [kind, countOf(outcomes.filter(({ question }) => question.kind === kind))]),
  ) as Record<Kind, Counts>

/** The value below which such a share of the values lies; not a number where there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
