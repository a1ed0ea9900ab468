import { sql } from 'kysely'
import type { Database } from '../../database.ts'
import type { Staged } from './rows.ts'

export type StagedKind = 'cluster' | 'docket' | 'citation' | 'opinion'

/** Which of these ids are wanted: dockets by the clusters that name them, the others by the cluster that they are of. */
async function wanted(db: Database, importId: string, kind: StagedKind, rows: readonly Staged[]): Promise<Set<number>> {
  if (kind === 'cluster') return new Set(rows.map((row) => row.id))
  const found =
    kind === 'docket'
      ? await sql<{ id: number }>`
          select distinct parent as id from library_staged
          where import_id = ${importId} and kind = 'cluster' and parent = any(${rows.map((row) => row.id)}::bigint[])`.execute(
          db,
        )
      : await sql<{ id: number }>`
          select id from library_staged
          where import_id = ${importId} and kind = 'cluster' and id = any(${rows.map((row) => row.parent)}::bigint[])`.execute(
          db,
        )
  return new Set(found.rows.map((row) => row.id))
}

/** Keeps rows until all files are read. The same row again takes the place of the one before. */
export async function stage(db: Database, importId: string, kind: StagedKind, rows: readonly Staged[]): Promise<void> {
  const ids = await wanted(db, importId, kind, rows)
  const taken = [...new Map(rows.map((row) => [row.id, row])).values()].filter((row) =>
    ids.has(kind === 'cluster' || kind === 'docket' ? row.id : (row.parent as number)),
  )
  if (taken.length === 0) return
  await db
    .insertInto('libraryStaged')
    .values(
      taken.map((row) => ({
        importId,
        kind,
        id: row.id,
        parent: row.parent,
        // PostgreSQL keeps no NUL in a text.
        data: JSON.stringify(row.data).replaceAll('\\u0000', ''),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['importId', 'kind', 'id'])
        .doUpdateSet((eb) => ({ parent: eb.ref('excluded.parent'), data: eb.ref('excluded.data') })),
    )
    .execute()
}

export interface JoinedCluster {
  id: number
  data: unknown
  court: string | null
  citations: string[]
  opinions: { id: number; data: unknown }[]
}

/** Clusters with all that belongs to them, by id, behind `after`. */
export async function joinedClusters(
  db: Database,
  importId: string,
  after: number,
  most: number,
): Promise<JoinedCluster[]> {
  const of = (kind: StagedKind) => sql`import_id = ${importId} and kind = ${kind}`
  const { rows } = await sql<JoinedCluster>`
    select cluster.id, cluster.data,
      (select data #>> '{}' from library_staged where ${of('docket')} and id = cluster.parent) as court,
      array(select data #>> '{}' from library_staged where ${of('citation')} and parent = cluster.id order by id) as citations,
      coalesce((select json_agg(json_build_object('id', id, 'data', data) order by data ->> 'type', id)
        from library_staged where ${of('opinion')} and parent = cluster.id), '[]') as opinions
    from library_staged cluster
    where cluster.import_id = ${importId} and cluster.kind = 'cluster' and cluster.id > ${after}
    order by cluster.id limit ${most}`.execute(db)
  return rows
}

export const unstage = (db: Database, importId: string) =>
  db.deleteFrom('libraryStaged').where('importId', '=', importId).execute()
