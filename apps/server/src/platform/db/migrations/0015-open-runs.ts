import { type Kysely, sql } from 'kysely'

/** How many runs of a person have not ended is asked before each new one. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index run_open_of_owner on run (owner_id) where state in ('queued', 'running')`.execute(db)
}
