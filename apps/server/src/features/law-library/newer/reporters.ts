import { rename, writeFile } from 'node:fs/promises'
import { type Fetch, reporterList, reporterPacks } from '@casewright/publishers'
import { type Catalog, packCalledOrNone } from '../catalog.ts'
import type { LawLibraryDeps } from '../deps.ts'
import { fetchOf } from '../fetch-of.ts'
import { pageReader } from '../read-page.ts'

type Deps = LawLibraryDeps & { fetch?: Fetch; stopping: AbortSignal }

/** Brings the list of the reporters that can be added. One that cannot be had, or is none, leaves the one before. */
export async function refreshReporters(deps: Deps, catalog: Catalog): Promise<void> {
  const pack = packCalledOrNone(catalog, 'cases-us')
  if (!pack || deps.stopping.aborted) return
  const fetch = deps.fetch ?? fetchOf(deps, pack, catalog, { source: 'network', folder: null })
  const list = await pageReader(fetch, deps.stopping)(reporterList)
  if (!list || reporterPacks(list, [pack]).length === 0) return
  const { reportersFile } = deps.places
  await writeFile(`${reportersFile}.new`, list)
  await rename(`${reportersFile}.new`, reportersFile)
}
