import type { Database } from '../../db/client.ts'
import { createLru } from '../index/lru.ts'
import { authoritiesOf } from '../store/find.ts'
import type { StoredAuthority } from '../types.ts'

const mostBytes = 16 * 1024 * 1024

/** Reads authorities by their works, keeping what was read until the library changes. */
export function createKnown(db: Database) {
  const make = () => createLru<StoredAuthority>(mostBytes, (one) => 600 + 2 * (one.holding?.length ?? 0))
  let kept = make()
  return {
    /** The library has changed. */
    forget(): void {
      kept = make()
    },
    async read(works: readonly number[]): Promise<Map<number, StoredAuthority>> {
      const found = new Map<number, StoredAuthority>()
      for (const work of works) {
        const known = kept.get(String(work))
        if (known) found.set(work, known)
      }
      const into = kept
      const missing = works.filter((work) => !found.has(work))
      for (const [work, one] of missing.length > 0 ? await authoritiesOf(db, missing) : []) {
        into.set(String(work), one)
        found.set(work, one)
      }
      return found
    },
  }
}

export type Known = ReturnType<typeof createKnown>
