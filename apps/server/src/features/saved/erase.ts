import type { Own } from '../../platform/db/for-user.ts'
import { type Erased, underHold } from '../holds/index.ts'

/** Erases those of a person's saved documents that no hold keeps, each with all its versions. */
export async function eraseKept({ userId, trx }: Own, ids: readonly string[]): Promise<Erased> {
  if (ids.length === 0) return { deleted: 0, held: 0 }
  const rows = await trx
    .selectFrom('keptDocument')
    .select(['id', underHold('kept_document').as('held')])
    .where('id', 'in', ids)
    .where('ownerId', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute()
  const free = rows.filter(({ held }) => !held).map(({ id }) => id)
  if (free.length > 0) await trx.deleteFrom('keptDocument').where('id', 'in', free).execute()
  return { deleted: free.length, held: rows.length - free.length }
}
