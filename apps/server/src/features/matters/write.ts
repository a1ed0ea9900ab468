import { CasewrightError } from '@casewright/core'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Own } from '../../platform/db/for-user.ts'
import { type Actor, record } from '../audit/index.ts'
import type { MatterChange, newMatter } from './forms.ts'
import { findMatter, type MatterRow } from './read.ts'

/** Most matters that one person owns. */
const most = 1000

/** Opens a matter, whose owner and first member is who opens it. Returns its id. */
export async function openMatter(
  { userId, trx }: Own,
  actor: Actor,
  { name, number }: z.output<typeof newMatter>,
): Promise<string> {
  const { owned } = await trx
    .selectFrom('matter')
    .select(({ fn }) => fn.countAll<number>().as('owned'))
    .where('ownerId', '=', userId)
    .executeTakeFirstOrThrow()
  if (owned >= most)
    throw new CasewrightError(
      'conflict',
      `You own ${most.toLocaleString('en-US')} matters, the most one user can own. Transfer some to other members, or delete empty ones.`,
    )
  const { id } = await trx
    .insertInto('matter')
    .values({ name, clientMatterNumber: number, ownerId: userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx.insertInto('matterMember').values({ matterId: id, personId: userId }).execute()
  await record(trx, actor, { action: 'matter.opened', subject: { kind: 'matter', id } })
  return id
}

/** @throws CasewrightError not-found; forbidden where another owns it */
async function findOwned(own: Own, id: string): Promise<MatterRow> {
  const matter = await findMatter(own, id, { toChange: true })
  if (matter.ownerId !== own.userId) throw new CasewrightError('forbidden', 'Only the matter’s owner can do this.')
  return matter
}

/**
 * Renames, closes or reopens a matter, keeps it from models elsewhere, or passes it on.
 * @throws CasewrightError not-found; forbidden where another owns it; bad-input where who is to own it is no member
 */
export async function changeMatter(own: Own, actor: Actor, id: string, change: MatterChange): Promise<void> {
  const { trx } = own
  const matter = await findOwned(own, id)
  const subject = { kind: 'matter', id } as const
  const { name, number, closed, keptHere, ownerId } = change
  if (name !== undefined || number !== undefined) {
    await trx
      .updateTable('matter')
      .set({ ...(name !== undefined && { name }), ...(number !== undefined && { clientMatterNumber: number }) })
      .where('id', '=', id)
      .execute()
    await record(trx, actor, { action: 'matter.renamed', subject })
  }
  if (closed !== undefined && closed !== (matter.closedAt !== null)) {
    await trx
      .updateTable('matter')
      .set({ closedAt: closed ? new Date() : null })
      .where('id', '=', id)
      .execute()
    await record(trx, actor, { action: closed ? 'matter.closed' : 'matter.reopened', subject })
  }
  if (keptHere !== undefined && keptHere !== matter.keptHere) {
    await trx.updateTable('matter').set({ keptHere }).where('id', '=', id).execute()
    await record(trx, actor, { action: keptHere ? 'matter.kept-here' : 'matter.let-out', subject })
  }
  if (ownerId !== undefined && ownerId !== matter.ownerId) {
    await requireActiveMember(own, id, ownerId)
    await trx.updateTable('matter').set({ ownerId }).where('id', '=', id).execute()
    await record(trx, actor, { action: 'matter.passed-on', subject, detail: { person: ownerId } })
  }
}

async function requireActiveMember({ trx }: Own, matterId: string, personId: string): Promise<void> {
  const member = await trx
    .selectFrom('matterMember')
    .innerJoin('person', 'person.id', 'matterMember.personId')
    .select('person.id')
    .where('matterMember.matterId', '=', matterId)
    .where('person.id', '=', personId)
    .where('person.deactivatedAt', 'is', null)
    .forShare('matterMember')
    .executeTakeFirst()
  if (!member)
    throw new CasewrightError(
      'bad-input',
      'A matter can be transferred only to one of its members. Add the user first.',
    )
}

/**
 * Erases a matter in which nothing lies. The database refuses it where it is held.
 * @throws CasewrightError not-found; forbidden where another owns it; conflict where something lies in it
 */
export async function deleteMatter(own: Own, actor: Actor, id: string): Promise<void> {
  await findOwned(own, id)
  const { rows } = await sql<{ filled: boolean }>`
    select exists (select from run where matter_id = ${id}::uuid)
      or exists (select from document where matter_id = ${id}::uuid)
      or exists (select from kept_document where matter_id = ${id}::uuid) as filled
  `.execute(own.trx)
  if (rows[0]?.filled)
    throw new CasewrightError(
      'conflict',
      'This matter contains runs or documents. Delete them or move them first, or close the matter.',
    )
  await own.trx.deleteFrom('matter').where('id', '=', id).execute()
  await record(own.trx, actor, { action: 'matter.deleted', subject: { kind: 'matter', id } })
}
