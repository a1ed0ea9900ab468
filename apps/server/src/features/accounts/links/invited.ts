import { CasewrightError } from '@casewright/core'
import { sql } from 'kysely'
import type { Database, Trx } from '../../../platform/db/client.ts'

/** Whether an invitation waits for this email: the account with it is then for whoever has its link. */
export async function isInvited(db: Database | Trx, email: string): Promise<boolean> {
  const open = await db
    .selectFrom('oneTimeLink')
    .select('id')
    .where('kind', '=', 'invitation')
    .where('email', '=', email)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return open !== undefined
}

/** Keeps an email that is invited from whoever only says that it is theirs. @throws CasewrightError conflict */
export async function refuseInvited(db: Database, email: string): Promise<void> {
  if (await isInvited(db, email))
    throw new CasewrightError(
      'conflict',
      'This email has been invited. Open the link in the invitation, or ask your administrator for it.',
    )
}
