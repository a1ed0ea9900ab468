import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { completionLayout } from '@casewright/library'
import { type Pack, readCatalog } from '@casewright/publishers'
import type { LawPlaces } from './deps.ts'

/** The packs that there are, and which of them are the firm's own. */
export interface Catalog {
  packs: Pack[]
  own: ReadonlySet<string>
  /** Why the firm's catalog is left out, in a sentence. */
  problem: string | null
}

export async function catalogOf({ catalogFile }: Pick<LawPlaces, 'catalogFile'>): Promise<Catalog> {
  const text = await readFile(catalogFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  const shipped = readCatalog()
  if (text === undefined) return { packs: shipped, own: new Set(), problem: null }
  try {
    const packs = readCatalog(text)
    const isShipped = new Set(shipped.map((pack) => JSON.stringify(pack)))
    const own = packs.filter((pack) => !isShipped.has(JSON.stringify(pack))).map(({ id }) => id)
    return { packs, own: new Set(own), problem: null }
  } catch (error) {
    return { packs: shipped, own: new Set(), problem: error instanceof Error ? error.message : String(error) }
  }
}

export const packCalledOrNone = ({ packs }: Catalog, id: string): Pack | undefined => packs.find((one) => one.id === id)

/** Whether a publisher's address of the pack is known, so that it can be downloaded. */
export const hasAddress = (pack: Pack): boolean => Boolean(pack.list || pack.files?.length || isOfSingleCases(pack))

/** The texts of the starter set have addresses one by one, in the packs of their reporters. */
export const isOfSingleCases = ({ layout }: Pack): boolean => layout === completionLayout

/** Where a pack is in a folder that mirrors publishers' addresses; one without an address is in a folder of its own id. */
export function placeIn(folder: string, pack: Pack): string {
  const url = pack.list?.url ?? pack.files?.[0]?.url
  if (!url) return join(folder, (isOfSingleCases(pack) && pack.hosts?.[0]) || pack.id)
  const { hostname, pathname } = new URL(url)
  return join(folder, hostname, ...pathname.split('/').filter(Boolean).map(decodeURIComponent))
}

export const isIn = async (folder: string, pack: Pack): Promise<boolean> =>
  (await stat(placeIn(folder, pack)).catch(() => undefined)) !== undefined
