import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  createHostQueue,
  DownloadError,
  download,
  type Fetch,
  folderFetch,
  listedFiles,
  type Pack,
  type RemoteFile,
  realClock,
} from '@casewright/publishers'
import type { Database } from '../database.ts'
import { type ImportOutcome, importPath } from '../import/import-path.ts'
import type { Screen } from '../import/progress.ts'
import type { Library } from '../types.ts'

export interface PackRequest {
  pack: Pack
  /** A folder: the publication itself, or a mirror of publishers' addresses, with a folder for each host. */
  from: string
  /** Where files are kept while they are read. */
  folder: string
  rejectFolder: string
  screen: Screen
  signal: AbortSignal
}

export type PackOutcome = ImportOutcome & { missing: string[] }

/**
 * Adds a pack to the library, or brings it up to what the folder has now. What was held of it before stays until
 * everything was read, and what it no longer has is then taken away.
 * @throws Error with a sentence for who asked
 */
export async function addPack(db: Database, library: Library, request: PackRequest): Promise<PackOutcome> {
  const { pack, from, rejectFolder, screen } = request
  const folder = join(request.folder, pack.id)
  const named = { kind: pack.layout, name: pack.id, rejectFolder, screen }
  if (!pack.files && !pack.list) return { ...(await importPath(db, library, { ...named, path: from })), missing: [] }
  const missing = await fetchFiles(request, folderFetch(from), folder)
  const outcome = await importPath(db, library, { ...named, path: folder })
  await rm(folder, { recursive: true, force: true })
  return { ...outcome, missing }
}

/** @returns the names of files that the publisher lists and the folder lacks */
async function fetchFiles({ pack, screen, signal }: PackRequest, fetch: Fetch, folder: string): Promise<string[]> {
  const options = { folder, fetch, hosts: new Set(pack.hosts), inLine: createHostQueue(realClock, 0), signal }
  const files = [...(pack.files ?? [])] as RemoteFile[]
  if (pack.list) {
    const list = await download({ url: pack.list.url, name: 'list.json' }, options)
    files.push(...listedFiles(pack, JSON.parse(await readFile(list.path, 'utf8'))))
    await rm(list.path)
  }
  const missing: string[] = []
  for (const file of files)
    try {
      const { bytes } = await download(file, options)
      screen.write(`${file.name}: ${(bytes / 1e6).toFixed(1)} MB.\n`)
    } catch (error) {
      // Of a reporter a folder may hold some volumes.
      if (!pack.list || !(error instanceof DownloadError) || error.trouble !== 'refused') throw error
      missing.push(file.name)
    }
  if (missing.length === files.length) throw new Error(`The folder has no file of ${pack.title}.`)
  return missing
}
