import { sql } from 'kysely'
import type { Own } from '../../platform/db/for-user.ts'

/**
 * Takes a person who is to be erased out of all matters. What they own passes to who has been its member for longest,
 * of those who can act where there are any; a matter that nobody is left of goes, unless it is held.
 */
export async function leaveMatters({ userId, trx }: Own): Promise<void> {
  await sql`
    update matter set owner_id = (
      select person_id from matter_member join person on person.id = person_id
      where matter_id = matter.id and person_id <> ${userId}
      order by deactivated_at is not null, added_at, person_id limit 1
    )
    where owner_id = ${userId} and exists (
      select from matter_member where matter_id = matter.id and person_id <> ${userId}
    )
  `.execute(trx)
  // Last, as who is no member does not see who else is one.
  await trx.deleteFrom('matterMember').where('personId', '=', userId).execute()
  await sql`
    delete from matter where owner_id = ${userId} and not under_hold(null, id)
  `.execute(trx)
}
