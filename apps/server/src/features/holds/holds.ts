import type { HoldSubject, LegalHold } from '@casewright/api'
import { CasewrightError } from '@casewright/core'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../platform/db/client.ts'
import { type Actor, record } from '../audit/index.ts'

/** Every hold, the open ones first, then the last placed. */
export async function listHolds(db: Database): Promise<LegalHold[]> {
  const rows = await db
    .selectFrom('legalHold')
    .leftJoin('person', 'person.id', 'legalHold.personId')
    .leftJoin('matter', 'matter.id', 'legalHold.matterId')
    .leftJoin('person as placer', 'placer.id', 'legalHold.placedBy')
    .leftJoin('person as lifter', 'lifter.id', 'legalHold.liftedBy')
    .select(['legalHold.id', 'legalHold.personId', 'legalHold.matterId', 'reason', 'placedAt', 'liftedAt'])
    .select(['person.name as personName', 'person.email', 'matter.name as matterName', 'matter.clientMatterNumber'])
    .select(['placer.name as placedBy', 'lifter.name as liftedBy'])
    .orderBy(sql`lifted_at is not null`)
    .orderBy('placedAt', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    subject: subjectOf(row),
    reason: row.reason,
    placedAt: row.placedAt.toISOString(),
    placedBy: row.placedBy,
    liftedAt: row.liftedAt?.toISOString() ?? null,
    liftedBy: row.liftedBy,
  }))
}

interface Held {
  personId: string | null
  personName: string | null
  email: string | null
  matterId: string | null
  matterName: string | null
  clientMatterNumber: string | null
}

const subjectOf = ({ personId, personName, email, matterId, matterName, clientMatterNumber }: Held): HoldSubject =>
  personId !== null
    ? { kind: 'person', id: personId, name: personName, email }
    : { kind: 'matter', id: matterId ?? '', name: matterName, number: clientMatterNumber }

/** Waits until what is being deleted is gone or not, so that nothing of the subject goes once the hold stands. */
const aloneWithDeletions = sql`select pg_advisory_xact_lock(hashtext('casewright holds'))`

/** @throws CasewrightError not-found where there is no such person or matter */
export const placeHold = (
  db: Database,
  actor: Actor,
  { kind, subjectId, reason }: { kind: HoldSubject['kind']; subjectId: string; reason: string },
): Promise<string> =>
  db.transaction().execute(async (trx) => {
    await aloneWithDeletions.execute(trx)
    const isThere =
      kind === 'person'
        ? await trx.selectFrom('person').select('id').where('id', '=', subjectId).executeTakeFirst()
        : z.uuid().safeParse(subjectId).success &&
          (await trx.selectFrom('matter').select('id').where('id', '=', subjectId).executeTakeFirst())
    if (!isThere) throw new CasewrightError('not-found', 'This user or matter no longer exists.')
    const { id } = await trx
      .insertInto('legalHold')
      .values({
        personId: kind === 'person' ? subjectId : null,
        matterId: kind === 'matter' ? subjectId : null,
        reason,
        placedBy: actor.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record(trx, actor, { action: 'hold.placed', subject: { kind: 'hold', id }, detail: { [kind]: subjectId } })
    return id
  })

/** Lifts a hold; one that was lifted stays as it was. @throws CasewrightError not-found */
export const liftHold = (db: Database, actor: Actor, id: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const gone = new CasewrightError('not-found', 'This hold does not exist.')
    if (!z.uuid().safeParse(id).success) throw gone
    const hold = await trx.selectFrom('legalHold').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!hold) throw gone
    if (hold.liftedAt) return
    await trx.updateTable('legalHold').set({ liftedAt: new Date(), liftedBy: actor.id }).where('id', '=', id).execute()
    await record(trx, actor, { action: 'hold.lifted', subject: { kind: 'hold', id } })
  })
