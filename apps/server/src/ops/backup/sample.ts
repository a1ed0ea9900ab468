import type pg from 'pg'
import type { Vault } from '../../platform/vault/vault.ts'
import { type SealedColumn, sealedColumns } from '../rotation/sealed-columns.ts'

/** Records that are opened of each column, from either end of it. */
const each = 3

/**
 * Opens some of the sealed records of every column. @returns how many were opened
 * @throws where one does not open: the key is another one, or the record was changed
 */
export async function openSample(client: pg.ClientBase, vault: Vault): Promise<number> {
  let opened = 0
  for (const column of sealedColumns) {
    const { rows: there } = await client.query<{ is: boolean }>(
      `select count(*) = 1 as is from information_schema.columns
       where table_schema = current_schema() and table_name = $1 and column_name = $2`,
      [column.table, column.column],
    )
    if (!there[0]?.is) continue
    for (const order of ['asc', 'desc'])
      for (const { sealed, ...key } of await recordsOf(client, column, order)) {
        vault.open(column.place(key), sealed)
        opened += 1
      }
  }
  return opened
}

type Row = { sealed: Buffer } & Record<string, string>

async function recordsOf(client: pg.ClientBase, { table, column, key }: SealedColumn, order: string) {
  const names = Object.keys(key)
  const { rows } = await client.query<Row & { sealed: Buffer }>(
    `select ${column} as sealed, ${names.map((name) => `${name}::text as ${name}`).join(', ')} from ${table} as one
     where ${column} is not null order by ${names.map((name) => `one.${name} ${order}`).join(', ')} limit ${each}`,
  )
  return rows as unknown as ({ sealed: Buffer } & Record<string, never>)[]
}
