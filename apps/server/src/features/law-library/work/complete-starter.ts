import { join } from 'node:path'
import { completeCases } from '@casewright/library'
import { createHostQueue, type Fetch, type Pack, realClock } from '@casewright/publishers'
import { starterPlan } from '../completion/plan.ts'
import type { LawLibraryDeps } from '../deps.ts'
import type { PackProgress } from './progress.ts'

interface Completion {
  pack: Pack
  packs: readonly Pack[]
  fetch: Fetch
  /** Milliseconds between two requests to one host. */
  pause: number
  progress: PackProgress
  signal: AbortSignal
}

/** Fetches the texts of the starter set's cases that the library lacks, one after the other. @throws DownloadError */
export async function completeStarter(
  { db, library, places }: Pick<LawLibraryDeps, 'db' | 'library' | 'places'>,
  { pack, packs, fetch, pause, progress: { now }, signal }: Completion,
): Promise<void> {
  const { cases, held } = await starterPlan(db, packs)
  now.files = { done: held, of: held + cases.length }
  await completeCases(db, library, {
    cases,
    pack: pack.id,
    options: {
      folder: join(places.packFolder, pack.id),
      fetch,
      hosts: new Set(pack.hosts),
      inLine: createHostQueue(realClock, pause),
      signal,
      onWait(said) {
        now.at = said
      },
    },
    onCase(done, missing) {
      now.at = null
      now.files.done = held + done
      now.items = done - missing
      now.failures = missing
    },
  })
}
