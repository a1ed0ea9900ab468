import { sql } from 'kysely'
import type { Database, Trx } from '../database.ts'
import type { Change } from '../schema.ts'
import type { Added, NewAuthority } from '../types.ts'
import { hashed, keep, sort } from './add.ts'
import { cleaned } from './clean.ts'
import { dropLost } from './earlier.ts'
import { takeAway } from './take-away.ts'

const atOnce = 500

/** Notes what an update is going to change, and shows none of it yet. */
export async function stageBatch(db: Database, importId: string, batch: readonly NewAuthority[]): Promise<void> {
  const given = [...new Map(batch.map((one) => [one.externalId, hashed(cleaned(one))])).values()]
  await db.transaction().execute(async (trx) => {
    await alone(trx)
    const { coming } = await sort(trx, importId, given)
    if (coming.length === 0) return
    await trx
      .insertInto('libraryArrival')
      .values(
        coming.map((one) => ({ importId, externalId: one.given.externalId, authority: JSON.stringify(one.given) })),
      )
      .onConflict((conflict) =>
        conflict.columns(['importId', 'externalId']).doUpdateSet((eb) => ({ authority: eb.ref('excluded.authority') })),
      )
      .execute()
  })
}

export interface Published extends Added {
  removed: number
}

/**
 * Makes of the old what the update brought, in one transaction: a reader sees the one or the other.
 * @param complete false: some of its files could not be read, so what did not come again stays
 */
export async function publishStaged(trx: Trx, importId: string, complete: boolean): Promise<Published> {
  await alone(trx)
  await trx.deleteFrom('libraryChange').where('importId', '=', importId).execute()
  const counts: Published = { added: 0, updated: 0, unchanged: 0, removed: 0 }
  for (let after = ''; ; ) {
    const rows = await trx
      .selectFrom('libraryArrival')
      .select(['externalId', 'authority'])
      .where('importId', '=', importId)
      .where('externalId', '>', after)
      .orderBy('externalId')
      .limit(atOnce)
      .execute()
    if (rows.length === 0) break
    after = rows.at(-1)?.externalId as string
    const { coming, replaced } = await sort(
      trx,
      importId,
      rows.map((row) => hashed(row.authority as NewAuthority)),
    )
    const changed = new Set(
      (
        await trx.selectFrom('authority').select('externalId').where(sql<boolean>`number = any(${replaced})`).execute()
      ).map((row) => row.externalId),
    )
    await noteChanges(
      trx,
      importId,
      coming.map(({ given }) => ({
        externalId: given.externalId,
        change: changed.has(given.externalId) ? 'changed' : 'added',
        citation: given.citations[0] as string,
        title: given.title,
      })),
    )
    await keep(trx, importId, coming, replaced)
    counts.updated += replaced.length
    counts.added += coming.length - replaced.length
  }
  if (complete) counts.removed = await takeStale(trx, importId, true)
  await trx.deleteFrom('libraryArrival').where('importId', '=', importId).execute()
  const { all } = await trx
    .selectFrom('authority')
    .select((eb) => eb.fn.countAll<number>().as('all'))
    .where('importId', '=', importId)
    .executeTakeFirstOrThrow()
  return { ...counts, unchanged: all - counts.added - counts.updated }
}

/** Takes away what did not come again. @returns how many */
export async function takeStale(trx: Trx, importId: string, noted: boolean, most?: number): Promise<number> {
  const { rows } = await sql<{ number: number; externalId: string; citation: string; title: string }>`
    select number, external_id, citation, title from authority join library_import held on held.id = import_id
    where import_id = ${importId} and fetched_at < held.started_at limit ${most ?? null}`.execute(trx)
  if (noted)
    await noteChanges(
      trx,
      importId,
      rows.map(({ number: _, ...row }) => ({ ...row, change: 'removed' })),
    )
  await takeAway(
    trx,
    rows.map((row) => row.number),
  )
  if (rows.length > 0) await dropLost(trx, importId)
  return rows.length
}

async function noteChanges(
  trx: Trx,
  importId: string,
  rows: readonly { externalId: string; change: Change; citation: string; title: string }[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += 5000)
    await trx
      .insertInto('libraryChange')
      .values(rows.slice(from, from + 5000).map((row) => ({ importId, ...row })))
      .execute()
}

/** One writer at a time. */
const alone = (trx: Trx) => sql`select pg_advisory_xact_lock(hashtext('library'))`.execute(trx)
