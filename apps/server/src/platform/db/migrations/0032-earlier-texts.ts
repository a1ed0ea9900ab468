import { type Kysely, sql } from 'kysely'

/**
 * The texts of sections before an update changed them. `authority` is the id, which stays the same when a text changes;
 * who reads an import takes away what belongs to no authority any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table authority_earlier (
    authority uuid not null,
    import_id uuid not null references library_import on delete cascade,
    as_of text not null,
    text text not null,
    replaced_at timestamptz not null default now(),
    primary key (authority, as_of)
  )`.execute(db)
  await sql`create index authority_earlier_import on authority_earlier (import_id)`.execute(db)
}
