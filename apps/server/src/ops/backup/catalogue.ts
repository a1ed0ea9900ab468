import pg from 'pg'
import type { End, Manifest } from './file/form.ts'

const { escapeIdentifier: quoted } = pg

type Table = Manifest['tables'][number]

/** Ours: what no extension brought. Unlogged tables hold what is worth nothing after a crash. */
const ours = (kinds: string) => `from pg_class c
  where c.relnamespace = to_regnamespace(current_schema()) and c.relkind in (${kinds}) and c.relpersistence <> 't'
  and not exists (select from pg_depend where objid = c.oid and classid = 'pg_class'::regclass and deptype = 'e')`

/** The tables whose rows are copied, by name, each with its columns in order. */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname::text as name, array(
       select attname::text from pg_attribute
       where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
     ) as columns ${ours(`'r'`)} and c.relpersistence = 'p' order by c.relname collate "C"`,
  )
  return rows
}

/** True where nothing stands that a restore could meet. */
export async function isEmpty(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(`select 1 ${ours(`'r', 'p', 'v', 'm', 'f'`)} limit 1`)
  return rows.length === 0
}

export async function sequencesOf(client: pg.ClientBase): Promise<End['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname::text as name ${ours(`'S'`)} order by c.relname collate "C"`,
  )
  const sequences: End['sequences'] = []
  for (const { name } of rows) {
    const now = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${quoted(name)}`,
    )
    if (now.rows[0]) sequences.push({ name, ...now.rows[0] })
  }
  return sequences
}

/** The migrations that were done; undefined where there is no Casewright in this database. */
export async function migrationsOf(client: pg.ClientBase): Promise<string[] | undefined> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('migration') is not null as there`)
  if (!rows[0]?.there) return undefined
  const done = await client.query<{ name: string }>('select name from migration order by name collate "C"')
  return done.rows.map(({ name }) => name)
}

/** All rows of a table as COPY says them. */
export const copyOut = ({ name, columns }: Table): string =>
  `copy ${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`

export const copyIn = ({ name, columns }: Table): string =>
  `copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`
