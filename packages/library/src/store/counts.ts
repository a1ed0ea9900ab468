import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { LibrarySchema } from '../schema.ts'

/** What an import holds now. */
export interface ImportCounts {
  authorities: number
  characters: number
  cases: number
}

type Row = Selectable<LibrarySchema['libraryImport']>

interface Known {
  stamp: string
  counts: ImportCounts
  /** Milliseconds of the clock, when it was counted. */
  at: number
}

/** So many authorities take long enough to count that a page which looks every few seconds should not. */
const many = 50_000
const heldMilliseconds = 10_000

const counted = new WeakMap<Database, Map<string, Known>>()

/** Counts what imports hold. Only an import that has changed is counted again; a large one in progress, now and then. */
export async function countImports(db: Database, rows: readonly Row[]): Promise<ReadonlyMap<string, ImportCounts>> {
  const known = counted.get(db) ?? new Map<string, Known>()
  counted.set(db, known)
  const now = Date.now()
  const isKnown = (row: Row) => {
    const before = known.get(row.id)
    if (!before) return false
    const isHeld = row.state === 'running' && before.counts.authorities > many && now - before.at < heldMilliseconds
    return before.stamp === stampOf(row) || isHeld
  }
  const changed = rows.filter((row) => !isKnown(row))
  const fresh = await count(
    db,
    changed.map(({ id }) => id),
  )
  for (const row of changed) known.set(row.id, { stamp: stampOf(row), counts: fresh.get(row.id) ?? none, at: now })
  return new Map(rows.map(({ id }) => [id, known.get(id)?.counts ?? none]))
}

const none: ImportCounts = { authorities: 0, characters: 0, cases: 0 }

/** Whatever changes what an import holds changes one of these. */
const stampOf = ({ state, touchedAt, added, updated, unchanged, rejected }: Row): string =>
  [state, touchedAt.getTime(), added, updated, unchanged, rejected].join()

async function count(db: Database, ids: readonly string[]): Promise<Map<string, ImportCounts>> {
  if (ids.length === 0) return new Map()
  const held = await db
    .selectFrom('authority')
    .select(['importId', (of) => of.fn.countAll<number>().as('authorities')])
    .select((of) => of.fn.sum<number>('length').as('characters'))
    .where('importId', 'in', ids)
    .groupBy('importId')
    .execute()
  const indexed = await db
    .selectFrom('caseIndexVolume')
    .select(['importId', (of) => of.fn.sum<number>('cases').as('cases')])
    .where('importId', 'in', ids)
    .groupBy('importId')
    .execute()
  const counts = new Map<string, ImportCounts>()
  for (const { importId, authorities, characters } of held)
    counts.set(importId, { ...none, authorities, characters: characters ?? 0 })
  for (const { importId, cases } of indexed)
    counts.set(importId, { ...(counts.get(importId) ?? none), cases: Number(cases ?? 0) })
  return counts
}
