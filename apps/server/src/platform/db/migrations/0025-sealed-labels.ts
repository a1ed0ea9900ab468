import { type Kysely, sql } from 'kysely'

/** What the history calls a run is sealed. What stands there from before is sealed by the server while it works. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table run add column sealed_label bytea, alter column label drop not null`.execute(db)
  await sql`create index run_unsealed_label on run (id) where label is not null`.execute(db)
}
