import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { apiLayout, completionLayout } from '@casewright/library'
import { type Pack, readCatalog, reporterList, reporterPacks } from '@casewright/publishers'
import type { LawPlaces } from './deps.ts'

/** The packs that there are, and which of them are the firm's own. */
export interface Catalog {
  packs: Pack[]
  own: ReadonlySet<string>
  /** Why the firm's catalog is left out, in a sentence. */
  problem: string | null
}

/** The packs that are shipped, the firm's own, and the reporters that the Caselaw Access Project lists. */
export async function catalogOf(places: Pick<LawPlaces, 'catalogFile' | 'reportersFile' | 'folder'>): Promise<Catalog> {
  const catalog = await ownAndShipped(places.catalogFile)
  const { hostname, pathname } = new URL(reporterList)
  const list = (await textOrNone(places.reportersFile)) ?? (await textOrNone(join(places.folder, hostname, pathname)))
  if (list === undefined) return catalog
  return { ...catalog, packs: [...catalog.packs, ...reporterPacks(list, catalog.packs)] }
}

async function ownAndShipped(catalogFile: string): Promise<Catalog> {
  const text = await textOrNone(catalogFile)
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

const textOrNone = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw error
  })

export const packCalledOrNone = ({ packs }: Catalog, id: string): Pack | undefined => packs.find((one) => one.id === id)

/** Whether a publisher's address of the pack is known, so that it can be downloaded. */
export const hasAddress = (pack: Pack): boolean =>
  Boolean(pack.list || pack.linked || pack.bucket || pack.files?.length || isOfSingleCases(pack) || isOfApi(pack))

/** The texts of the starter set have addresses one by one, in the packs of their reporters. */
export const isOfSingleCases = ({ layout }: Pack): boolean => layout === completionLayout

/** Read page by page from CourtListener's API, with a token: there are no files of it. */
export const isOfApi = ({ layout }: Pack): boolean => layout === apiLayout

/** Whether a pack can be had from its publisher: an API answers only with a token. */
export const canDownload = (pack: Pack, places: Pick<LawPlaces, 'offline' | 'courtListenerToken'>): boolean =>
  hasAddress(pack) && !places.offline && (!isOfApi(pack) || places.courtListenerToken !== undefined)
