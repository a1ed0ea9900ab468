import { type Kysely, sql } from 'kysely'

/**
 * The case index: what is known of published cases without their texts, a block for each volume. A volume in which
 * cases of another are reprinted has a block more for each, which says where they are. Blocks are packed already.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table case_index_volume (
    volume text not null,
    import_id uuid not null references library_import on delete cascade,
    home text not null,
    cases integer not null,
    block bytea not null,
    written_at timestamptz not null default now(),
    primary key (volume, import_id, home)
  )`.execute(db)
  await sql`alter table case_index_volume alter column block set storage external`.execute(db)
  await sql`create index case_index_volume_home on case_index_volume (import_id, home)`.execute(db)
}
