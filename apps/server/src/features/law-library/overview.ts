import { stat } from 'node:fs/promises'
import type { LawLibrary, LawPack, LawPackFrom } from '@casewright/api'
import { countRead } from '@casewright/library'
import type { Pack } from '@casewright/publishers'
import { canDownload, catalogOf } from './catalog.ts'
import type { LawLibraryDeps, LawPlaces } from './deps.ts'
import { diskOf } from './disk.ts'
import { heldLaw } from './held/held-law.ts'
import { inFolder } from './in-folder.ts'
import { checkedAt } from './newer/checked.ts'
import { workOf } from './work-shown.ts'

/** What is held, what can be added and what is being done. */
export async function lawLibrary({ db, library, places }: Omit<LawLibraryDeps, 'egress' | 'log'>): Promise<LawLibrary> {
  const [{ packs, problem }, rows] = await Promise.all([
    catalogOf(places),
    db.selectFrom('lawPack').selectAll().orderBy('askedAt').execute(),
  ])
  const { held: all, authorities, bytes } = await heldLaw(db, library, packs, rows)
  // What is being added for the first time is listed as work until it is complete.
  const isArriving = new Set(rows.filter(({ deed }) => deed === 'add').map(({ id }) => id))
  const held = all.filter(({ pack }) => pack === null || !isArriving.has(pack))
  const isHeld = new Set(held.map((one) => one.pack))
  return {
    authorities,
    bytes,
    disk: await diskOf(places.packFolder),
    offline: places.offline,
    folder: { path: places.folder, present: (await stat(places.folder).catch(() => undefined)) !== undefined },
    held,
    packs: await Promise.all(packs.map((pack) => packShown(pack, isHeld.has(pack.id), places))),
    work: workOf(rows, packs),
    checkedAt: await checkedAt(db),
    catalogProblem: problem,
    readings: await countRead(db),
  }
}

async function packShown(pack: Pack, held: boolean, places: LawPlaces): Promise<LawPack> {
  const from: LawPackFrom[] = []
  if (canDownload(pack, places)) from.push('network')
  if (await inFolder(places.folder, pack)) from.push('folder')
  const { id, title, what, publisher, license, current, tried } = pack
  const known = { page: pack.page ?? null, download: pack.download ?? null, disk: pack.disk ?? null }
  return {
    id,
    title,
    what,
    publisher,
    license,
    current,
    tried,
    ...known,
    authorities: pack.authorities ?? null,
    brings: pack.brings ?? (pack.api ? [`court ${pack.api.court}`] : []),
    held,
    from,
  }
}
