import { sql } from 'kysely'
import type { Database } from '../../platform/db/client.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { runSeals } from './seal.ts'

/** How many are sealed in one transaction. Others write between two of them. */
const batch = 200

/**
 * Seals the labels of runs that were written down before labels were sealed. What was cut short goes on at the next call,
 * and several processes may do it at once. @returns how many were sealed
 */
export async function sealLabels(db: Database, vault: Vault): Promise<number> {
  for (let sealed = 0; ; ) {
    const done = await sealSome(db, vault)
    sealed += done
    if (done < batch) return sealed
  }
}

const sealSome = (db: Database, vault: Vault): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('run')
      .select(['id', 'label'])
      .where('label', 'is not', null)
      .orderBy('id')
      .limit(batch)
      .forUpdate()
      .skipLocked()
      .execute()
    if (rows.length === 0) return 0
    const ids = rows.map(({ id }) => id)
    const records = rows.map(({ id, label }) => runSeals(vault, id).label(label ?? ''))
    await sql`
      update run set sealed_label = one.sealed, label = null
      from unnest(${ids}::uuid[], ${records}::bytea[]) as one (id, sealed) where run.id = one.id
    `.execute(trx)
    return rows.length
  })
