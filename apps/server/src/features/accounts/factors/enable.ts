import { randomUUID } from 'node:crypto'
import type { Trx } from '../../../platform/db/client.ts'
import type { Auth } from '../auth/auth.ts'
import { makeBackupCodes } from '../auth/factor-options.ts'
import { seal } from './sealing.ts'

/**
 * From now on the password alone does not sign in.
 * @returns backup codes, which are shown this once; null where there was a factor before, and so codes
 */
export async function enableFactors(trx: Trx, auth: Auth, personId: string): Promise<string[] | null> {
  const { numUpdatedRows } = await trx
    .updateTable('person')
    .set({ twoFactorEnabled: true })
    .where('id', '=', personId)
    .where('twoFactorEnabled', '=', false)
    .executeTakeFirst()
  return numUpdatedRows === 1n ? renewBackupCodes(trx, auth, personId) : null
}

/** Puts new backup codes in place of the old ones. */
export async function renewBackupCodes(trx: Trx, auth: Auth, personId: string): Promise<string[]> {
  const codes = makeBackupCodes()
  const backupCodes = await seal(auth, JSON.stringify(codes))
  await trx
    .insertInto('twoFactor')
    .values({ id: randomUUID(), userId: personId, secret: await seal(auth, ''), backupCodes, verified: false })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ backupCodes }))
    .execute()
  return codes
}

/** Where the last factor is gone, the password alone signs in again, and the backup codes are forgotten. */
export async function disableWithoutFactors(trx: Trx, personId: string): Promise<void> {
  const left = await trx
    .selectFrom('person')
    .select(({ exists, selectFrom }) => [
      exists(selectFrom('twoFactor').select('id').where('userId', '=', personId).where('verified', '=', true)).as(
        'app',
      ),
      exists(selectFrom('passkey').select('id').where('personId', '=', personId)).as('passkeys'),
    ])
    .where('id', '=', personId)
    // Another removal at the same time is waited for: the last one sees that nothing is left.
    .forUpdate()
    .executeTakeFirst()
  if (left?.app || left?.passkeys) return
  await trx.deleteFrom('twoFactor').where('userId', '=', personId).execute()
  await trx.updateTable('person').set({ twoFactorEnabled: false }).where('id', '=', personId).execute()
}
