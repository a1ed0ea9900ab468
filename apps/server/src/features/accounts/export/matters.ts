import { sql } from 'kysely'
import type { Own } from '../../../platform/db/for-user.ts'

interface OwnMatter {
  id: string
  name: string
  number: string | null
  /** Who opened a matter owns it, until it is passed on. */
  role: 'owner' | 'member'
  memberSince: Date | null
  openedAt: Date
  closedAt: Date | null
}

/** The matters of which a person is a member or the owner. Who else is one is not theirs to take along. */
export async function mattersOf({ userId, trx }: Own): Promise<OwnMatter[]> {
  const { rows } = await sql<OwnMatter>`
    select matter.id, name, client_matter_number as number,
      case when owner_id = ${userId} then 'owner' else 'member' end as role,
      added_at as member_since, created_at as opened_at, closed_at
    from matter left join matter_member on matter_id = matter.id and person_id = ${userId}
    where person_id is not null or owner_id = ${userId}
    order by created_at, matter.id
  `.execute(trx)
  return rows
}
