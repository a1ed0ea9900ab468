import { type Kysely, sql } from 'kysely'
import { forNobody } from './0016-holds-of-all.ts'

/** Who is closed out is told of at once, whoever does it; and what a hold rests on is kept as what it covers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ schema: string }>`select quote_ident(current_schema()) as schema`.execute(db)
  for (const statement of statements(rows[0]?.schema ?? 'public')) await sql.raw(statement).execute(db)
}

const statements = (schema: string) => [
  // Answers that are still being read by it hear of it, at every process.
  `create function tell_closed_out() returns trigger language plpgsql as $$
    begin
      perform pg_notify('casewright_person', to_jsonb(old) ->> tg_argv[0]);
      return null;
    end
  $$`,
  `create trigger session_closed_out after delete on session
    for each row execute function tell_closed_out('user_id')`,
  `create trigger api_key_closed_out after delete on api_key
    for each row execute function tell_closed_out('reference_id')`,

  // An upload is held by the runs that use it, so which do is not changed. With a run that may go they go as well.
  `create function use_under_hold(one run_document) ${forNobody(
    schema,
    `exists (
      select from run where id = one.run_id and retain = 'history' and under_hold(owner_id, matter_id)
    )`,
  )}`,
  `create function refuse_held_use() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(hashtext('casewright holds'));
      if use_under_hold(old) then
        raise exception 'This is under a legal hold' using errcode = 'CWH01';
      end if;
      if tg_op = 'DELETE' then return old; end if;
      return new;
    end
  $$`,
  `create trigger run_document_held before update or delete on run_document
    for each row execute function refuse_held_use()`,
  `create trigger run_document_held_whole before truncate on run_document
    for each statement execute function refuse_held_change()`,

  // Who placed or lifted it may be erased; all else stays as it was written.
  `create function refuse_hold_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE'
        and (new.id, new.person_id, new.matter_id, new.reason, new.placed_at)
          is not distinct from (old.id, old.person_id, old.matter_id, old.reason, old.placed_at)
        and (new.placed_by is null or new.placed_by is not distinct from old.placed_by)
        and (old.lifted_at is null or new.lifted_at is not distinct from old.lifted_at)
        and (old.lifted_at is null or new.lifted_by is null or new.lifted_by is not distinct from old.lifted_by)
      then
        return new;
      end if;
      raise exception 'A legal hold is placed and lifted, and not changed or deleted'
        using errcode = 'insufficient_privilege';
    end
  $$`,
  `create trigger legal_hold_stays before update or delete on legal_hold
    for each row execute function refuse_hold_change()`,
  `create trigger legal_hold_stays_whole before truncate on legal_hold
    for each statement execute function refuse_hold_change()`,
  // Asked when the transaction ends, so that the line of who lifted it is there.
  `create function write_down_lifting() returns trigger language plpgsql as $$
    begin
      if not exists (select from audit_event where action = 'hold.lifted' and subject_id = new.id::text) then
        insert into audit_event (actor_kind, action, subject_kind, subject_id)
          values ('system', 'hold.lifted', 'hold', new.id::text);
      end if;
      return null;
    end
  $$`,
  `create constraint trigger legal_hold_lifted after update on legal_hold deferrable initially deferred
    for each row when (old.lifted_at is null and new.lifted_at is not null) execute function write_down_lifting()`,
]
