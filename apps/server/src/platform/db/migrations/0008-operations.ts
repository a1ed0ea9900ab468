import { type Kysely, sql } from 'kysely'

/** Accounts that are closed or wait for somebody, what was done by whom, holds, and matters that outlive who opened them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table person
    add column deactivated_at timestamptz,
    add column plan text`,
  // Of a link its hash alone is kept. Who made it may be erased.
  `create table one_time_link (
    id uuid primary key default gen_random_uuid(),
    kind text not null check (kind in ('invitation', 'password-reset', 'email')),
    token_hash bytea not null unique,
    email text not null,
    person_id text references person on delete cascade,
    role text check (role in ('administrator', 'member')),
    made_by text references person on delete set null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz,
    revoked_at timestamptz
  )`,
  `create index one_time_link_email on one_time_link (email)`,
  // Ids alone, and referring to nothing: an event stays when what it is about is gone.
  `create table audit_event (
    id bigint generated always as identity primary key,
    at timestamptz(3) not null default now(),
    actor_kind text not null check (actor_kind in ('person', 'key', 'visitor', 'system')),
    actor_id text,
    key_id text,
    address text,
    action text not null,
    subject_kind text,
    subject_id text,
    detail jsonb not null default '{}'
  )`,
  `create index audit_event_actor on audit_event (actor_id, id)`,
  `create index audit_event_subject on audit_event (subject_id, id)`,
  `create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'The audit log is only added to' using errcode = 'insufficient_privilege';
    end
  $$`,
  `create trigger audit_event_stays before update or delete on audit_event
    for each row execute function refuse_change()`,
  `create trigger audit_event_stays_whole before truncate on audit_event
    for each statement execute function refuse_change()`,
  `alter table matter
    alter column owner_id drop not null,
    drop constraint matter_owner_id_fkey,
    add constraint matter_owner_id_fkey foreign key (owner_id) references person on delete set null,
    add column closed_at timestamptz`,
  `create index matter_member_person on matter_member (person_id)`,
  `alter table kept_document add column matter_id uuid references matter on delete set null`,
  `create index run_matter on run (matter_id, created_at desc, id desc) where matter_id is not null`,
  `create index document_matter on document (matter_id) where matter_id is not null`,
  `create index kept_document_matter on kept_document (matter_id) where matter_id is not null`,
  // What is held of whom: a person, or a matter. Exactly one of them.
  `create table legal_hold (
    id uuid primary key default gen_random_uuid(),
    person_id text references person on delete restrict,
    matter_id uuid references matter on delete restrict,
    reason text not null,
    placed_by text references person on delete set null,
    placed_at timestamptz not null default now(),
    lifted_by text references person on delete set null,
    lifted_at timestamptz,
    check (num_nonnulls(person_id, matter_id) = 1)
  )`,
  `create index legal_hold_open on legal_hold (person_id, matter_id) where lifted_at is null`,
]
