import { type Kysely, sql } from 'kysely'

/** With which email an administrator invited somebody: whoever else chooses one says what they like. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table person add column invited_email text`.execute(db)
  // Of those whose invitation is still known.
  await sql`update person set invited_email = link.email from one_time_link as link
    where link.person_id = person.id and link.kind = 'invitation' and link.used_at is not null`.execute(db)
}
