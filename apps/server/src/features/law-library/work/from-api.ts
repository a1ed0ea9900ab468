import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { importFromApi } from '@casewright/library'
import { createHostQueue, type Fetch, type Pack, realClock } from '@casewright/publishers'
import type { LawLibraryDeps } from '../deps.ts'
import type { PackProgress } from './progress.ts'

interface FromApi {
  pack: Pack
  fetch: Fetch
  /** Milliseconds between two requests. */
  pause: number
  progress: PackProgress
  signal: AbortSignal
}

/** Adds a pack that is read page by page from an API. There is nothing to keep on disk between two pages. */
export async function addFromApi(
  { db, library, places }: Pick<LawLibraryDeps, 'db' | 'library' | 'places'>,
  { pack, fetch, pause, progress: { now }, signal }: FromApi,
) {
  const folder = join(places.packFolder, pack.id)
  const outcome = await importFromApi(db, library, {
    pack,
    rejectFolder: places.rejectFolder,
    options: {
      folder,
      fetch,
      hosts: new Set(pack.hosts),
      inLine: createHostQueue(realClock, pause),
      signal,
      onWait(said) {
        now.at = said
      },
    },
    progress: {
      phase(name) {
        now.at = name
      },
      bytes: () => {},
      items(count) {
        now.items += count
      },
      end: () => {},
    },
  })
  await rm(folder, { recursive: true, force: true })
  now.failures = outcome.rejected
  return outcome
}
