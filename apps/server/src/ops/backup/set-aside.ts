import pg from 'pg'

const { escapeIdentifier: quoted } = pg
const inSchema = 'relnamespace = to_regnamespace(current_schema())'

/**
 * Sets aside what would hinder rows from coming in as they were, or would be slow by the row: foreign keys, triggers of
 * our own, and row security, which PostgreSQL does not copy into. @param client within the transaction that copies
 * @returns how to put all of it back, which checks every foreign key over all rows
 */
export async function setAside(client: pg.ClientBase): Promise<() => Promise<void>> {
  const read = async (query: string) => (await client.query<{ undo: string; redo: string }>(query)).rows
  const all = [
    ...(await read(
      `select format('alter table %I drop constraint %I', relname, conname) as undo,
         format('alter table %I add constraint %I %s', relname, conname, pg_get_constraintdef(pg_constraint.oid)) as redo
       from pg_constraint join pg_class on pg_class.oid = conrelid
       where contype = 'f' and conparentid = 0 and ${inSchema} order by pg_constraint.oid`,
    )),
    ...(await read(
      `select format('alter table %I disable trigger %I', relname, tgname) as undo,
         format('alter table %I enable %s trigger %I', relname, case tgenabled when 'A' then 'always' else '' end, tgname)
           as redo
       from pg_trigger join pg_class on pg_class.oid = tgrelid
       where not tgisinternal and tgenabled in ('O', 'A') and ${inSchema}`,
    )),
    ...(await read(
      `select format('alter table %I no force row level security', relname) as undo,
         format('alter table %I force row level security', relname) as redo
       from pg_class where relforcerowsecurity and relkind = 'r' and ${inSchema}`,
    )),
  ]
  for (const { undo } of all) await client.query(undo)
  return async () => {
    for (const { redo } of all) await client.query(redo)
  }
}

/** Takes out the rows that migrations made. */
export async function clear(client: pg.ClientBase, tables: readonly string[]): Promise<void> {
  for (const table of tables) await client.query(`delete from ${quoted(table)}`)
}
