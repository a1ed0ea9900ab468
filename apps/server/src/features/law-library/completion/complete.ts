import type { Database } from '../../../platform/db/client.ts'
import type { Actor } from '../../audit/index.ts'
import { askForPack } from '../ask.ts'
import { type Catalog, catalogOf } from '../catalog.ts'
import type { LawLibraryDeps, LawPlaces } from '../deps.ts'
import { inFolder } from '../in-folder.ts'
import { importOf, isOpen, packRow } from '../row.ts'
import { starterPlan, starterTexts } from './plan.ts'

type Deps = Pick<LawLibraryDeps, 'db' | 'places'>

/** Titles and rules in which authorities of the starter set are, and that can be had and are not held. */
export async function titlesToAdd(db: Database, places: LawPlaces, { packs: all }: Catalog) {
  const { packs } = await starterPlan(db, all)
  const isMissing = await Promise.all(
    packs.map(
      async ({ pack }) =>
        !(await importOf(db, pack.id)) && (!places.offline || (await inFolder(places.folder, pack)) !== undefined),
    ),
  )
  return packs.filter((_, at) => isMissing[at])
}

/** Adds the texts of the starter set's cases, then the titles and rules in which its other authorities are. */
export async function completeLibrary({ db, places }: Deps, actor: Actor): Promise<void> {
  const catalog = await catalogOf(places)
  const from = places.offline ? 'folder' : 'network'
  const titles = await titlesToAdd(db, places, catalog)
  await askForPack({ db, places }, actor, starterTexts, from)
  for (const { pack } of titles) {
    const row = await packRow(db, pack.id)
    if (!row || !isOpen(row.state)) await askForPack({ db, places }, actor, pack.id, from)
  }
}
