import { sql } from 'kysely'
import type { Database, Trx } from './client.ts'

/**
 * Opens a transaction that acts for no single person, such as an administrator's or one that erases an account. The
 * database lets it at the rows of everybody, so whoever calls this checks first who asks. Each place that does is
 * listed in `test/wall-callers.test.ts`.
 * @param reason what it is for, in a few words; the database is told it too, as `casewright.system`
 */
export const asSystem = <T>(db: Database, reason: string, work: (trx: Trx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`select set_config('casewright.system', ${reason}, true), set_config('casewright.user', '', true)`.execute(
      trx,
    )
    return work(trx)
  })
