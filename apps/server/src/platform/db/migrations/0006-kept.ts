import { type Kysely, sql } from 'kysely'

/** Documents that people keep, each with its versions, and what administrators set for everybody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Milliseconds, as the pages of the list are cut at a time that a browser has seen.
  `create table kept_document (
    id uuid primary key default gen_random_uuid(),
    owner_id text not null references person on delete cascade,
    tool text not null,
    title text not null,
    version integer not null default 1 check (version > 0),
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now()
  )`,
  `create index kept_document_owner on kept_document (owner_id, updated_at desc, id desc)`,
  `create table kept_version (
    document_id uuid not null references kept_document on delete cascade,
    version integer not null check (version > 0),
    title text not null,
    sealed bytea not null,
    at timestamptz(3) not null default now(),
    primary key (document_id, version)
  )`,
  `alter table kept_version alter column sealed set storage external`,
  // Who changed it may be erased, while the setting stays: nothing refers to the person.
  `create table installation_setting (
    key text primary key,
    value jsonb not null,
    changed_by text,
    changed_at timestamptz not null default now()
  )`,
]
