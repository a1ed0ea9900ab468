import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { takeAway } from '../store/take-away.ts'
import type { Library } from '../types.ts'

/** How far an import came: items of a file, and what its importer keeps besides. */
export interface Position {
  /** The files as they were: others than these are imported from the start. */
  files: string[]
  file: number
  items: number
  covers: string[]
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
  library: Library,
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
  const id = await library.startImport(kind, source)
  if (resumed && kept) return { id, position: kept, resumed }
  const position = { files: [...files], file: 0, items: 0, covers: [] }
  // Kept before anything is added: what is interrupted in its first batch goes on too.
  await db
    .updateTable('libraryImport')
    .set({ added: 0, updated: 0, unchanged: 0, rejected: 0, startedAt: sql<Date>`now()` })
    .set({ position: JSON.stringify(position) })
    .where('id', '=', id)
    .execute()
  return { id, position, resumed: false }
}

export async function savePosition(db: Database, id: string, position: Position, rejected: number): Promise<void> {
  await db
    .updateTable('libraryImport')
    .set((eb) => ({
      position: JSON.stringify(position),
      rejected: eb('rejected', '+', rejected),
      touchedAt: sql<Date>`now()`,
    }))
    .where('id', '=', id)
    .execute()
}

const atOnce = 2000

/** Ends an import that went through: what it no longer has is taken away, and what it holds whole is noted. */
export async function finishImport(db: Database, id: string, covers: readonly string[]): Promise<number> {
  let stale = 0
  for (;;) {
    const count = await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('library'))`.execute(trx)
      const { rows } = await sql<{ number: number }>`
        select number from authority join library_import held on held.id = import_id
        where import_id = ${id} and fetched_at < held.started_at limit ${atOnce}`.execute(trx)
      await takeAway(
        trx,
        rows.map((row) => row.number),
      )
      return rows.length
    })
    stale += count
    if (count < atOnce) break
  }
  await db
    .updateTable('libraryImport')
    .set({ state: 'done', position: null, covers: [...covers], endedAt: sql<Date>`now()`, touchedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
  return stale
}
