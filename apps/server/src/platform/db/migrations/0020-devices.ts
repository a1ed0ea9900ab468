import { type Kysely, sql } from 'kysely'
import { owned, protect, told } from './policies.ts'

/** Browsers that somebody has signed in with, when a session was last used, and one's own lines of the audit log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const aboutMyself = `(actor_id = ${told} or (subject_kind = 'person' and subject_id = ${told}))`

const statements = [
  // Of the cookie its hash alone, and nothing else that tells browsers apart.
  `create table known_device (
    id uuid primary key default gen_random_uuid(),
    person_id text not null references person on delete cascade,
    token_hash bytea not null unique,
    first_at timestamptz not null default now(),
    last_at timestamptz not null default now()
  )`,
  `create index known_device_person on known_device (person_id, last_at)`,
  ...protect(owned('known_device', 'person_id')),
  `alter table session add column last_seen_at timestamptz not null default now()`,
  `drop policy reads on audit_event`,
  `create policy reads on audit_event for select using ((select casewright_system()) or ${aboutMyself})`,
]
