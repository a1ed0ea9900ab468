import { sql } from 'kysely'
import type { Database } from '../db/client.ts'

/** Removes uploads that broke off, and documents whose time is over. Returns how many. */
export async function sweepDocuments(db: Database): Promise<number> {
  const swept = await db
    .deleteFrom('document')
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'arriving'), where('createdAt', '<', sql<Date>`now() - interval '1 hour'`)]),
        where('keepUntil', '<', sql<Date>`now()`),
      ]),
    )
    .executeTakeFirst()
  return Number(swept.numDeletedRows)
}
