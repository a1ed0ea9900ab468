import { type Kysely, sql } from 'kysely'

/** The parties and the court of a matter, sealed. They are written and erased with the row of their matter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table matter add column sealed_particulars bytea').execute(db)
}
