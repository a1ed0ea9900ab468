import { type Segment, slotOf } from '../index/segments.ts'
import type { Near, NearOptions, QueryVector } from '../vectors/nearest.ts'

/** What lies near a query in meaning. Measured in deviations from the usual, it is the same for every embedding model. */
export interface Meant {
  /** By segment, the documents among the nearest, which ascend. */
  slots: ReadonlyMap<Segment, readonly number[]>
  /** By the number of an authority among the nearest, its nearest unit, counted from its card. */
  units: ReadonlyMap<number, number>
  /**
   * How much nearer an authority is than others: 0 is usual, 1 as near as the nearest of a thousand by chance. Undefined
   * where it has no vector yet.
   */
  of(number: number): number | undefined
  embedded: number
  authorities: number
}

export interface Nearby {
  nearest(query: QueryVector, options: NearOptions): Promise<Near>
  /** Told why nothing near was found: words alone go on. */
  failed(error: unknown): void
}

/** What counts of the meaning of what has no vector: about as much as of others with its words. */
export const ofUnknown = 0.5

/** Units that are looked at: several are of one authority. */
const looked = 150
/** So many deviations the nearest of some thousand lies from the mean by chance. */
const outstanding = 4

/** @param keeps whether a document may be found */
export async function meantBy(
  { nearest, failed }: Nearby,
  vector: (() => Promise<QueryVector | undefined>) | undefined,
  segments: readonly Segment[],
  keeps: (segment: Segment, slot: number) => boolean,
): Promise<Meant | undefined> {
  const placeOf = (number: number): { segment: Segment; slot: number } | undefined => {
    for (const segment of segments) {
      const slot = slotOf(segment, number)
      if (slot >= 0 && !segment.gone[slot]) return { segment, slot }
    }
    return undefined
  }
  const accepts = (number: number) => {
    const place = placeOf(number)
    return place !== undefined && keeps(place.segment, place.slot)
  }
  try {
    const query = await vector?.()
    if (!query) return undefined
    const { units: near, usual, ofAuthority, embedded, authorities } = await nearest(query, { limit: looked, accepts })
    const units = new Map<number, number>()
    const scores = new Map<number, number>()
    const slots = new Map<Segment, number[]>()
    for (const { number, unit, score } of near) {
      const place = units.has(number) ? undefined : placeOf(number)
      if (!place) continue
      units.set(number, unit)
      scores.set(number, score)
      slots.set(place.segment, [...(slots.get(place.segment) ?? []), place.slot])
    }
    for (const of of slots.values()) of.sort((one, other) => one - other)
    const { mean, deviation } = usual
    return {
      slots,
      units,
      of: (number) => {
        const score = scores.get(number) ?? ofAuthority(number)
        return score === undefined || deviation === 0 ? undefined : (score - mean) / deviation / outstanding
      },
      embedded,
      authorities,
    }
  } catch (error) {
    failed(error)
    return undefined
  }
}
