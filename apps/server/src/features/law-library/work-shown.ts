import type { LawPackState, LawPackWork } from '@casewright/api'
import type { Pack } from '@casewright/publishers'
import type { LawPackRow } from './row.ts'

/** What is being done with packs, or was and did not come to its end. */
export const workOf = (rows: readonly LawPackRow[], packs: readonly Pack[]): LawPackWork[] =>
  rows
    .filter((row) => row.state !== 'held' && row.deed !== null)
    .map(({ id, deed, state, source, progress, problem, startedAt, touchedAt }) => ({
      pack: id,
      title: packs.find((pack) => pack.id === id)?.title ?? id,
      deed: deed ?? 'add',
      from: source,
      state: state as LawPackState,
      at: progress.at ?? null,
      progress: progress.progress ?? null,
      files: progress.files ?? { done: 0, of: 0 },
      download: progress.download ?? { bytes: 0, of: null },
      items: progress.items ?? 0,
      perSecond: progress.perSecond ?? null,
      left: progress.left ?? null,
      failures: progress.failures ?? 0,
      missing: progress.missing ?? [],
      problem,
      startedAt: startedAt.toISOString(),
      touchedAt: touchedAt.toISOString(),
    }))
