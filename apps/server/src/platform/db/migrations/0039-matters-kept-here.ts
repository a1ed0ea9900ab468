import { type Kysely, sql } from 'kysely'

/** Matters of which no language model elsewhere may read anything. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table matter add column kept_here boolean not null default false').execute(db)
}
