import type { Standing, StandingReason } from '@casewright/core'
import { courtOf } from '@casewright/law'
import type { StoredAuthority } from '../types.ts'

const ofLevel: Partial<Record<string, number>> = { last: 1, intermediate: 0.5 }

/** How high a case's court stands, from 0 to 1. */
export const courtLevel = ({ kind, court }: Pick<StoredAuthority, 'kind' | 'court'>): number =>
  (kind === 'case' && court && ofLevel[courtOf(court)?.level ?? '']) || 0

/** What of a result's relevance comes of its weight as an authority, by reason, and not of what it says. */
export type Weights = Record<StandingReason, number>

interface Weighed {
  relevance: number
  weights: Weights
}

/** For each of the ranked, in their order, what its weight did to its place. */
export function standingsOf(ranked: readonly Weighed[]): Standing[] {
  const reasons = Object.keys(ranked[0]?.weights ?? {}) as StandingReason[]
  const all = placesBy(ranked, ({ weights }) => reasons.reduce((sum, by) => sum + weights[by], 0))
  const without = reasons.map((by) => [by, placesBy(ranked, ({ weights }) => weights[by])] as const)
  return ranked.map((_, at) => ({
    place: all[at] as number,
    moved: without.flatMap(([by, places]) => {
      const moved = (places[at] as number) - at - 1
      return moved === 0 ? [] : [{ by, places: moved }]
    }),
  }))
}

/** The place of each, from 1, if this part of its relevance did not count. */
function placesBy<T extends Weighed>(ranked: readonly T[], part: (one: T) => number): number[] {
  const order = ranked
    .map((one, at) => ({ at, key: one.relevance - part(one) }))
    .sort((one, other) => other.key - one.key || one.at - other.at)
  const places: number[] = []
  for (const [place, { at }] of order.entries()) places[at] = place + 1
  return places
}
