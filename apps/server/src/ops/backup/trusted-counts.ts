import pg from 'pg'
import { closeSession, openSession } from './session.ts'

/** How long a table is waited for that others use. */
const patience = '10s'

/**
 * Has row security hide nothing from this connection, or counts what there is where it could. PostgreSQL rather errors
 * than filters with `row_security` off; where it does so for the owner as well, policies are trusted only as far as they
 * let through as many rows as stand there.
 * @param client within the transaction whose snapshot counts
 * @returns how many rows each table has that policies hold for, and none where they hold for none
 * @throws Error with a sentence where neither can be had
 */
export async function trustedCounts(client: pg.ClientBase, url: string): Promise<Map<string, number>> {
  const { rows: roles } = await client.query<{ free: boolean }>(
    'select rolsuper or rolbypassrls as free from pg_roles where rolname = current_user',
  )
  const { rows: held } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class
     where relnamespace = to_regnamespace(current_schema()) and relkind = 'r' and relforcerowsecurity`,
  )
  if (roles[0]?.free || held.length === 0) {
    await client.query('set local row_security = off')
    return new Map()
  }
  const { rows: snapshots } = await client.query<{ id: string }>('select pg_export_snapshot() as id')
  return countAs(
    url,
    String(snapshots[0]?.id),
    held.map(({ name }) => name),
  )
}

/** Counts as the owner, for whom policies do not hold while they are not forced; what was changed for it is rolled back. */
async function countAs(url: string, snapshot: string, tables: string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  const owner = await openSession(url)
  try {
    for (const table of tables) {
      const name = pg.escapeIdentifier(table)
      await owner.query('begin isolation level repeatable read')
      await owner.query(`set transaction snapshot ${pg.escapeLiteral(snapshot)}`)
      await owner.query(`set local lock_timeout = '${patience}'`)
      await owner.query(`alter table ${name} no force row level security`)
      await owner.query('set local row_security = off')
      const { rows } = await owner.query<{ count: string }>(`select count(*) as count from ${name}`)
      counts.set(table, Number(rows[0]?.count))
      await owner.query('rollback')
    }
    return counts
  } catch (cause) {
    throw new Error(
      'Row security may hide rows from this database user, and this cannot be checked. Make backups as the owner of the tables, or as a user with BYPASSRLS.',
      { cause },
    )
  } finally {
    await closeSession(owner)
  }
}
