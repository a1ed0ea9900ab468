import type { MatterParticulars } from '@casewright/core'
import { sql } from 'kysely'
import type { Own } from '../../../platform/db/for-user.ts'
import type { Vault } from '../../../platform/vault/vault.ts'
import { openParticulars } from '../../office/index.ts'

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

/** The matters of which a person is a member or the owner, with what is known for their papers. Who else is a member is not theirs to take along. */
export async function mattersOf(
  { userId, trx }: Own,
  vault: Vault,
): Promise<(OwnMatter & { particulars?: MatterParticulars })[]> {
  const { rows } = await sql<OwnMatter & { sealed: Buffer | null }>`
    select matter.id, name, client_matter_number as number,
      case when owner_id = ${userId} then 'owner' else 'member' end as role,
      added_at as member_since, created_at as opened_at, closed_at, sealed_particulars as sealed
    from matter left join matter_member on matter_id = matter.id and person_id = ${userId}
    where person_id is not null or owner_id = ${userId}
    order by created_at, matter.id
  `.execute(trx)
  return rows.map(({ sealed, ...matter }) => ({
    ...matter,
    ...(sealed && { particulars: openParticulars(vault, matter.id, sealed) }),
  }))
}
