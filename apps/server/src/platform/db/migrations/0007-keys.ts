import { type Kysely, sql } from 'kysely'

/** Keys by which other programs act for a person (the table of better-auth's plugin). Of a key its hash alone is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table api_key (
    id text primary key,
    config_id text not null default 'default',
    name text,
    start text,
    reference_id text not null references person (id) on delete cascade,
    prefix text,
    key text not null unique,
    refill_interval integer,
    refill_amount integer,
    last_refill_at timestamptz,
    enabled boolean not null default true,
    rate_limit_enabled boolean not null default false,
    rate_limit_time_window integer,
    rate_limit_max integer,
    request_count integer not null default 0,
    remaining integer,
    last_request timestamptz,
    expires_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    permissions text,
    metadata text
  )`,
  `create index api_key_of_person on api_key (reference_id)`,
]
