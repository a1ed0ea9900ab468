import type { Trx } from '../../../platform/db/client.ts'

/** Where better-auth keeps whose password was right a moment ago, by whom. */
type Begun = { verification: { value: string } }

/** Who stands between a person's password and the second step starts again. */
export async function endBegunSignIns(trx: Trx, personId: string): Promise<void> {
  await trx.withTables<Begun>().deleteFrom('verification').where('value', '=', personId).execute()
}
