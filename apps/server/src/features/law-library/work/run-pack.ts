import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { LawChange } from '@casewright/api'
import { newestRelease, type Pack } from '@casewright/publishers'
import { catalogOf, isOfApi, isOfSingleCases, packCalledOrNone } from '../catalog.ts'
import type { LawLibraryDeps } from '../deps.ts'
import { fetchOf } from '../fetch-of.ts'
import { type FoundInFolder, foundIn } from '../in-folder.ts'
import { pageReader } from '../read-page.ts'
import { importOf, type LawPackRow } from '../row.ts'
import { completeStarter } from './complete-starter.ts'
import { currentOf } from './current-of.ts'
import { packFiles } from './files.ts'
import { addFromApi } from './from-api.ts'
import { importInThread } from './import-in-thread.ts'
import { createPackProgress, type PackProgress } from './progress.ts'
import { removeLaw } from './remove-law.ts'
import { checkRoom } from './room.ts'
import type { ImportOutcome } from './thread-messages.ts'
import { follow } from './watch-row.ts'

export interface LawWorkDeps extends LawLibraryDeps {
  databaseUrl: string
  /** Milliseconds between two requests to one host. */
  pause?: number
  /** Tests: the way out, instead of the door. */
  fetch?: ReturnType<typeof fetchOf>
}

/**
 * Does what a pack waits for, up to its end or until it is paused, canceled or stopped. Whatever comes of it is in its row.
 * @param stopping this process ends: the row stays as it is, and the pack is taken up again
 */
export async function runPack(deps: LawWorkDeps, row: LawPackRow, stopping: AbortSignal): Promise<void> {
  const { db, library, places } = deps
  const catalog = await catalogOf(places)
  const pack = packCalledOrNone(catalog, row.id)
  const progress = createPackProgress(row.progress)
  await follow(db, row, progress, stopping, async (signal, step) => {
    if (row.deed === 'remove') {
      await removeLaw(db, library, row.id)
      await rm(join(places.packFolder, row.id), { recursive: true, force: true })
      return { removed: true }
    }
    if (!pack) throw new Error('The catalog no longer lists this pack. Cancel it, or put its entry back.')
    await checkRoom(places, pack)
    const fetch = deps.fetch ?? fetchOf(deps, pack, catalog, row)
    await step('downloading')
    if (isOfSingleCases(pack)) {
      const pause = row.source === 'folder' ? 0 : (deps.pause ?? 1000)
      await completeStarter(deps, { pack, packs: catalog.packs, fetch, pause, progress, signal })
      return { removed: false, values: { current: pack.current, newer: null, changed: null } }
    }
    if (isOfApi(pack)) {
      const outcome = await addFromApi(deps, { pack, fetch, pause: deps.pause ?? 1000, progress, signal })
      const current = await currentOf(db, { pack, importId: outcome.id, isOwn: false })
      const changed = row.deed === 'update' ? JSON.stringify(changeOf(row, current ?? 'Not stated', outcome)) : null
      return { removed: false, values: { current, newer: null, changed } }
    }
    const folder = row.source === 'folder' ? (row.folder ?? places.folder) : undefined
    const found = folder
      ? await foundIn(folder, pack, row.folder !== null)
      : { pack: await offered(pack, fetch, signal) }
    // Its publisher may say how long the files are only now.
    if (found.pack.bucket) await checkRoom(places, found.pack)
    const { outcome, files } = await take(deps, found, row, fetch, progress, signal, () => step('importing'))
    const current = await currentOf(db, {
      pack: found.pack,
      importId: outcome.id,
      isOwn: found.own !== undefined,
      ...(folder === undefined ? {} : { folder: found.own ?? folder }),
    })
    return {
      removed: false,
      values: {
        current,
        newer: null,
        changed: row.deed === 'update' ? JSON.stringify(changeOf(row, current ?? 'Not stated', outcome)) : null,
        files: JSON.stringify(files),
      },
    }
  })
}

/** The release that the publisher offers now. @throws Error with a sentence */
async function offered(pack: Pack, fetch: ReturnType<typeof fetchOf>, signal: AbortSignal): Promise<Pack> {
  const newest = await newestRelease(pack, pageReader(fetch, signal))
  if ((newest.linked || newest.bucket) && !newest.files)
    throw new Error(
      'The publisher’s page of downloads could not be read, or does not list this file. Try again later; nothing was changed.',
    )
  return newest
}

async function take(
  deps: LawWorkDeps,
  { pack, own: given }: FoundInFolder,
  row: LawPackRow,
  fetch: ReturnType<typeof fetchOf>,
  progress: PackProgress,
  signal: AbortSignal,
  importing: () => Promise<void>,
) {
  const { db, places, databaseUrl, pause = 1000 } = deps
  const { now } = progress
  const own = join(places.packFolder, pack.id)
  const onProgress = (items: number) => {
    now.items = items
  }
  const common = { databaseUrl, pack, rejectFolder: places.rejectFolder }
  if (given) {
    await importing()
    const folder = given
    const bring = async () => undefined
    const outcome = await importInThread({ ...common, files: [], folder }, { bring, onProgress, signal })
    return { outcome, files: [] }
  }
  const files = await packFiles({
    pack,
    folder: own,
    fetch,
    pause: row.source === 'folder' ? 0 : pause,
    progress,
    signal,
  })
  // A publication of few files is complete before anything of it is read; of a reporter each volume is read as it comes.
  if (!pack.list) for (const name of files.names) await files.bring(name)
  await checkRoom(
    places,
    { ...pack, disk: undefined },
    files.come.reduce((sum, file) => sum + file.bytes, 0),
  )
  await importing()
  const outcome = await importInThread(
    { ...common, files: files.names, folder: own },
    { bring: files.bring, onProgress, signal },
  )
  await rm(own, { recursive: true, force: true })
  now.failures = (await importOf(db, pack.id))?.rejected ?? 0
  return { outcome, files: files.come }
}

const changeOf = (row: LawPackRow, to: string, { added, updated, removed }: ImportOutcome): LawChange => ({
  from: row.current,
  to,
  added,
  changed: updated,
  removed,
  at: new Date().toISOString(),
})
