import { hasEnded } from '@casewright/core'
import { sql } from 'kysely'
import type { Own } from '../../platform/db/for-user.ts'
import { notifyRun } from '../../platform/db/notify.ts'
import { refuseHeldPerson } from '../holds/index.ts'
import { leaveMatters } from '../matters/index.ts'

/**
 * Erases a person's row, and all that is theirs alone; what is at work for them is stopped.
 * @throws CasewrightError conflict where a legal hold keeps any of it
 */
export async function erasePersonRows(own: Own): Promise<void> {
  const { userId, trx } = own
  await refuseHeldPerson(own)
  await eraseRunsOfPerson(own)
  await trx.deleteFrom('document').where('ownerId', '=', userId).execute()
  await leaveMatters(own)
  // All else refers to the person and goes with them.
  await trx.deleteFrom('person').where('id', '=', userId).execute()
}

/** Who executes one of them hears that it is gone, and stops. */
async function eraseRunsOfPerson({ userId, trx }: Own): Promise<void> {
  const runs = await trx.deleteFrom('run').where('ownerId', '=', userId).returning(['id', 'state']).execute()
  const ids = runs.map(({ id }) => id)
  await sql`delete from run_partial where run_id = any(${ids}::uuid[])`.execute(trx)
  await sql`delete from pgboss.job where data->>'runId' = any(${ids})`.execute(trx)
  for (const { id, state } of runs) if (!hasEnded(state)) await notifyRun(trx, id)
}
