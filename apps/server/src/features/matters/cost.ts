import type { MatterCost } from '@casewright/api'
import type { Own } from '../../platform/db/for-user.ts'
import { usageOf } from '../usage/index.ts'
import { findMatter } from './read.ts'

/** What the work in a matter took, by member and by tool; of deleted runs too. @throws CasewrightError not-found */
export async function costOfMatter(own: Own, id: string): Promise<MatterCost> {
  await findMatter(own, id)
  const { total, byTool, byPerson } = await usageOf(own.trx, { matterId: id })
  const ids = byPerson.flatMap(({ personId }) => personId ?? [])
  const people = await own.trx
    .selectFrom('person')
    .select(['id', 'name'])
    .where('id', 'in', ids.length > 0 ? ids : [''])
    .execute()
  return {
    total,
    byTool,
    byPerson: byPerson.map(({ personId, ...sum }) => ({
      ...sum,
      person: people.find((person) => person.id === personId) ?? null,
    })),
  }
}
