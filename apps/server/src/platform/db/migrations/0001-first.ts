import { type Kysely, sql } from 'kysely'

/** People and their sessions (the tables of better-auth), matters, documents and runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table person (
    id text primary key,
    name text not null,
    email text not null unique,
    email_verified boolean not null,
    image text,
    role text not null default 'member' check (role in ('administrator', 'member')),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  // One installation has one first administrator, however many register in the same instant.
  `create table installation (
    one boolean primary key default true check (one),
    first_person text,
    made_at timestamptz not null default now()
  )`,
  `insert into installation default values`,
  `create table session (
    id text primary key,
    expires_at timestamptz not null,
    token text not null unique,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null,
    ip_address text,
    user_agent text,
    user_id text not null references person on delete cascade
  )`,
  `create index session_by_user on session (user_id)`,
  `create table credential (
    id text primary key,
    account_id text not null,
    provider_id text not null,
    user_id text not null references person on delete cascade,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamptz,
    refresh_token_expires_at timestamptz,
    scope text,
    password text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null
  )`,
  `create index credential_by_user on credential (user_id)`,
  `create table verification (
    id text primary key,
    identifier text not null,
    value text not null,
    expires_at timestamptz not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `create index verification_identifier on verification (identifier)`,
  // The table of rate-limiter-flexible, as it asks for it.
  `create table rate_limit (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`,
  `create table matter (
    id uuid primary key default gen_random_uuid(),
    name text not null,
    client_matter_number text,
    owner_id text not null references person on delete cascade,
    created_at timestamptz not null default now()
  )`,
  `create table matter_member (
    matter_id uuid not null references matter on delete cascade,
    person_id text not null references person on delete cascade,
    added_at timestamptz not null default now(),
    primary key (matter_id, person_id)
  )`,
  `create table document (
    id uuid primary key default gen_random_uuid(),
    owner_id text not null references person on delete cascade,
    matter_id uuid references matter on delete set null,
    name text not null,
    bytes bigint not null,
    sha256 text,
    kind text,
    state text not null check (state in ('arriving', 'kept')),
    keep_until timestamptz,
    created_at timestamptz not null default now()
  )`,
  `create index document_owner on document (owner_id, created_at desc)`,
  `create table document_chunk (
    document_id uuid not null references document on delete cascade,
    seq integer not null,
    sealed bytea not null,
    primary key (document_id, seq)
  )`,
  // Sealed bytes do not compress; skipping the attempt halves the time of a large upload.
  `alter table document_chunk alter column sealed set storage external`,
  `create table document_text (
    document_id uuid primary key references document on delete cascade,
    sealed bytea not null,
    read_at timestamptz not null default now()
  )`,
  `alter table document_text alter column sealed set storage external`,
  // Milliseconds, as the pages of the list are cut at a time that a browser has seen.
  `create table run (
    id uuid primary key default gen_random_uuid(),
    owner_id text not null references person on delete cascade,
    matter_id uuid references matter on delete set null,
    tool text not null,
    action text not null,
    mode text not null check (mode in ('inline', 'queued')),
    retain text not null check (retain in ('history', 'transient')),
    label text not null,
    state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
    attempt integer not null default 0,
    lease_until timestamptz,
    sealed_input bytea not null,
    sealed_output bytea,
    sealed_provenance bytea,
    error_code text,
    error_message text,
    created_at timestamptz(3) not null default now(),
    started_at timestamptz,
    ended_at timestamptz
  )`,
  `create index run_owner on run (owner_id, created_at desc, id desc)`,
  `create index run_open on run (lease_until) where state in ('queued', 'running')`,
  `create table run_document (
    run_id uuid not null references run on delete cascade,
    document_id uuid not null references document on delete cascade,
    position integer not null,
    primary key (run_id, document_id)
  )`,
  `create index run_document_document on run_document (document_id)`,
  `create table run_step (
    id bigint generated always as identity primary key,
    run_id uuid not null references run on delete cascade,
    message text not null,
    done integer,
    total integer,
    created_at timestamptz not null default now()
  )`,
  `create index run_step_run on run_step (run_id, id)`,
  // What streams is worth nothing after a crash: no WAL, and gone when its run ends.
  `create unlogged table run_partial (
    run_id uuid primary key,
    version integer not null,
    sealed bytea not null,
    updated_at timestamptz not null default now()
  )`,
]
