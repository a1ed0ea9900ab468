import { type Kysely, sql } from 'kysely'

/** What was used: each run that was accepted and each model call that answered. It stays when runs and people go. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Of a run the id alone, referring to nothing. A call without a cost had no price when it ended.
  `create table usage_entry (
    id bigint generated always as identity primary key,
    at timestamptz(3) not null default now(),
    kind text not null check (kind in ('run', 'model')),
    run_id uuid,
    person_id text references person on delete set null,
    matter_id uuid references matter on delete set null,
    tool text not null,
    action text not null,
    by_key boolean not null default false,
    model text,
    input_tokens bigint not null default 0,
    output_tokens bigint not null default 0,
    cost_micros bigint,
    check ((kind = 'model') = (model is not null))
  )`,
  `create index usage_entry_at on usage_entry (at)`,
  `create index usage_entry_person on usage_entry (person_id, at)`,
  `create index usage_entry_matter on usage_entry (matter_id) where matter_id is not null`,
  `create unique index usage_entry_run on usage_entry (run_id) where kind = 'run'`,
  // Of runs before this the start is known, and no more.
  `insert into usage_entry (at, kind, run_id, person_id, matter_id, tool, action)
    select created_at, 'run', id, owner_id, matter_id, tool, action from run`,
]
