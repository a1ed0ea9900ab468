import type { Database } from '../db/client.ts'
import { forUser } from '../db/for-user.ts'
import type { Vault } from '../vault/vault.ts'
import { settingSeal } from './seals.ts'

const key = 'redaction-names'

/** The names that a person wants replaced before anything goes to a cloud model. */
export async function redactionNames(db: Database, vault: Vault, userId: string): Promise<string[]> {
  const row = await forUser(db, userId, ({ trx }) =>
    trx
      .selectFrom('personSetting')
      .select('sealed')
      .where('personId', '=', userId)
      .where('key', '=', key)
      .executeTakeFirst(),
  )
  return row ? settingSeal(vault, userId, key).open<string[]>(row.sealed) : []
}

export async function keepRedactionNames(db: Database, vault: Vault, userId: string, names: string[]): Promise<void> {
  const sealed = settingSeal(vault, userId, key).seal(names)
  await forUser(db, userId, ({ trx }) =>
    trx
      .insertInto('personSetting')
      .values({ personId: userId, key, sealed })
      .onConflict((conflict) => conflict.columns(['personId', 'key']).doUpdateSet({ sealed }))
      .execute(),
  )
}
