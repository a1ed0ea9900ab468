import type { LawProgress } from '../../../platform/db/schema.ts'

/** How long the rate of reading is looked back upon, in milliseconds. */
const lookBack = 20_000

/** What a pack is at, as it is shown and as it is written down. */
export function createPackProgress(kept: LawProgress) {
  const now: Required<LawProgress> = {
    at: null,
    progress: null,
    files: { done: 0, of: 0 },
    download: { bytes: 0, of: null },
    items: 0,
    perSecond: null,
    left: null,
    failures: 0,
    missing: kept.missing ?? [],
  }
  const seen: { at: number; items: number; share: number }[] = []
  return {
    now,
    /** @param share 0 to 1, as far as it is known */
    shown(share: number | null): LawProgress {
      now.progress = share
      const at = performance.now()
      seen.push({ at, items: now.items, share: share ?? 0 })
      while (seen.length > 2 && at - (seen[0]?.at ?? at) > lookBack) seen.shift()
      const first = seen[0]
      const seconds = first ? (at - first.at) / 1000 : 0
      const items = now.items - (first?.items ?? 0)
      const gained = (share ?? 0) - (first?.share ?? 0)
      now.perSecond = seconds > 1 && items > 0 ? Math.round(items / seconds) : null
      now.left = share !== null && seconds > 1 && gained > 0 ? Math.ceil(((1 - share) / gained) * seconds) : null
      return now
    },
  }
}

export type PackProgress = ReturnType<typeof createPackProgress>
