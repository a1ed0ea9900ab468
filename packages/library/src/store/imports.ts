import { citationKeys } from '@casewright/law'
import { sql } from 'kysely'
import type { Database, Trx } from '../database.ts'
import type { ImportStatus, LibraryStatus } from '../types.ts'
import { countImports } from './counts.ts'
import { dropLost } from './earlier.ts'
import { takeAway } from './take-away.ts'

const atOnce = 2000

export async function startImport(db: Database | Trx, kind: string, source: string): Promise<string> {
  const { id } = await db
    .insertInto('libraryImport')
    .values({ kind, source })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'source']).doUpdateSet({ state: 'running', touchedAt: new Date(), endedAt: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Takes away what an import brought, in parts, so that a search in between sees some of it and none waits. Its row
 * stays, as removed: what was removed on purpose is not loaded again by itself.
 */
export async function removeImport(db: Database, importId: string): Promise<void> {
  for (;;) {
    const count = await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('library'))`.execute(trx)
      const rows = await trx
        .selectFrom('authority')
        .select('number')
        .where('importId', '=', importId)
        .limit(atOnce)
        .execute()
      await takeAway(
        trx,
        rows.map((row) => row.number),
      )
      return rows.length
    })
    if (count < atOnce) break
  }
  await dropLost(db, importId)
  await db.deleteFrom('caseIndexVolume').where('importId', '=', importId).execute()
  const now = new Date()
  await db
    .updateTable('libraryImport')
    .set({ state: 'removed', position: null, covers: [], touchedAt: now, endedAt: now })
    .set({ added: 0, updated: 0, unchanged: 0, rejected: 0 })
    .where('id', '=', importId)
    .execute()
}

export async function status(db: Database): Promise<LibraryStatus> {
  const rows = await db.selectFrom('libraryImport').selectAll().orderBy('startedAt').execute()
  const counts = await countImports(db, rows)
  const size = await sql<{ bytes: number }>`
    select coalesce(sum(pg_total_relation_size(oid)), 0)::bigint as bytes from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and (relname like 'library\\_%' or relname like 'authority%' or relname = 'case_index_volume')`.execute(db)
  const imports = rows.map((row): ImportStatus => {
    const { authorities = 0, characters = 0, cases = 0 } = counts.get(row.id) ?? {}
    return {
      id: row.id,
      kind: row.kind,
      source: row.source,
      state: row.state,
      added: row.added,
      updated: row.updated,
      unchanged: row.unchanged,
      rejected: row.rejected,
      authorities,
      characters,
      ...(cases > 0 ? { cases } : {}),
      startedAt: row.startedAt.toISOString(),
      touchedAt: row.touchedAt.toISOString(),
      ...(row.endedAt ? { endedAt: row.endedAt.toISOString() } : {}),
    }
  })
  const authorities = imports.reduce((sum, one) => sum + one.authorities, 0)
  return { authorities, imports, bytes: size.rows[0]?.bytes ?? 0 }
}

export async function covers(db: Database, citation: string): Promise<boolean> {
  const keys = citationKeys(citation)
  if (keys.length === 0) return false
  const { rows } = await sql<{ covered: boolean }>`
    select exists(
      select 1 from library_import, unnest(covers) as scope, unnest(${keys}::text[]) as key
      where (state = 'done' or position ->> 'staged' = 'true') and starts_with(key, scope)
    ) as covered`.execute(db)
  return rows[0]?.covered ?? false
}
