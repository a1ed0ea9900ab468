import { type Kysely, sql } from 'kysely'

/** Law packs: what stands with a text, what could not be read, what an update changed, and the work on each pack. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Compared byte by byte, which is faster than by a language, and lets the sections of a title be found by its key.
  `alter table authority_citation alter column key type text collate "C"`,
  `alter table authority_link alter column key type text collate "C"`,
  // Apart from the authority itself, which searches read: this is read with a text.
  `create table authority_detail (
    authority integer primary key references authority on delete cascade,
    detail jsonb not null
  )`,
  `create table library_reject (
    import_id uuid not null references library_import on delete cascade,
    file text not null,
    item integer not null,
    reason text not null,
    row text not null
  )`,
  `create unique index library_reject_row on library_reject (import_id, file, item, md5(row))`,
  `create table library_change (
    import_id uuid not null references library_import on delete cascade,
    external_id text not null,
    change text not null check (change in ('added', 'changed', 'removed')),
    citation text not null,
    title text not null,
    primary key (import_id, external_id)
  )`,
  // What an update is going to change, until all of it is known: then readers see the new at once.
  `create table library_arrival (
    import_id uuid not null references library_import on delete cascade,
    external_id text not null,
    -- As it came: its hash goes by the order of its fields.
    authority json not null,
    primary key (import_id, external_id)
  )`,
  // A pack that is held, or that is being worked on.
  `create table law_pack (
    id text primary key,
    deed text check (deed in ('add', 'update', 'remove')),
    state text not null check
      (state in ('held', 'waiting', 'downloading', 'importing', 'paused', 'failed', 'removing')),
    source text not null default 'network' check (source in ('network', 'folder')),
    wanted text check (wanted in ('pause', 'cancel')),
    -- Where a command was told to take it from.
    folder text,
    progress jsonb not null default '{}',
    problem text,
    current text,
    newer jsonb,
    changed jsonb,
    files jsonb not null default '[]',
    asked_at timestamptz not null default now(),
    started_at timestamptz not null default now(),
    touched_at timestamptz not null default now()
  )`,
]
