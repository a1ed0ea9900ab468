import type { SourceAsked } from '@casewright/core'
import type { SearchOutput } from '../output.ts'

const order = ['answered', 'skipped', 'error', 'timeout'] as const

/** Several questions to one source are one line: the worst outcome, and all the time. */
export function joinAsked(all: readonly SourceAsked[]): SourceAsked[] {
  return [...Map.groupBy(all, ({ source }) => source).values()].map((same) => {
    const worst = same.reduce((one, other) => (order.indexOf(other.outcome) > order.indexOf(one.outcome) ? other : one))
    return { ...worst, milliseconds: same.reduce((sum, { milliseconds = 0 }) => sum + milliseconds, 0) }
  })
}

/** Who was searched, and how much each found. */
export const foundBy = (asked: readonly SourceAsked[], counts: ReadonlyMap<string, number>): SearchOutput['sources'] =>
  joinAsked(asked).map(({ source, outcome, note }) => ({
    source,
    outcome,
    found: counts.get(source) ?? 0,
    ...(note && { note }),
  }))
