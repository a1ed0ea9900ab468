import { type Kysely, sql } from 'kysely'

/**
 * Who works in the database for a person may call what that work needs and nothing beside it: no link of the audit log,
 * no lock that others wait for, no job of another's run.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ schema: string }>`select quote_ident(current_schema()) as schema`.execute(db)
  for (const statement of statements(rows[0]?.schema ?? 'public')) await sql.raw(statement).execute(db)
}

/** They lock, or link, as the owner of the tables; so nobody else has to be allowed to. */
const asOwner = [
  'chain_audit_event',
  'refuse_held',
  'refuse_leaving_held',
  'refuse_held_change',
  'refuse_held_use',
] as const

const statements = (schema: string) => [
  ...asOwner.map((name) => `alter function ${name}() security definer set search_path = ${schema}, pg_temp`),
  'revoke all on function link_audit_event(audit_event) from public',

  // One transaction of a person after the other. Nobody waits for another's.
  `create function casewright_take_turn(what text) returns void language plpgsql security definer
    set search_path = ${schema}, pg_temp as $$ begin
      if what not in ('runs', 'storage') or casewright_told() is null then
        raise exception 'There is no such turn' using errcode = 'insufficient_privilege';
      end if;
      perform pg_advisory_xact_lock(hashtextextended('casewright ' || what || ' ' || casewright_told(), 0));
    end $$`,

  // The trigger is made with the queue's table, which is not there yet: see db/wall.
  `create function refuse_job_of_others() returns trigger language plpgsql set search_path = ${schema}, pg_temp as $$
    begin
      if casewright_system() then return new; end if;
      if new.name = 'run-tool' and new.group_id = casewright_told()
        and exists (select from run where id::text = new.data ->> 'runId' and owner_id = casewright_told())
      then
        return new;
      end if;
      raise exception 'A person sends jobs of their own runs alone' using errcode = 'insufficient_privilege';
    end $$`,
]
