import { sql } from 'kysely'
import type { Database, Trx } from '../client.ts'
import { applicationRights } from './application-grants.ts'
import { grants } from './grants.ts'
import { personRole } from './person-role.ts'

const roles = new WeakMap<Database, string>()

/** The role that transactions for a person take on in a database; undefined where there is none. */
export const roleOf = (db: Database): string | undefined => roles.get(db)

/**
 * How row security stands in a database. `role`: transactions for a person run as a role that owns nothing. `setting`:
 * the database lets no role be made, so they run as whoever the application is, bound by the policies alone.
 */
export const wallOf = (db: Database): 'role' | 'setting' => (roles.has(db) ? 'role' : 'setting')

/**
 * Makes the role of people ready, once the tables and the queue are there, and notes it for this database. Several
 * processes may do so at once. An application that owns nothing notes what the owner made.
 * @param application the role of the running application, where `db` is its owner's
 */
export async function raiseWall(db: Database, application?: string): Promise<void> {
  const role = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('casewright wall'))`.execute(trx)
    const name = await personRole(trx, application)
    const owned = await schemaOf(trx)
    if (!owned.isOwner) return name
    if (name) await grant(trx, name, personGrants(owned))
    if (owned.queue) await guardQueue(trx)
    if (application) await grant(trx, await quoted(trx, application), await applicationGrants(trx, owned))
    return name
  })
  if (role) roles.set(db, role)
}

interface Schema {
  own: string
  /** By name; those of the queue stand in its own schema. */
  tables: readonly string[]
  queue: boolean
  isOwner: boolean
}

async function schemaOf(trx: Trx): Promise<Schema> {
  const { rows } = await sql<Schema>`
    select quote_ident(current_schema()) as own, to_regnamespace('pgboss') is not null as queue,
      array(select relname::text from pg_class where relnamespace = current_schema()::regnamespace) as tables,
      pg_has_role(relowner, 'usage') as is_owner
    from pg_class where oid = 'run'::regclass
  `.execute(trx)
  return rows[0] as Schema
}

const quoted = async (trx: Trx, name: string): Promise<string> =>
  (await sql<{ name: string }>`select quote_ident(${name}) as name`.execute(trx)).rows[0]?.name ?? name

/** A table that a later migration makes is granted once it is there. */
const personGrants = ({ own, queue, tables }: Schema): string[] => [
  `usage on schema ${own}${queue ? ', pgboss' : ''}`,
  ...Object.entries(grants)
    .filter(([table]) => (table.startsWith('pgboss.') ? queue : tables.includes(table)))
    .map(([table, rights]) => `${rights} on ${table}`),
]

async function applicationGrants(trx: Trx, { own, queue }: Schema): Promise<string[]> {
  const { rows } = await sql<{ name: string; quoted: string }>`
    select relname as name, quote_ident(relname) as quoted from pg_class
    where relnamespace = to_regnamespace(${own}) and relkind in ('r', 'p')
  `.execute(trx)
  return [
    `usage on schema ${own}${queue ? ', pgboss' : ''}`,
    ...rows
      .map((table) => ({ on: `${own}.${table.quoted}`, rights: applicationRights(table.name) }))
      .filter(({ rights }) => rights !== '')
      .map(({ on, rights }) => `${rights} on ${on}`),
    `usage on all sequences in schema ${own}`,
    ...(queue ? [`select, insert, update, delete on all tables in schema pgboss`] : []),
  ]
}

/** Exactly what is listed: what an earlier version was granted and this one does not need is taken back. */
async function grant(trx: Trx, role: string, given: readonly string[]): Promise<void> {
  const { rows } = await sql<{ held: string }>`
    select distinct case relkind when 'S' then 'sequence ' else '' end || pg_class.oid::regclass::text as held
    from pg_class, aclexplode(relacl) as acl where acl.grantee = ${role}::regrole
  `.execute(trx)
  const statements = [
    ...rows.map(({ held }) => `revoke all on ${held} from ${role}`),
    ...given.map((rights) => `grant ${rights} to ${role}`),
  ]
  await sql.raw(`do $$ begin ${statements.join('; ')}; end $$`).execute(trx)
}

/** A person sends jobs of their own runs alone. Made once, as making it waits for whoever uses the queue. */
async function guardQueue(trx: Trx): Promise<void> {
  await sql`do $$ begin
    if to_regprocedure('refuse_job_of_others()') is not null and not exists (
      select from pg_trigger where tgrelid = 'pgboss.job_common'::regclass and tgname = 'job_of_own_run'
    ) then
      create trigger job_of_own_run before insert on pgboss.job_common
        for each row execute function refuse_job_of_others();
    end if;
  end $$`.execute(trx)
}
