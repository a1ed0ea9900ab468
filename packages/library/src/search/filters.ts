import type { LawQuery } from '@casewright/core'
import { dateBounds, isWithin } from '../index/dates.ts'
import type { Segment } from '../index/segments.ts'

/** Whether a document of a segment is what the filters ask for; undefined: there are none. */
export function createFilter(segment: Segment, query: LawQuery): ((slot: number) => boolean) | undefined {
  const tests: ((slot: number) => boolean)[] = []
  const oneOf = (column: Int32Array, names: readonly string[] | undefined) => {
    if (!names || names.length === 0) return
    const wanted = new Set(names.map((name) => segment.names.indexOf(name)).filter((ordinal) => ordinal > 0))
    tests.push((slot) => wanted.has(column[slot] as number))
  }
  oneOf(segment.kinds, query.kinds)
  oneOf(segment.courts, query.courts)
  oneOf(segment.jurisdictions, query.jurisdictions)
  const bounds = dateBounds(query.from, query.to)
  if (bounds) tests.push((slot) => isWithin(segment.dates[slot] as number, bounds))
  return tests.length > 0 ? (slot) => tests.every((test) => test(slot)) : undefined
}
