import { type Kysely, sql } from 'kysely'

/**
 * What the database does by itself in a person's transaction sees more than they do: whether a hold lies on something is
 * asked of all holds and all runs, and the chain of the audit log is nobody's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ schema: string }>`select quote_ident(current_schema()) as schema`.execute(db)
  for (const statement of statements(rows[0]?.schema ?? 'public')) await sql.raw(statement).execute(db)
}

/** As the owner of the tables, and for as long as it looks for nobody. */
export const forNobody = (
  schema: string,
  condition: string,
) => `returns boolean language plpgsql stable security definer
  set search_path = ${schema}, pg_temp as $$
    declare
      told text := current_setting('casewright.user', true);
      answer boolean;
    begin
      perform set_config('casewright.user', '', true);
      answer := ${condition};
      perform set_config('casewright.user', coalesce(told, ''), true);
      return answer;
    end
  $$`

const statements = (schema: string) => [
  `create or replace function under_hold(owner text, matter uuid) ${forNobody(
    schema,
    `exists (
      select from legal_hold where lifted_at is null and (legal_hold.person_id = owner or legal_hold.matter_id = matter)
    )`,
  )}`,
  `create or replace function document_under_hold(one document) ${forNobody(
    schema,
    `under_hold(one.owner_id, one.matter_id) or exists (
      select from run_document join run on run.id = run_document.run_id
      where run_document.document_id = one.id and run.retain = 'history' and under_hold(run.owner_id, run.matter_id)
    )`,
  )}`,
  `alter function link_audit_event(audit_event) security definer set search_path = ${schema}, pg_temp`,
]
