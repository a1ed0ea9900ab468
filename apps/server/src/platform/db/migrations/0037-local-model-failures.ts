import { type Kysely, sql } from 'kysely'

/**
 * Questions that a model on this server did not answer. What one elsewhere did not answer is in the ledger of what left.
 * Nothing in it is of a user.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table local_model_failure (
    id bigint generated always as identity primary key,
    model text not null,
    at timestamptz(3) not null default now()
  )`,
  `create index local_model_failure_at on local_model_failure (at)`,
]
