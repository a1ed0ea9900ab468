import { type Kysely, sql } from 'kysely'

/** The chain that makes a changed audit log show, and what is under a legal hold kept from whoever deletes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const holdable = ['run', 'document', 'kept_document', 'kept_version', 'person', 'matter']
const filed = ['run', 'document', 'kept_document']

const statements = [
  // Each link is made of the one before and of its event. Links are made when a transaction ends, one after the other:
  // until then nobody waits, and two transactions that write events and lock rows cannot lock each other out.
  `create table audit_link (
    position bigint primary key,
    event_id bigint not null unique,
    chain bytea not null
  )`,
  `create function link_audit_event(event audit_event) returns void language plpgsql as $$
    declare
      last audit_link;
    begin
      perform pg_advisory_xact_lock(hashtext('casewright audit'));
      if exists (select from audit_link where event_id = event.id) then
        return;
      end if;
      select * into last from audit_link order by position desc limit 1;
      insert into audit_link values (
        coalesce(last.position, 0) + 1,
        event.id,
        sha256(coalesce(last.chain, '') || convert_to(jsonb_build_array(
          event.id, floor(extract(epoch from event.at) * 1000)::bigint, event.actor_kind, event.actor_id, event.key_id,
          event.address, event.action, event.subject_kind, event.subject_id, event.detail)::text, 'UTF8'))
      );
    end
  $$`,
  `create function chain_audit_event() returns trigger language plpgsql as $$
    begin
      perform link_audit_event(new);
      return null;
    end
  $$`,
  `create constraint trigger audit_event_chained after insert on audit_event
    deferrable initially deferred for each row execute function chain_audit_event()`,
  `do $$
    declare
      event audit_event;
    begin
      for event in select * from audit_event order by id loop
        perform link_audit_event(event);
      end loop;
    end
  $$`,
  `create trigger audit_link_stays before update or delete on audit_link
    for each row execute function refuse_change()`,
  `create trigger audit_link_stays_whole before truncate on audit_link
    for each statement execute function refuse_change()`,

  // A hold that was lifted is told of for ever and keeps nobody here: the triggers below know the open ones.
  `alter table legal_hold drop constraint legal_hold_person_id_fkey, drop constraint legal_hold_matter_id_fkey`,
  `create function under_hold(owner text, matter uuid) returns boolean language sql stable as $$
    select exists (
      select from legal_hold where lifted_at is null and (legal_hold.person_id = owner or legal_hold.matter_id = matter)
    )
  $$`,
  `create function document_under_hold(one document) returns boolean language sql stable as $$
    select under_hold(one.owner_id, one.matter_id) or exists (
      select from run_document join run on run.id = run_document.run_id
      where run_document.document_id = one.id and run.retain = 'history' and under_hold(run.owner_id, run.matter_id)
    )
  $$`,
  // Who places a hold takes the same lock alone: once a hold is placed, nothing that it covers is still on its way out.
  `create function refuse_held() returns trigger language plpgsql as $$
    declare
      held boolean;
    begin
      if tg_table_name = 'run' then
        if old.retain = 'transient' then return old; end if;
      elsif tg_table_name = 'document' then
        if old.state = 'arriving' then return old; end if;
      end if;
      perform pg_advisory_xact_lock_shared(hashtext('casewright holds'));
      if tg_table_name = 'person' then
        held := under_hold(old.id, null);
      elsif tg_table_name = 'matter' then
        held := under_hold(null, old.id);
      elsif tg_table_name = 'kept_version' then
        held := exists (select from kept_document where id = old.document_id and under_hold(owner_id, matter_id));
      elsif tg_table_name = 'document' then
        held := document_under_hold(old);
      else
        held := under_hold(old.owner_id, old.matter_id);
      end if;
      if held then
        raise exception 'This is under a legal hold' using errcode = 'CWH01';
      end if;
      return old;
    end
  $$`,
  ...holdable.map(
    (table) => `create trigger ${table}_held before delete on ${table} for each row execute function refuse_held()`,
  ),
  `create function refuse_leaving_held() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(hashtext('casewright holds'));
      if under_hold(null, old.matter_id) then
        raise exception 'This is filed in a matter under a legal hold' using errcode = 'CWH02';
      end if;
      return new;
    end
  $$`,
  ...filed.map(
    (table) =>
      `create trigger ${table}_stays_filed before update of matter_id on ${table} for each row
        when (old.matter_id is not null and old.matter_id is distinct from new.matter_id)
        execute function refuse_leaving_held()`,
  ),
  // What retention asks for.
  `create index run_ended on run (ended_at) where retain = 'history'`,
  `create index kept_document_changed on kept_document (updated_at)`,
  `create index document_made on document (created_at) where state = 'kept'`,
  `create index egress_entry_at on egress_entry (at)`,
]
