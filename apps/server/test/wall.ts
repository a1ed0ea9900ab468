import { sql } from 'kysely'
import type pg from 'pg'
import type { Database } from '../src/platform/db/client.ts'

/** Every table of a database that holds something of a person: it refers to one, or to something of theirs, however far. */
export async function tablesOfPeople(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive reaches(oid) as (
      select 'person'::regclass::oid
      union
      select conrelid from pg_constraint join reaches on confrelid = reaches.oid where contype = 'f'
    )
    select relname as name from pg_class
    where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace and (
      oid in (select oid from reaches)
      or exists (
        select from pg_attribute where attrelid = pg_class.oid and attnum > 0
          and atttypid in ('text'::regtype, 'uuid'::regtype)
          and attname ~ '^(person|owner|user|actor|reference|run|document|matter|session)_id$|_by$|_person$|email|^identifier$'
      )
    )
    order by relname
  `.execute(db)
  return rows.map(({ name }) => name)
}

/** A row of each table of people, for a person; ids of those that others are told by. */
export async function livedIn(pool: pg.Pool, person: string) {
  const one = async (statement: string, values: unknown[] = []) =>
    (await pool.query(`insert into ${statement} returning *`, values)).rows[0] as Record<string, unknown>
  await one(`person (id, name, email, email_verified) values ($1, $1, $1 || '@example.com', true)`, [person])
  const matter = await one(`matter (name, owner_id) values ('M', $1)`, [person])
  await one('matter_member (matter_id, person_id) values ($1, $2)', [matter.id, person])
  const document = await one(`document (owner_id, name, bytes, state) values ($1, 'N', 1, 'kept')`, [person])
  await one(`document_chunk (document_id, seq, sealed) values ($1, 0, '')`, [document.id])
  await one(`document_text (document_id, sealed) values ($1, '')`, [document.id])
  const run = await runOf(pool, person)
  await one('run_document (run_id, document_id, position) values ($1, $2, 0)', [run.id, document.id])
  await one(`run_step (run_id, message) values ($1, 'S')`, [run.id])
  await one(`run_review (run_id, item, person_id, sealed) values ($1, 'i', $2, '')`, [run.id, person])
  await one(`run_partial (run_id, version, sealed) values ($1, 1, '')`, [run.id])
  const kept = await one(`kept_document (owner_id, tool, title) values ($1, 't', 'T')`, [person])
  await one(`kept_version (document_id, version, title, sealed) values ($1, 1, 'T', '')`, [kept.id])
  await one(`egress_entry (person_id, kind, name, host, trust, method) values ($1, 'web', 'n', 'h', 'cloud', 'GET')`, [
    person,
  ])
  await one(`person_setting (person_id, key, sealed) values ($1, 'k', '')`, [person])
  await one(
    `session (id, expires_at, token, updated_at, user_id) values ($1, now() + interval '1 day', $1, now(), $1)`,
    [person],
  )
  await one(`credential (id, account_id, provider_id, user_id, updated_at) values ($1, $1, 'credential', $1, now())`, [
    person,
  ])
  await one('api_key (id, reference_id, key) values ($1, $1, $1)', [person])
  await one(
    `one_time_link (kind, token_hash, email, person_id, expires_at) values ('email', $1::text::bytea, 'e', $1, now())`,
    [person],
  )
  await one(`usage_entry (kind, run_id, person_id, tool, action) values ('run', $1, $2, 't', 'a')`, [run.id, person])
  await one(`verification (id, identifier, value, expires_at) values ($1, $1, 'v', now())`, [person])
  await one(`two_factor (id, secret, backup_codes, user_id) values ($1, 's', 'b', $1)`, [person])
  await one(
    `passkey (person_id, name, credential_id, public_key, counter, transports, backed_up) values ($1, 'n', $1, '', 0, '{}', false)`,
    [person],
  )
  await one(`known_device (person_id, token_hash) values ($1, $1::text::bytea)`, [person])
  await one(`audit_event (actor_kind, actor_id, action) values ('person', $1, 'account.erased')`, [person])
  await one(`legal_hold (person_id, reason, lifted_at) values ($1, 'R', now())`, [person])
  return { person, matter: matter.id as string, document: document.id as string, run: run.id, kept: kept.id as string }
}

export async function runOf(pool: pg.Pool, person: string, matter: string | null = null): Promise<{ id: string }> {
  const { rows } = await pool.query(
    `insert into run (owner_id, matter_id, tool, action, mode, retain, label, sealed_input)
     values ($1, $2, 't', 'a', 'inline', 'history', 'L', '') returning id`,
    [person, matter],
  )
  return rows[0] as { id: string }
}
