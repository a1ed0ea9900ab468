import { type Kysely, sql } from 'kysely'

/**
 * The vectors of an authority's units, one after another: `bits` has one bit for each dimension, which searches read
 * into memory, `bytes` has eight, of which they read the few that are near. One process writes them, so that what
 * another has read up to `id` is all that there was.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table authority_vector (
    id bigint generated always as identity unique,
    authority integer not null references authority on delete cascade,
    model text not null,
    units integer not null,
    bits bytea not null,
    bytes bytea not null,
    made_at timestamptz not null default now(),
    primary key (authority, model)
  )`.execute(db)
  await sql`alter table authority_vector alter column bits set storage external`.execute(db)
  await sql`alter table authority_vector alter column bytes set storage external`.execute(db)
}
