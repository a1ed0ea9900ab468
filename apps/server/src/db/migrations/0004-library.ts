import { type Kysely, sql } from 'kysely'

/** The library: authorities with their citations and texts, who cites whom, and the index that searches them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table library_import (
    id uuid primary key default gen_random_uuid(),
    kind text not null,
    source text not null,
    state text not null default 'running' check (state in ('running', 'done', 'failed', 'removed')),
    added integer not null default 0,
    updated integer not null default 0,
    unchanged integer not null default 0,
    rejected integer not null default 0,
    position jsonb,
    covers text[] not null default '{}',
    started_at timestamptz not null default now(),
    touched_at timestamptz not null default now(),
    ended_at timestamptz,
    unique (kind, source)
  )`,
  // The number changes with the content, so that what the index says of a number stays true. Authorities of several
  // imports that are the same one share their work.
  `create table authority (
    number integer generated always as identity primary key,
    id uuid not null unique default gen_random_uuid(),
    import_id uuid not null references library_import on delete cascade,
    external_id text not null,
    hash bytea not null,
    work integer not null,
    kind text not null check (kind in ('case', 'statute', 'regulation', 'rule', 'constitution', 'other')),
    title text not null,
    citation text not null,
    court text,
    jurisdiction text,
    date text,
    url text,
    source text not null,
    holding text,
    key_points text[],
    field text,
    length integer not null,
    cited_by integer not null default 0,
    fetched_at timestamptz not null default now(),
    segment integer,
    slot integer,
    unique (import_id, external_id)
  )`,
  `create index authority_work on authority (work)`,
  `create index authority_unindexed on authority (number) where segment is null`,
  `create table authority_text (
    authority integer primary key references authority on delete cascade,
    text text not null
  )`,
  `create table authority_citation (
    authority integer not null references authority on delete cascade,
    key text not null,
    written text not null,
    main boolean not null,
    primary key (authority, key)
  )`,
  `create index authority_citation_key on authority_citation (key)`,
  // The cited authority is known by its key: it may come later, or never.
  `create table authority_link (
    citing integer not null references authority on delete cascade,
    passage integer not null,
    key text not null,
    at integer not null,
    primary key (citing, passage, key)
  )`,
  `create index authority_link_key on authority_link (key, citing)`,
  // A segment is never changed, but for the list of its slots that no longer count.
  `create table library_segment (
    id integer generated always as identity primary key,
    documents integer not null,
    units integer not null,
    words bigint not null,
    bytes bigint not null,
    removed integer[] not null default '{}',
    slots bytea not null,
    directory bytea not null
  )`,
  `create table library_block (
    segment integer not null references library_segment on delete cascade,
    number integer not null,
    data bytea not null,
    primary key (segment, number)
  )`,
  // Packed already: skipping the attempt to compress halves the time of writing.
  `alter table library_block alter column data set storage external`,
  `alter table library_segment alter column slots set storage external`,
  `alter table library_segment alter column directory set storage external`,
]
