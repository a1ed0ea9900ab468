import { CasewrightError } from '@casewright/core'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/client.ts'
import type { Actor } from '../audit/index.ts'

/**
 * The first thing in the transaction of an administrator's deed about people: until it is done nobody goes or changes
 * what they may do, and who is no administrator any more does nothing. Of two who take the role from each other at once,
 * the second is none.
 * @throws CasewrightError forbidden
 */
export async function requireStillAdministrator(trx: Trx, { id }: Actor): Promise<void> {
  await sql`lock table person in share row exclusive mode`.execute(trx)
  const still = await trx
    .selectFrom('person')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'administrator')
    .where('deactivatedAt', 'is', null)
    .executeTakeFirst()
  if (!still) throw new CasewrightError('forbidden')
}
