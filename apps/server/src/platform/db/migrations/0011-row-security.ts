import { type Kysely, sql } from 'kysely'
import { inMatter, nobody, owned, ownedInMatter, partOf, protect, type Rule, told } from './policies.ts'

/** The database itself keeps what is one person's from another, whatever a query forgets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ schema: string }>`select quote_ident(current_schema()) as schema`.execute(db)
  for (const statement of functions(rows[0]?.schema ?? 'public')) await sql.raw(statement).execute(db)
  for (const rule of rules) for (const statement of protect(rule)) await sql.raw(statement).execute(db)
}

const functions = (schema: string) => [
  // Null: the transaction is for nobody. Then it is the system's, or it sees nothing.
  `create function casewright_told() returns text language sql stable
    as $$ select nullif(current_setting('casewright.user', true), '') $$`,
  `create function casewright_owns_tables() returns boolean language plpgsql stable set search_path = pg_catalog
    as $$ begin
      return (select pg_has_role(relowner, 'usage') from pg_class where oid = '${schema}.run'::regclass);
    end $$`,
  // Who owns the tables is asked only where nobody is told.
  `create function casewright_system() returns boolean language sql stable as $$
    select case when nullif(current_setting('casewright.user', true), '') is null
      then casewright_owns_tables() else false end $$`,
  // As the owner of the tables, and with a word that keeps the policy of the members from asking this in turn.
  `create function casewright_my_matters() returns setof uuid language plpgsql stable security definer
    set search_path = ${schema}, pg_temp as $$ begin
      perform set_config('casewright.asks_for_matters', 'yes', true);
      return query select matter_id from matter_member
        where person_id = nullif(current_setting('casewright.user', true), '');
      perform set_config('casewright.asks_for_matters', '', true);
    end $$`,
]

const member = inMatter('id')
const opener = `owner_id = ${told}`

const rules: Rule[] = [
  // Members of a matter read each other's names.
  { table: 'person', reads: 'true', writes: `id = ${told}`, adds: nobody, removes: nobody },
  owned('session', 'user_id'),
  owned('credential', 'user_id'),
  owned('api_key', 'reference_id'),
  owned('two_factor', 'user_id'),
  owned('passkey', 'person_id'),
  { ...owned('one_time_link', 'person_id'), writes: nobody },
  { table: 'verification', reads: nobody, writes: nobody },
  owned('person_setting', 'person_id'),
  // Its members look after a matter together; who opened it, or has it from them, alone makes an end of it.
  {
    table: 'matter',
    reads: `${opener} or ${member}`,
    writes: `(${opener} or ${member})`,
    adds: opener,
    removes: opener,
  },
  {
    table: 'matter_member',
    reads: `person_id = ${told} or case when current_setting('casewright.asks_for_matters', true) = 'yes'
      then false else ${inMatter()} end`,
    writes: inMatter(),
    // The first member is who opened it.
    adds: `(${inMatter()} or exists (select from matter where matter.id = matter_id and ${opener}))`,
  },
  ownedInMatter('document', 'owner_id'),
  partOf('document_chunk', 'document', 'document_id'),
  partOf('document_text', 'document', 'document_id'),
  // What is kept nowhere is its owner's alone, in a matter too.
  {
    ...ownedInMatter('run', 'owner_id'),
    reads: `owner_id = ${told} or (retain = 'history' and ${inMatter()})`,
  },
  partOf('run_document', 'run', 'run_id'),
  partOf('run_step', 'run', 'run_id'),
  partOf('run_review', 'run', 'run_id'),
  partOf('run_partial', 'run', 'run_id'),
  ownedInMatter('kept_document', 'owner_id'),
  partOf('kept_version', 'kept_document', 'document_id'),
  owned('egress_entry', 'person_id'),
  { ...ownedInMatter('usage_entry', 'person_id'), removes: nobody },
  // Administrators act on the runs of others, and so does the system.
  { table: 'audit_event', reads: nobody, writes: nobody, adds: 'true' },
  { table: 'legal_hold', reads: `person_id = ${told} or ${inMatter()}`, writes: nobody },
]
