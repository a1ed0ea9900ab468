import { type Kysely, sql } from 'kysely'
import { forNobody } from './0016-holds-of-all.ts'

/** Ways round the holds and round the matters that a person is no member of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ schema: string }>`select quote_ident(current_schema()) as schema`.execute(db)
  for (const statement of statements(rows[0]?.schema ?? 'public')) await sql.raw(statement).execute(db)
}

const held = ['run', 'document', 'kept_document', 'kept_version', 'person', 'matter', 'run_review']
const filed = ['run', 'document', 'kept_document', 'usage_entry']

const statements = (schema: string) => [
  `create function any_hold() ${forNobody(schema, `exists (select from legal_hold where lifted_at is null)`)}`,
  // Of a run that is deleted with its reviews nothing is left to ask here: whether it may go was asked before.
  `create function review_under_hold(one run_review) ${forNobody(
    schema,
    `exists (
      select from run where id = one.run_id and retain = 'history' and under_hold(owner_id, matter_id)
    )`,
  )}`,
  `create function refuse_held_change() returns trigger language plpgsql as $$
    declare
      held boolean;
    begin
      perform pg_advisory_xact_lock_shared(hashtext('casewright holds'));
      if tg_op = 'TRUNCATE' then
        held := any_hold();
      elsif tg_table_name = 'run_review' then
        held := review_under_hold(old);
      elsif tg_table_name = 'document' then
        held := document_under_hold(old);
      else
        held := under_hold(old.owner_id, old.matter_id);
      end if;
      if held then
        raise exception 'This is under a legal hold' using errcode = 'CWH01';
      end if;
      if tg_op = 'DELETE' then return old; end if;
      return new;
    end
  $$`,
  `create trigger run_review_held before update or delete on run_review
    for each row execute function refuse_held_change()`,
  ...held.map(
    (table) =>
      `create trigger ${table}_held_whole before truncate on ${table}
        for each statement execute function refuse_held_change()`,
  ),
  // What would be no history any more, or another's, could be deleted next.
  `create trigger run_stays_held before update of retain, owner_id on run for each row
    when (old.retain = 'history' and (new.retain <> 'history' or new.owner_id is distinct from old.owner_id))
    execute function refuse_held_change()`,
  `create trigger document_stays_held before update of state, owner_id on document for each row
    when (old.state = 'kept' and (new.state <> 'kept' or new.owner_id is distinct from old.owner_id))
    execute function refuse_held_change()`,
  `create trigger kept_document_stays_held before update of owner_id on kept_document for each row
    when (new.owner_id is distinct from old.owner_id) execute function refuse_held_change()`,

  // The policies look at the matter of a new row, and not where a row is moved to.
  `create function refuse_matter_of_others() returns trigger language plpgsql as $$
    begin
      if casewright_told() is not null and new.matter_id <> all (array(select casewright_my_matters())) then
        raise exception 'This person is no member of the matter' using errcode = 'insufficient_privilege';
      end if;
      return new;
    end
  $$`,
  ...filed.map(
    (table) =>
      `create trigger ${table}_moves_to_own before update of matter_id on ${table} for each row
        when (new.matter_id is not null and new.matter_id is distinct from old.matter_id)
        execute function refuse_matter_of_others()`,
  ),
]
