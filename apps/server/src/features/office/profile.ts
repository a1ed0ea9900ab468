import { type OfficeProfile, officeProfile } from '@casewright/core'
import type { Own } from '../../platform/db/for-user.ts'
import { settingSeal } from '../../platform/egress/seals.ts'
import type { Vault } from '../../platform/vault/vault.ts'

const key = 'office-profile'
const isEmpty = (profile: OfficeProfile) => Object.values(profile).every((one) => one === '')

/** How a person stands on paper; null: they have not said. */
export async function profileOf({ userId, trx }: Own, vault: Vault): Promise<OfficeProfile | null> {
  const row = await trx
    .selectFrom('personSetting')
    .select('sealed')
    .where('personId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row ? officeProfile.parse(settingSeal(vault, userId, key).open(row.sealed)) : null
}

/** Keeps a profile; one with nothing in it erases what was kept. */
export async function keepProfile({ userId, trx }: Own, vault: Vault, profile: OfficeProfile): Promise<void> {
  if (isEmpty(profile)) {
    await trx.deleteFrom('personSetting').where('personId', '=', userId).where('key', '=', key).execute()
    return
  }
  const sealed = settingSeal(vault, userId, key).seal(profile)
  await trx
    .insertInto('personSetting')
    .values({ personId: userId, key, sealed })
    .onConflict((conflict) => conflict.columns(['personId', 'key']).doUpdateSet({ sealed }))
    .execute()
}
