import type { HoldSubject } from '@casewright/api'
import type { Database } from '../../platform/db/client.ts'

/** So many are offered at once; a text finds the others. */
const most = 50

const pattern = (text: string) => `%${text.replace(/[%_\\]/g, '\\$&')}%`

/**
 * People and matters whose name, email or number has a text in it. Administrators are no members of matters: that they
 * can place a hold on one, they are told its name and number, and nothing else.
 */
export async function findSubjects(db: Database, kind: HoldSubject['kind'], text: string): Promise<HoldSubject[]> {
  if (kind === 'person') {
    const people = await db
      .selectFrom('person')
      .select(['id', 'name', 'email'])
      .where(({ or, eb }) => or([eb('name', 'ilike', pattern(text)), eb('email', 'ilike', pattern(text))]))
      .orderBy('name')
      .orderBy('id')
      .limit(most)
      .execute()
    return people.map((person) => ({ kind, ...person }))
  }
  const matters = await db
    .selectFrom('matter')
    .select(['id', 'name', 'clientMatterNumber as number'])
    .where(({ or, eb }) => or([eb('name', 'ilike', pattern(text)), eb('clientMatterNumber', 'ilike', pattern(text))]))
    .orderBy('name')
    .orderBy('id')
    .limit(most)
    .execute()
  return matters.map((matter) => ({ kind, ...matter }))
}
