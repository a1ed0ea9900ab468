import { type Kysely, sql } from 'kysely'

/** Which files ended the process that read them: the same bytes of the same person are not read again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table document add column unsafe boolean not null default false`.execute(db)
  await sql`create index document_unsafe on document (owner_id, sha256) where unsafe`.execute(db)
}
