import { type Fetch, isNewer, newestRelease, type Pack } from '@casewright/publishers'
import { type Actor, record, system } from '../../audit/index.ts'
import { canDownload, catalogOf } from '../catalog.ts'
import type { LawLibraryDeps } from '../deps.ts'
import { fetchOf } from '../fetch-of.ts'
import { pageReader } from '../read-page.ts'
import type { LawPackRow } from '../row.ts'
import { checkedAt } from './checked.ts'
import { refreshReporters } from './reporters.ts'

type Deps = LawLibraryDeps & { fetch?: Fetch; stopping: AbortSignal }

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const daily = 24 * 60 * 60_000

/**
 * Asks the publishers of the packs that are held whether they have a newer release, and notes it.
 * @returns how many have one
 */
export async function checkForNewer(deps: Deps, actor: Actor): Promise<number> {
  const { db, places, stopping } = deps
  const catalog = await catalogOf(places)
  const rows = await db.selectFrom('lawPack').selectAll().where('current', 'is not', null).execute()
  let found = 0
  for (const row of rows) {
    const pack = catalog.packs.find(({ id }) => id === row.id)
    if (!pack || !canDownload(pack, places) || stopping.aborted) continue
    const fetch = deps.fetch ?? fetchOf(deps, pack, catalog, { source: 'network', folder: null })
    const current = await newerThan(row, pack, fetch, stopping)
    if (current) found++
    if (current !== row.newer?.current)
      await db
        .updateTable('lawPack')
        .set({ newer: current ? JSON.stringify({ current, foundAt: new Date().toISOString() }) : null })
        .where('id', '=', row.id)
        .execute()
  }
  await refreshReporters(deps, catalog)
  await record(db, actor, { action: 'law.checked', detail: { packs: rows.length, newer: found } })
  return found
}

/** Does it once a day, while there is something to ask for. */
export async function checkDaily(deps: Deps): Promise<void> {
  if (deps.places.offline) return
  const isHeld = await deps.db.selectFrom('lawPack').select('id').where('current', 'is not', null).executeTakeFirst()
  const last = isHeld && (await checkedAt(deps.db))
  if (isHeld && (!last || Date.parse(last) < Date.now() - daily)) await checkForNewer(deps, system)
}

/** What a publisher has that is newer than what is held, in words; undefined: nothing that is known. */
async function newerThan(row: LawPackRow, pack: Pack, fetch: Fetch, signal: AbortSignal): Promise<string | undefined> {
  // On a later day it may have more.
  if (pack.daily) {
    const today = longDate.format(new Date())
    return row.current && isNewer(today, row.current) ? today : undefined
  }
  const newest = await newestRelease(pack, pageReader(fetch, signal))
  // Without the publisher's list nothing is known of a file that only this list names.
  if ((pack.linked || pack.bucket) && !newest.files) return undefined
  if (row.current && isNewer(newest.current, row.current)) return newest.current
  for (const { url, validator } of row.files) {
    const now = validator && (await validatorAt(url, fetch, signal))
    if (now && now !== validator) return `A file that was changed after ${row.current}`
  }
  return undefined
}

async function validatorAt(url: string, send: Fetch, signal: AbortSignal): Promise<string | undefined> {
  const timeout = AbortSignal.any([signal, AbortSignal.timeout(30_000)])
  const response = await send(url, { method: 'HEAD', redirect: 'manual', signal: timeout }).catch(() => undefined)
  await response?.body?.cancel()
  if (response?.status !== 200) return undefined
  const tag = response.headers.get('etag')
  return tag && !tag.startsWith('W/') ? tag : (response.headers.get('last-modified') ?? undefined)
}
