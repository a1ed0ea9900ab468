import { type Insertable, sql } from 'kysely'
import type { Database, Trx } from '../database.ts'
import type { LibrarySchema } from '../schema.ts'
import { startImport } from '../store/imports.ts'
import { publishStaged, takeStale } from '../store/stage.ts'
import type { Added } from '../types.ts'

export type RejectRow = Omit<Insertable<LibrarySchema['libraryReject']>, 'importId'>

/** How far an import came: items of a file, and what its importer keeps besides. */
export interface Position {
  /** The files as they were: others than these are imported from the start. */
  files: string[]
  file: number
  items: number
  covers: string[]
  /** What tells the file in hand from another of its name. */
  mark?: string
  /** What is held already is brought up to date: it changes at the end, all at once. */
  staged?: true
  /** Some of the files could not be read, so that what did not come again may still be there. */
  incomplete?: true
}

/** What is known of the import of a kind and source; undefined where there was none. */
export const importBefore = (db: Database, kind: string, source: string) =>
  db
    .selectFrom('libraryImport')
    .select(['state', 'position'])
    .where('kind', '=', kind)
    .where('source', '=', source)
    .executeTakeFirst()

/**
 * The import to go on with: one that was interrupted where it stood, another from the start.
 * @param files what tells these files from others
 */
export async function openImport(
  db: Database,
  kind: string,
  source: string,
  files: readonly string[],
): Promise<{ id: string; position: Position; resumed: boolean }> {
  const before = await importBefore(db, kind, source)
  const kept = before?.position as Position | null | undefined
  const resumed =
    before !== undefined &&
    before.state !== 'done' &&
    before.state !== 'removed' &&
    kept?.files?.join() === files.join()
  if (resumed && kept) return { id: await startImport(db, kind, source), position: kept, resumed }
  const held = before !== undefined && (before.state === 'done' || kept?.staged === true)
  const position: Position = { files: [...files], file: 0, items: 0, covers: [], ...(held ? { staged: true } : {}) }
  // All or nothing: one that runs and has no position would be taken for a first import, which readers see in parts.
  const id = await db.transaction().execute(async (trx) => {
    const id = await startImport(trx, kind, source)
    await trx.deleteFrom('libraryArrival').where('importId', '=', id).execute()
    await trx.deleteFrom('libraryReject').where('importId', '=', id).execute()
    await trx
      .updateTable('libraryImport')
      .set({ added: 0, updated: 0, unchanged: 0, rejected: 0, startedAt: sql<Date>`now()` })
      .set({ position: JSON.stringify(position) })
      .where('id', '=', id)
      .execute()
    return id
  })
  return { id, position, resumed: false }
}

export async function savePosition(
  db: Database,
  id: string,
  position: Position,
  rejects: readonly RejectRow[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Come twice after a crash, they are listed once.
    if (rejects.length > 0)
      await trx
        .insertInto('libraryReject')
        .values(rejects.map((one) => ({ importId: id, ...one })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    await trx
      .updateTable('libraryImport')
      .set((eb) => ({
        position: JSON.stringify(position),
        rejected:
          rejects.length > 0
            ? eb.selectFrom('libraryReject').select(eb.fn.countAll<number>().as('count')).where('importId', '=', id)
            : eb.ref('rejected'),
        touchedAt: sql<Date>`now()`,
      }))
      .where('id', '=', id)
      .execute()
  })
}

const atOnce = 2000

/** Ends an import that went through: what it no longer has is taken away, and what it holds whole is noted. */
export async function finishImport(db: Database, id: string, position: Omit<Position, 'files'>): Promise<number> {
  if (position.staged)
    return db.transaction().execute(async (trx) => {
      const { removed, ...counts } = await publishStaged(trx, id, !position.incomplete)
      // An index of cases has none of these, and counts by itself.
      const counted = counts.added + counts.updated + counts.unchanged + removed > 0
      await end(trx, id, position, counted ? counts : {})
      return removed
    })
  let stale = 0
  while (!position.incomplete) {
    const count = await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('library'))`.execute(trx)
      return takeStale(trx, id, false, atOnce)
    })
    stale += count
    if (count < atOnce) break
  }
  await db.transaction().execute((trx) => end(trx, id, position))
  return stale
}

async function end(
  trx: Trx,
  id: string,
  { covers, incomplete }: Pick<Position, 'covers' | 'incomplete'>,
  counts: Partial<Added> = {},
): Promise<void> {
  await trx
    .updateTable('libraryImport')
    .set({ state: 'done', position: null, covers: incomplete ? [] : [...covers] })
    .set({ endedAt: sql<Date>`now()`, touchedAt: sql<Date>`now()`, ...counts })
    .where('id', '=', id)
    .execute()
}
