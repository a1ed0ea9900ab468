import type { KeyInUse } from '@casewright/api'
import type { Trx } from '../../../platform/db/client.ts'
import type { Own } from '../../../platform/db/for-user.ts'

/** What becomes of a person's API keys once they have a new password: revoked, or counted as what still works. */
export async function afterNewPassword(
  trx: Trx,
  personId: string,
  revoke: boolean,
): Promise<{ revoked: number; kept: number }> {
  const keys = revoke
    ? await trx.deleteFrom('apiKey').where('referenceId', '=', personId).returning('id').execute()
    : await trx.selectFrom('apiKey').select('id').where('referenceId', '=', personId).execute()
  return revoke ? { revoked: keys.length, kept: 0 } : { revoked: 0, kept: keys.length }
}

/** Of the keys that still work, in a mail. */
export const keysAfterWords = ({ revoked, kept }: { revoked: number; kept: number }): string => {
  if (revoked > 0) return revoked === 1 ? 'Your API key was revoked.' : `Your ${revoked} API keys were revoked.`
  if (kept === 0) return ''
  return kept === 1 ? 'Your API key still works.' : `Your ${kept} API keys still work.`
}

/** The keys that whoever sets a new password decides about. */
export async function keysThatOpen({ userId, trx }: Own): Promise<KeyInUse[]> {
  const rows = await trx
    .selectFrom('apiKey')
    .select(['name', 'lastRequest'])
    .where('referenceId', '=', userId)
    .orderBy('createdAt', 'desc')
    .execute()
  return rows.map(({ name, lastRequest }) => ({ name: name ?? '', lastUsedAt: lastRequest?.toISOString() ?? null }))
}
