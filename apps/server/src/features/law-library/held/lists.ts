import type { LawChanges, LawFailures } from '@casewright/api'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/client.ts'
import { importOf, packRow } from '../row.ts'

const firstFailures = 100
const firstChanges = 500
const atOnce = 1000

const rejects = (db: Database, importId: string) =>
  db
    .selectFrom('libraryReject')
    .select(['file', 'item', 'reason', 'row'])
    .where('importId', '=', importId)
    .orderBy('file')
    .orderBy('item')

/** What could not be read of a pack. */
export async function failuresOf(db: Database, pack: string): Promise<LawFailures> {
  const held = await importOf(db, pack)
  if (!held) return { total: 0, failures: [] }
  return { total: held.rejected, failures: await rejects(db, held.id).limit(firstFailures).execute() }
}

/** The same complete, a line of JSON each. */
export async function* failureLines(db: Database, pack: string): AsyncGenerator<string> {
  const held = await importOf(db, pack)
  for (let offset = 0; held; offset += atOnce) {
    const rows = await rejects(db, held.id).limit(atOnce).offset(offset).execute()
    if (rows.length === 0) return
    yield rows.map((row) => `${JSON.stringify(row)}\n`).join('')
  }
}

/** What the last update of a pack changed. */
export async function changesOf(db: Database, pack: string): Promise<LawChanges> {
  const [held, row] = [await importOf(db, pack), await packRow(db, pack)]
  if (!held || !row?.changed) return { change: null, authorities: [] }
  const changes = await db
    .selectFrom('libraryChange')
    .select(['change', 'citation', 'title'])
    .where('importId', '=', held.id)
    .orderBy('citation')
    .limit(firstChanges)
    .execute()
  const inLibrary = changes.filter(({ change }) => change !== 'removed').map(({ citation }) => citation)
  const { rows } = await sql<{ citation: string; id: string }>`
    select citation, id from authority where import_id = ${held.id} and citation = any(${inLibrary})`.execute(db)
  const ids = new Map(rows.map(({ citation, id }) => [citation, id]))
  const authorities = changes.map((one) => ({
    ...one,
    id: one.change === 'removed' ? null : (ids.get(one.citation) ?? null),
  }))
  return { change: row.changed, authorities }
}
