import { sql } from 'kysely'
import type { Trx } from '../client.ts'

/**
 * The role that transactions for a person take on, as far as there is one. Roles belong to the whole server of
 * PostgreSQL, so each database has one of its own.
 * @param application who takes it on; whoever asks, unless given
 */
export async function personRole(trx: Trx, application?: string): Promise<string | null> {
  const { rows } = await sql<{ name: string; isThere: boolean }>`
    select name, exists (select from pg_roles where rolname = name) as is_there
    from (select 'casewright_person_' || left(md5(current_database()), 12) as name) as named
  `.execute(trx)
  const { name = '', isThere = false } = rows[0] ?? {}
  if (!isThere && !(await allowed(trx, `create role ${name} nologin noinherit`))) return null
  if (application) {
    const { rows: members } = await sql<{ is: boolean; named: string }>`
      select pg_has_role(rolname, ${name}, 'member') as is, quote_ident(rolname) as named
      from pg_roles where rolname = ${application}
    `.execute(trx)
    if (!members[0]?.is) await allowed(trx, `grant ${name} to ${members[0]?.named}`)
    return (await isBound(trx, name)) ? name : null
  }
  const takesOn = () => allowed(trx, `set local role ${name}; set local role none`)
  if (!(await takesOn())) {
    await allowed(trx, `grant ${name} to current_user`)
    if (!(await takesOn())) return null
  }
  return (await isBound(trx, name)) ? name : null
}

/** Policies hold for it: somebody may have made it with more rights than it should have. */
async function isBound(trx: Trx, name: string): Promise<boolean> {
  const { rows } = await sql<{ bound: boolean }>`
    select not rolsuper and not rolbypassrls and not pg_has_role(rolname, relowner, 'usage') as bound
    from pg_roles, pg_class where rolname = ${name} and pg_class.oid = 'run'::regclass
  `.execute(trx)
  return rows[0]?.bound === true
}

/** Does what the database may refuse; then nothing of it was done, and the transaction goes on. */
async function allowed(trx: Trx, statements: string): Promise<boolean> {
  await sql`savepoint asked`.execute(trx)
  try {
    for (const statement of statements.split('; ')) await sql.raw(statement).execute(trx)
    await sql`release savepoint asked`.execute(trx)
    return true
  } catch {
    await sql`rollback to savepoint asked`.execute(trx)
    return false
  }
}
