import type { Trx } from '../../../platform/db/client.ts'
import { disableWithoutFactors } from './enable.ts'

/**
 * Takes off every second factor of somebody who lost them: the password alone signs in again.
 * @returns how many there were
 */
export async function resetFactors(trx: Trx, personId: string): Promise<number> {
  await trx.selectFrom('person').select('id').where('id', '=', personId).forUpdate().execute()
  const [passkeys, apps] = [
    await trx.deleteFrom('passkey').where('personId', '=', personId).executeTakeFirst(),
    await trx.deleteFrom('twoFactor').where('userId', '=', personId).where('verified', '=', true).executeTakeFirst(),
  ]
  await disableWithoutFactors(trx, personId)
  return Number(passkeys.numDeletedRows + apps.numDeletedRows)
}
