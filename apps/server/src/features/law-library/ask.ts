import type { LawPackFrom } from '@casewright/api'
import { CasewrightError } from '@casewright/core'
import type { Pack } from '@casewright/publishers'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/client.ts'
import { type Actor, type AuditedAction, record } from '../audit/index.ts'
import { type Catalog, canDownload, catalogOf, hasAddress, packCalledOrNone } from './catalog.ts'
import type { LawLibraryDeps } from './deps.ts'
import { inFolder, placeIn } from './in-folder.ts'
import { importOf, isOpen, type LawPackRow, packRow } from './row.ts'

type Deps = Pick<LawLibraryDeps, 'db' | 'places'>

const conflict = (sentence: string) => new CasewrightError('conflict', sentence)

/** @throws CasewrightError not-found */
function packCalled(catalog: Catalog, id: string): Pack {
  const pack = packCalledOrNone(catalog, id)
  if (!pack) throw new CasewrightError('not-found', `There is no law pack called ${id.slice(0, 60)}.`)
  return pack
}

/**
 * Asks for a pack to be added, or brought up to date where it is held.
 * @param folder where it is taken from, if not from the usual folder
 * @throws CasewrightError not-found, conflict
 */
export async function askForPack(
  { db, places }: Deps,
  actor: Actor,
  id: string,
  from: LawPackFrom,
  folder: string | null = null,
): Promise<void> {
  const pack = packCalled(await catalogOf(places), id)
  if (from === 'network' && places.offline)
    throw conflict('This server is offline, so nothing can be downloaded. Add the pack from the folder instead.')
  if (from === 'network' && !hasAddress(pack))
    throw conflict(
      `The publisher gives no download address for this pack. Put its files in the folder ${pack.id} and add it from there.`,
    )
  if (from === 'network' && !canDownload(pack, places))
    throw conflict(
      'CourtListener’s API answers only with a token. Set COURTLISTENER_TOKEN in the server’s settings and restart it, or add the pack “Opinions of CourtListener since 2020”, which needs none.',
    )
  if (from === 'folder' && !folder && !(await inFolder(places.folder, pack)))
    throw conflict(`The folder does not contain this pack. Its files belong in ${placeIn(places.folder, pack)}.`)
  await change({ db }, actor, id, 'law.pack-added', { from }, async (trx, row) => {
    if (row && isOpen(row.state)) throw conflict('This pack is already being worked on.')
    const held = await importOf(trx, id)
    const deed = held && (row?.current || held.state === 'done') ? 'update' : 'add'
    const values = { deed, state: 'waiting', source: from, folder, wanted: null, problem: null } as const
    await trx
      .insertInto('lawPack')
      .values({ id, ...values, current: null })
      .onConflict((on) => on.column('id').doUpdateSet({ ...values, progress: '{}', askedAt: sql<Date>`now()` }))
      .execute()
  })
}

/** @throws CasewrightError not-found, conflict */
export const pausePack = (deps: Deps, actor: Actor, id: string): Promise<void> =>
  change(deps, actor, id, 'law.pack-paused', {}, async (trx, row) => {
    if (!row || row.state === 'removing' || !isOpen(row.state)) throw conflict('This pack is not being added.')
    await set(trx, id, row.state === 'waiting' ? { state: 'paused' } : { wanted: 'pause' })
  })

/** Goes on with what is paused or failed. @throws CasewrightError not-found, conflict */
export const resumePack = (deps: Deps, actor: Actor, id: string): Promise<void> =>
  change(deps, actor, id, 'law.pack-resumed', {}, async (trx, row) => {
    if (!row || (row.state !== 'paused' && row.state !== 'failed')) throw conflict('This pack is not paused.')
    if (row.source === 'network' && deps.places.offline)
      throw conflict('This server is offline, so nothing can be downloaded. Add the pack from the folder instead.')
    await set(trx, id, { state: row.deed === 'remove' ? 'removing' : 'waiting', wanted: null, problem: null })
  })

/** Gives up adding or updating a pack: what was held before stays as it was. @throws CasewrightError not-found, conflict */
export const cancelPack = (deps: Deps, actor: Actor, id: string): Promise<void> =>
  change(deps, actor, id, 'law.pack-cancelled', {}, async (trx, row) => {
    if (!row || row.state === 'held' || row.deed === 'remove') throw conflict('This pack is not being added.')
    if (row.state === 'downloading' || row.state === 'importing') await set(trx, id, { wanted: 'cancel' })
    else await giveUp(trx, row)
  })

/** @throws CasewrightError not-found, conflict */
export const removePack = (deps: Deps, actor: Actor, id: string): Promise<void> =>
  change(deps, actor, id, 'law.pack-removed', {}, async (trx, row) => {
    if (row && isOpen(row.state) && row.deed !== 'remove')
      throw conflict('This pack is being worked on. Cancel that first, then remove it.')
    if (!(await importOf(trx, id))) throw new CasewrightError('not-found', 'This pack is not in the library.')
    const values = { deed: 'remove', state: 'removing', wanted: null, problem: null } as const
    await trx
      .insertInto('lawPack')
      .values({ id, ...values, folder: null, current: null })
      .onConflict((on) => on.column('id').doUpdateSet({ ...values, progress: '{}' }))
      .execute()
  })

/** What is canceled: an update leaves what was held, and of what was new everything is removed. */
export async function giveUp(trx: Trx, { id, deed }: Pick<LawPackRow, 'id' | 'deed'>): Promise<void> {
  const held = await importOf(trx, id)
  if (deed === 'update' && held) {
    await trx.deleteFrom('libraryArrival').where('importId', '=', held.id).execute()
    await trx.updateTable('libraryImport').set({ state: 'done', position: null }).where('id', '=', held.id).execute()
    return set(trx, id, { state: 'held', deed: null, wanted: null, problem: null })
  }
  if (held) return set(trx, id, { state: 'removing', deed: 'remove', wanted: null, problem: null })
  await trx.deleteFrom('lawPack').where('id', '=', id).execute()
}

const set = async (
  trx: Trx,
  id: string,
  values: Partial<Pick<LawPackRow, 'state' | 'deed' | 'wanted' | 'problem'>>,
) => {
  await trx.updateTable('lawPack').set(values).where('id', '=', id).execute()
}

/** A change of a pack and its line in the audit log stand together. */
const change = (
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: string,
  action: AuditedAction['action'],
  detail: NonNullable<AuditedAction['detail']>,
  work: (trx: Trx, row: LawPackRow | undefined) => Promise<void>,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('casewright law packs'))`.execute(trx)
    await work(trx, await packRow(trx, id))
    await record(trx, actor, { action, subject: { kind: 'law-pack', id }, detail })
  })
