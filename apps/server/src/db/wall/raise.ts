import { sql } from 'kysely'
import type { Database, Trx } from '../client.ts'
import { grants } from './grants.ts'
import { personRole } from './person-role.ts'

const roles = new WeakMap<Database, string>()

/** The role that transactions for a person take on in a database; undefined where there is none. */
export const roleOf = (db: Database): string | undefined => roles.get(db)

/**
 * How row security stands in a database. `role`: transactions for a person run as a role that owns nothing. `setting`:
 * the database lets no role be made, so they run as the owner of the tables, bound by the policies alone.
 */
export const wallOf = (db: Database): 'role' | 'setting' => (roles.has(db) ? 'role' : 'setting')

/** Makes the role of people ready, once the tables and the queue are there. Several processes may do so at once. */
export async function raiseWall(db: Database): Promise<void> {
  const role = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('casewright wall'))`.execute(trx)
    const name = await personRole(trx)
    if (name) await grant(trx, name)
    return name
  })
  if (role) roles.set(db, role)
}

/** Exactly what is listed: what an earlier version was granted and this one does not need is taken back. */
async function grant(trx: Trx, role: string): Promise<void> {
  const { rows } = await sql<{ held: string }>`
    select distinct pg_class.oid::regclass::text as held
    from pg_class, aclexplode(relacl) as acl where acl.grantee = ${role}::regrole
  `.execute(trx)
  const { rows: schemas } = await sql<{ own: string; queue: boolean }>`
    select quote_ident(current_schema()) as own, to_regnamespace('pgboss') is not null as queue
  `.execute(trx)
  const { own = 'public', queue = false } = schemas[0] ?? {}
  const statements = [
    ...rows.map(({ held }) => `revoke all on ${held} from ${role}`),
    `grant usage on schema ${own}${queue ? ', pgboss' : ''} to ${role}`,
    ...Object.entries(grants)
      .filter(([table]) => queue || !table.startsWith('pgboss.'))
      .map(([table, rights]) => `grant ${rights} on ${table} to ${role}`),
  ]
  await sql.raw(`do $$ begin ${statements.join('; ')}; end $$`).execute(trx)
}
