import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { newestInFolder, type Pack } from '@casewright/publishers'
import { hasAddress, isOfApi, isOfSingleCases } from './catalog.ts'

/** What a folder has of a pack. */
export interface FoundInFolder {
  /** The release that is there. */
  pack: Pack
  /** The folder named after the pack, if its files are there; undefined: the folder mirrors publishers' addresses. */
  own?: string
}

const isThere = async (path: string): Promise<boolean> => (await stat(path).catch(() => undefined)) !== undefined

/** A folder named after the pack counts before the mirrored addresses: somebody made it for this pack. */
export async function inFolder(folder: string, pack: Pack): Promise<FoundInFolder | undefined> {
  if (isOfApi(pack)) return undefined
  const own = join(folder, pack.id)
  if (!isOfSingleCases(pack) && (await isThere(own))) return { pack, own }
  if (pack.list || isOfSingleCases(pack)) return (await isThere(placeIn(folder, pack))) ? { pack } : undefined
  const newest = await newestInFolder(folder, pack)
  return newest && { pack: newest }
}

/** Where the files of a pack belong in a folder that mirrors publishers' addresses; without an address, in one of its own. */
export function placeIn(folder: string, pack: Pack): string {
  const url = pack.list?.url ?? pack.files?.[0]?.url
  if (url) {
    const { hostname, pathname } = new URL(url)
    return join(folder, hostname, ...pathname.split('/').filter(Boolean).map(decodeURIComponent))
  }
  return join(folder, (isOfSingleCases(pack) && pack.hosts?.[0]) || pack.id)
}

/** @throws Error with a sentence */
export async function foundIn(folder: string, pack: Pack, isNamed: boolean): Promise<FoundInFolder> {
  const found = await inFolder(folder, pack)
  if (found) return found
  // Who names a folder for a pack without an address means its files.
  if (isNamed && !hasAddress(pack)) return { pack, own: folder }
  throw new Error(`The folder does not contain this pack. Its files belong in ${placeIn(folder, pack)}.`)
}
