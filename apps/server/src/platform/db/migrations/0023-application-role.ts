import { type Kysely, sql } from 'kysely'

/**
 * The application may run as a role that owns nothing. So the system is known by what it may do, and no longer by what it
 * owns: who reads which migrations were done is no person. Roles are not named, as they do not come back with a backup.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ schema: string }>`select quote_ident(current_schema()) as schema`.execute(db)
  for (const statement of statements(rows[0]?.schema ?? 'public')) await sql.raw(statement).execute(db)
}

const statements = (schema: string) => [
  `create function casewright_acts_for_all() returns boolean language plpgsql stable set search_path = pg_catalog
    as $$ begin
      return has_table_privilege(current_user, '${schema}.migration', 'select');
    end $$`,
  `create or replace function casewright_system() returns boolean language sql stable as $$
    select case when nullif(current_setting('casewright.user', true), '') is null
      then casewright_acts_for_all() else false end $$`,
  'drop function casewright_owns_tables()',
  'revoke all on migration, migration_lock from public',
]
