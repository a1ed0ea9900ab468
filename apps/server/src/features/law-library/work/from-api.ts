import { rm } from 'node:fs/promises'
import { importFromApi } from '@casewright/library'
import type { LawLibraryDeps } from '../deps.ts'
import { type Piecewise, politely } from './politely.ts'

/** Adds a pack that is read page by page from an API. There is nothing to keep on disk between two pages. */
export async function addFromApi(deps: Pick<LawLibraryDeps, 'db' | 'library' | 'places'>, piecewise: Piecewise) {
  const { pack, progress } = piecewise
  const { now } = progress
  const options = politely(deps, piecewise)
  const outcome = await importFromApi(deps.db, deps.library, {
    pack,
    rejectFolder: deps.places.rejectFolder,
    options,
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
  await rm(options.folder, { recursive: true, force: true })
  now.failures = outcome.rejected
  return outcome
}
