import { type Kysely, sql } from 'kysely'
import { owned, protect } from './policies.ts'

/**
 * What is watched for later law: each result that is kept in a history, and each saved document. Which authorities it
 * cites, and what was known of them, is sealed. A row without that is still to be read; triggers make one whatever way a
 * result or a version comes in.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const isReport = (row: string) => `${row}state = 'done' and ${row}retain = 'history'`

const statements = [
  `create table treatment_watch (
    id uuid primary key default gen_random_uuid(),
    owner_id text not null references person on delete cascade,
    run_id uuid unique references run on delete cascade,
    document_id uuid unique references kept_document on delete cascade,
    -- Null: it is still to be read.
    sealed bytea,
    -- The state of the law that it was last compared with.
    compared_with text not null default '',
    -- Since when something in it is worse than its owner was told.
    worse_since timestamptz(3),
    check (num_nonnulls(run_id, document_id) = 1)
  )`,
  `create index treatment_watch_worse on treatment_watch (owner_id) where worse_since is not null`,
  `create index treatment_watch_compared on treatment_watch (compared_with)`,
  ...protect(owned('treatment_watch', 'owner_id')),
  `insert into treatment_watch (owner_id, run_id) select owner_id, id from run where ${isReport('')}`,
  `insert into treatment_watch (owner_id, document_id) select owner_id, id from kept_document`,
  `create function run_is_watched() returns trigger language plpgsql as $$
    begin
      insert into treatment_watch (owner_id, run_id) values (new.owner_id, new.id) on conflict do nothing;
      return null;
    end
  $$`,
  `create trigger run_is_watched after update of state on run for each row
    when (${isReport('new.')} and old.state <> 'done') execute function run_is_watched()`,
  // A version that replaces another is read again, and compared with what was known before.
  `create function document_is_watched() returns trigger language plpgsql as $$
    begin
      insert into treatment_watch (owner_id, document_id)
        select owner_id, id from kept_document where id = new.document_id
        on conflict (document_id) do update set compared_with = '';
      return null;
    end
  $$`,
  `create trigger document_is_watched after insert on kept_version for each row execute function document_is_watched()`,
]
