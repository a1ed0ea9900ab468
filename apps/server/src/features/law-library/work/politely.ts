import { join } from 'node:path'
import { createHostQueue, type Fetch, type Pack, realClock } from '@casewright/publishers'
import type { LawLibraryDeps } from '../deps.ts'
import type { PackProgress } from './progress.ts'

/** What fetches a pack that is read piece by piece, and tells how far it is. */
export interface Piecewise {
  pack: Pack
  fetch: Fetch
  /** Milliseconds between two requests to one host. */
  pause: number
  progress: PackProgress
  signal: AbortSignal
}

/** One request at a time to a host of the pack, with a pause between two; what is waited for is shown. */
export function politely(
  { places }: Pick<LawLibraryDeps, 'places'>,
  { pack, fetch, pause, progress, signal }: Piecewise,
) {
  return {
    folder: join(places.packFolder, pack.id),
    fetch,
    hosts: new Set(pack.hosts),
    inLine: createHostQueue(realClock, pause),
    signal,
    onWait(said: string | null) {
      progress.now.at = said
    },
  }
}
