import { type RawBuilder, sql } from 'kysely'
import type { Database, Trx } from '../../platform/db/client.ts'
import { type Actor, record, system } from '../audit/index.ts'

/** How many matters a person owns of which nobody else who is active is a member. */
export const mattersAlone: RawBuilder<number> = sql<number>`(
  select count(*) from matter where owner_id = person.id and not exists (
    select from matter_member join person as other on other.id = matter_member.person_id
    where matter_member.matter_id = matter.id and other.id <> person.id and other.deactivated_at is null
  )
)`

/**
 * Gives each matter whose owner is deactivated to the one of its active members who has been one for longest, so that
 * somebody can rename and close it. One without such a member waits for `handOver`, or for one to be activated again.
 * @returns how many it gave
 */
export async function passOnLeft(trx: Trx, actor: Actor): Promise<number> {
  const { rows } = await sql<{ id: string; ownerId: string }>`
    update matter set owner_id = next.person_id
    from (
      select distinct on (left_behind.id) left_behind.id, matter_member.person_id
      from matter as left_behind
      join person as owner on owner.id = left_behind.owner_id and owner.deactivated_at is not null
      join matter_member on matter_member.matter_id = left_behind.id
      join person on person.id = matter_member.person_id and person.deactivated_at is null
      order by left_behind.id, added_at, person.id
    ) as next
    where matter.id = next.id
    returning matter.id, matter.owner_id
  `.execute(trx)
  for (const { id, ownerId } of rows)
    await record(trx, actor, {
      action: 'matter.passed-on',
      subject: { kind: 'matter', id },
      detail: { person: ownerId },
    })
  return rows.length
}

/**
 * The same by the server itself, now and then: for who was deactivated by an older version or in a backup, and for a
 * matter that was passed to somebody at the moment in which they were deactivated.
 */
export const passOnAllLeft = (db: Database): Promise<number> =>
  db.transaction().execute(async (trx) => {
    // As for activating and erasing: all stay as they are until this is done.
    await sql`lock table person in share row exclusive mode`.execute(trx)
    return passOnLeft(trx, system)
  })
