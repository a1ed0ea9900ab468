import type pg from 'pg'
import { recordHeadBytes, type Vault } from '../../platform/vault/vault.ts'
import type { SealedColumn } from './sealed-columns.ts'

/** Keys that are read at once; the records are read one by one, as one may have megabytes. */
const pageSize = 500

/** Records that are in memory at once. */
const lanes = 4

type Key = Record<string, string>

export interface Resealed {
  resealed: number
  /** Where the records stand that no key opens. */
  unreadable: string[]
}

const names = ({ key }: SealedColumn) => Object.keys(key)

/** True of the records that another key than the one of `$1` sealed. */
const isStale = ({ column }: SealedColumn): string =>
  `${column} is not null and substring(${column} from 1 for 5) <> $1`

/** @param first the parameter that holds the first part of the key */
const sameKey = (column: SealedColumn, first: number) =>
  names(column)
    .map((name, index) => `${name} = $${first + index}::${column.key[name]}`)
    .join(' and ')

/**
 * Seals again whatever in a column the current key did not seal. What is written beside it meanwhile stands: a record is
 * replaced only if it is still the one that was read.
 * @param start of every record that the current key seals
 */
export async function resealColumn(
  pool: pg.Pool,
  vault: Vault,
  column: SealedColumn,
  start: Buffer,
  onDone: (records: number) => void,
): Promise<Resealed> {
  const total: Resealed = { resealed: 0, unreadable: [] }
  for (let last: Key | undefined; ; ) {
    const page = await staleKeys(pool, column, start, last)
    const left = page.values()
    const lane = async () => {
      for (const key of left) {
        const outcome = await resealOne(pool, vault, column, start, key)
        if (outcome === 'resealed') total.resealed += 1
        if (outcome === 'unreadable') total.unreadable.push(column.place(key))
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    onDone(page.length)
    if (page.length < pageSize) return total
    last = page.at(-1)
  }
}

async function staleKeys(pool: pg.Pool, column: SealedColumn, start: Buffer, last: Key | undefined): Promise<Key[]> {
  const keys = names(column)
  const after = keys.map((name, index) => `$${index + 2}::${column.key[name]}`)
  const { rows } = await pool.query<Key>(
    `select ${keys.map((name) => `${name}::text as ${name}`).join(', ')} from ${column.table} as one
     where ${isStale(column)} ${last ? `and (${keys.join(', ')}) > (${after.join(', ')})` : ''}
     order by ${keys.map((name) => `one.${name}`).join(', ')} limit ${pageSize}`,
    [start, ...(last ? keys.map((name) => last[name]) : [])],
  )
  return rows
}

async function resealOne(pool: pg.Pool, vault: Vault, column: SealedColumn, start: Buffer, key: Key) {
  const values = names(column).map((name) => key[name])
  const { rows } = await pool.query<{ sealed: Buffer }>(
    `select ${column.column} as sealed from ${column.table} where ${isStale(column)} and ${sameKey(column, 2)}`,
    [start, ...values],
  )
  const sealed = rows[0]?.sealed
  if (!sealed) return 'gone'
  const place = column.place(key)
  let anew: Buffer
  try {
    anew = vault.seal(place, vault.open(place, sealed))
  } catch {
    return 'unreadable'
  }
  const { rowCount } = await pool.query(
    `update ${column.table} set ${column.column} = $1
     where ${sameKey(column, 3)} and substring(${column.column} from 1 for ${recordHeadBytes}) = $2`,
    [anew, sealed.subarray(0, recordHeadBytes), ...values],
  )
  return rowCount === 1 ? 'resealed' : 'overtaken'
}

/** How many records of all columns another key sealed. */
export async function countStale(pool: pg.Pool, columns: readonly SealedColumn[], start: Buffer): Promise<number> {
  let count = 0
  for (const column of columns) {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from ${column.table} where ${isStale(column)}`,
      [start],
    )
    count += rows[0]?.count ?? 0
  }
  return count
}
