import { type Kysely, sql } from 'kysely'

/**
 * By which version of the reader each opinion was read for what it says of others, written with its treatments. What an
 * older one read is read again, behind everything else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table treatment_read (
    authority integer primary key references authority on delete cascade,
    reader integer not null
  )`,
  `insert into treatment_read (authority, reader) select number, 0 from authority
    where kind = 'case' and length > 0 and not exists (select from treatment_due where treatment_due.authority = number)`,
  `create index treatment_read_reader on treatment_read (reader, authority)`,
]
