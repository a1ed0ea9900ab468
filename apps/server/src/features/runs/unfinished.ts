import { CasewrightError } from '@casewright/core'
import { sql } from 'kysely'
import type { Own } from '../../platform/db/for-user.ts'

/**
 * How many of a person's runs have not ended. Asked within the lock of `takeTurn`.
 * @throws CasewrightError too-many-runs where one more would be above the most
 */
export async function roomForOneMore({ userId, trx }: Own, most: number): Promise<number> {
  const { rows } = await sql<{ unfinished: number }>`
    select count(*)::int as unfinished from (
      select 1 from run where owner_id = ${userId} and state in ('queued', 'running') limit ${most}
    ) as unended`.execute(trx)
  const unfinished = rows[0]?.unfinished ?? 0
  if (unfinished >= most)
    throw new CasewrightError(
      'too-many-runs',
      `${most === 1 ? 'One of your runs has' : `${most} of your runs have`} not finished, which is the limit. Wait for some to finish, or cancel them in your history, then try again.`,
    )
  return unfinished
}
