import { sql } from 'kysely'
import type { Trx } from '../../platform/db/client.ts'

export interface Ended {
  /** Invitations that were open, and ended. */
  invitations: number
  /** What opens accounts of active people all the same, also where its owner ended it after the backup was made. */
  keys: number
  passkeys: number
  /** Connections with single sign-on. */
  connections: number
}

/**
 * Ends sessions, what was begun at a sign-in, and links. What else opens an account without its password stays, and is
 * counted: API keys unless they are to go, as programs of the office work by them, passkeys and connections with single
 * sign-on, as many could not come in again without.
 */
export async function endAccess(trx: Trx, revokeKeys: boolean): Promise<Ended> {
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
  const { passkeys, connections } = await trx
    .selectNoFrom([
      sql<number>`(select count(*)::int from passkey join person on person.id = person_id where deactivated_at is null)`.as(
        'passkeys',
      ),
      sql<number>`(select count(*)::int from credential join person on person.id = user_id
        where provider_id = 'oidc' and deactivated_at is null)`.as('connections'),
    ])
    .executeTakeFirstOrThrow()
  return { invitations, keys, passkeys, connections }
}
