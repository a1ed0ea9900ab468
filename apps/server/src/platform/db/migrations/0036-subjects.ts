import { type Kysely, sql } from 'kysely'

/** What an authority is looked up for: searched with its card, and not shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table authority add column subjects text[]').execute(db)
}
