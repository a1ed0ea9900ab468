import { sql } from 'kysely'
import type { Database, Trx } from './client.ts'

/** A transaction that acts for one person. Everything that reads people's rows asks for one of these. */
export interface Own {
  readonly userId: string
  readonly trx: Trx
}

/**
 * Opens the only kind of transaction in which a person's runs and documents are read for them.
 * The person's id is also told to the database, where row security can hold to it.
 */
export const forUser = <T>(db: Database, userId: string, work: (own: Own) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`select set_config('casewright.user', ${userId}, true)`.execute(trx)
    return work({ userId, trx })
  })
