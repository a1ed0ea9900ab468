import { type Kysely, sql } from 'kysely'

/** When each ended run was seen by the person whose it is: what was not is new to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table run add column seen_at timestamptz`,
  // What ended before there were notifications is no news.
  `update run set seen_at = now() where state in ('done', 'failed')`,
  `create index run_unseen on run (owner_id) where seen_at is null and state in ('done', 'failed')`,
]
