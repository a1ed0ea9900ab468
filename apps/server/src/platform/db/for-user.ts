import { sql } from 'kysely'
import type { Database, Trx } from './client.ts'
import { roleOf } from './row-security/raise.ts'

/** A transaction that acts for one person. Everything that reads people's rows asks for one of these. */
export interface Own {
  readonly userId: string
  readonly trx: Trx
}

/**
 * Opens the only kind of transaction in which a person's runs and documents are read for them.
 * The database is told whose it is, and shows and takes rows of that person alone; see `db/row-security`.
 */
export const forUser = <T>(db: Database, userId: string, work: (own: Own) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    // To the database no person is the system.
    if (!userId) throw new Error('A transaction for a person was asked for without a person')
    const role = roleOf(db)
    // As one statement: it costs no more than telling the person alone.
    await (role
      ? sql`select set_config('casewright.user', ${userId}, true), set_config('role', ${role}, true)`
      : sql`select set_config('casewright.user', ${userId}, true)`
    ).execute(trx)
    return work({ userId, trx })
  })
