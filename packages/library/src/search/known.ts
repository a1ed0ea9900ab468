import { setTimeout as rest } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Database } from '../database.ts'
import type { Segment } from '../index/segments.ts'
import { authoritiesOf } from '../store/find.ts'
import type { StoredAuthority } from '../types.ts'
import { createPackedWorks } from './packed-works.ts'

/** What was used last, at most. Kept as text, an authority takes a third of what it takes as an object. */
const mostBytes = 6 * 1024 * 1024
/** Read ahead once the library has not changed for so long, up to so much, packed. */
const quietMilliseconds = 1000
const mostAhead = 24 * 1024 * 1024
const aheadAtOnce = 1000

/** In memory, with what a map takes for it: a character beyond Latin-1 makes each take two bytes. */
const sizeOf = (text: string, key: string) => text.length * (/[^\0-\xff]/.test(text) ? 2 : 1) + 100 + key.length

/** Reads authorities by their works, keeping what was read until the library changes. */
export function createKnown(db: Database, stopping: AbortSignal) {
  const make = () => new LRUCache<string, string>({ maxSize: mostBytes, sizeCalculation: sizeOf })
  let kept = make()
  let packed = createPackedWorks()
  let ahead: Promise<void> | undefined

  const load = async (works: readonly number[]): Promise<Map<number, StoredAuthority>> => {
    const into = kept
    const found = await authoritiesOf(db, works)
    for (const [work, one] of found) into.set(String(work), JSON.stringify(one))
    return found
  }
  const readAll = async (segments: readonly Segment[]): Promise<void> => {
    const into = packed
    await rest(quietMilliseconds, undefined, { signal: stopping, ref: false })
    const works = [...new Set(segments.flatMap((segment) => [...segment.works]))]
    for (let from = 0; from < works.length && into === packed && into.bytes() < mostAhead; from += aheadAtOnce) {
      stopping.throwIfAborted()
      const found = await authoritiesOf(db, works.slice(from, from + aheadAtOnce))
      into.add(new Map([...found].map(([work, one]) => [work, JSON.stringify(one)])))
    }
  }
  const keptOf = (work: number): string | undefined => {
    const known = kept.get(String(work))
    if (known !== undefined) return known
    const unpacked = packed.read(work)
    if (unpacked !== undefined) kept.set(String(work), unpacked)
    return unpacked
  }
  return {
    /** The library has changed. */
    forget(): void {
      kept = make()
      packed = createPackedWorks()
      ahead = undefined
    },
    /** Reads those of a library of moderate size ahead, so that results do not wait for the database. */
    readAhead(segments: readonly Segment[]): Promise<void> {
      ahead ??= readAll(segments)
      return ahead
    },
    async read(works: readonly number[]): Promise<Map<number, StoredAuthority>> {
      const found = new Map<number, StoredAuthority>()
      for (const work of works) {
        const known = keptOf(work)
        if (known) found.set(work, JSON.parse(known))
      }
      const missing = works.filter((work) => !found.has(work))
      for (const [work, one] of missing.length > 0 ? await load(missing) : []) found.set(work, one)
      return found
    },
  }
}

export type Known = ReturnType<typeof createKnown>
