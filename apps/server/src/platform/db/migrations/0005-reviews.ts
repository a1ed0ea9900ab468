import { type Kysely, sql } from 'kysely'

/** What people decided about parts of a result. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table run_review (
    run_id uuid not null references run (id) on delete cascade,
    item text not null,
    person_id text not null references person (id) on delete cascade,
    sealed bytea not null,
    at timestamptz not null default now(),
    primary key (run_id, item)
  )`,
]
