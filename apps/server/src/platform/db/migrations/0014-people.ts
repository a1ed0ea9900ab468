import { type Kysely, sql } from 'kysely'

/** When somebody was last here, who asked for a new password, which links went by mail, and one open invitation for an email. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table person
    add column last_used_at timestamptz,
    add column asked_for_password_at timestamptz`,
  // What is known of the last use goes with the session, whoever ends it.
  `create function keep_last_use() returns trigger language plpgsql as $$
    begin
      update person set last_used_at = greatest(last_used_at, old.updated_at) where id = old.user_id;
      return null;
    end
  $$`,
  `create trigger session_last_use after delete on session for each row execute function keep_last_use()`,
  `alter table one_time_link add column mailed_at timestamptz`,
  `create unique index one_time_link_open_invitation on one_time_link (email)
    where kind = 'invitation' and used_at is null and revoked_at is null`,
]
