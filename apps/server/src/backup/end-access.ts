import { sql } from 'kysely'
import type { Trx } from '../db/client.ts'

/**
 * Ends what opens an account without its password: sessions, what was begun at a sign-in, and links. API keys stay unless
 * they are to go, as programs of the office work by them. @returns invitations that ended, and keys that can be used
 */
export async function endAccess(trx: Trx, revokeKeys: boolean): Promise<{ invitations: number; keys: number }> {
  const now = sql<Date>`now()`
  await trx.deleteFrom('session').execute()
  await sql`delete from verification`.execute(trx)
  const { invitations } = await trx
    .selectFrom('oneTimeLink')
    .select(sql<number>`count(*)::int`.as('invitations'))
    .where('kind', '=', 'invitation')
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow()
  await trx.deleteFrom('oneTimeLink').execute()
  if (revokeKeys) await trx.deleteFrom('apiKey').execute()
  const { keys } = await trx
    .selectFrom('apiKey')
    .innerJoin('person', 'person.id', 'apiKey.referenceId')
    .select(sql<number>`count(*)::int`.as('keys'))
    .where('person.deactivatedAt', 'is', null)
    .where(({ or, eb }) => or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))
    .executeTakeFirstOrThrow()
  return { invitations, keys }
}
