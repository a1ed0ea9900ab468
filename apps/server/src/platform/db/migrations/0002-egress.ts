import { type Kysely, sql } from 'kysely'

/** The ledger of what leaves the machine, and what people set for themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // The run may be erased while its entry stays, so nothing refers to it.
  `create table egress_entry (
    id bigint generated always as identity primary key,
    person_id text references person on delete cascade,
    run_id uuid,
    at timestamptz not null default now(),
    kind text not null check (kind in ('model', 'source', 'web', 'mail')),
    name text not null,
    host text not null,
    trust text not null check (trust in ('local', 'cloud')),
    method text not null,
    status integer,
    outcome text not null default 'started'
      check (outcome in ('started', 'answered', 'failed', 'refused', 'aborted')),
    bytes_sent bigint not null default 0,
    bytes_received bigint not null default 0,
    milliseconds integer,
    sealed_replaced bytea
  )`,
  `create index egress_entry_person on egress_entry (person_id, id desc)`,
  `create table person_setting (
    person_id text not null references person on delete cascade,
    key text not null,
    sealed bytea not null,
    primary key (person_id, key)
  )`,
]
