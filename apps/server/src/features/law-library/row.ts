import type { Selectable } from 'kysely'
import type { Database, Trx } from '../../platform/db/client.ts'
import type { LawState, Schema } from '../../platform/db/schema.ts'

export type LawPackRow = Selectable<Schema['lawPack']>

/** What is to be done, or is being done. */
export const openStates = ['waiting', 'downloading', 'importing', 'removing'] as const satisfies LawState[]

export const isOpen = (state: LawState): boolean => (openStates as readonly LawState[]).includes(state)

export const packRow = (db: Database | Trx, id: string): Promise<LawPackRow | undefined> =>
  db.selectFrom('lawPack').selectAll().where('id', '=', id).executeTakeFirst()

/** The import that a pack is, as long as there is something of it. */
export const importOf = (db: Database | Trx, id: string) =>
  db
    .selectFrom('libraryImport')
    .select(['id', 'state', 'added', 'updated', 'unchanged', 'rejected'])
    .where('source', '=', id)
    .where('state', '<>', 'removed')
    .executeTakeFirst()
