import type { FoundPerson } from '@casewright/api'
import { CasewrightError } from '@casewright/core'
import { emailConfirmed } from '../../platform/db/email-confirmed.ts'
import type { Own } from '../../platform/db/for-user.ts'
import { notifyRun } from '../../platform/db/notify.ts'
import { type Actor, record } from '../audit/index.ts'
import { findMatter } from './read.ts'

/** Most members of one matter. */
const mostMembers = 200
const mostFound = 10

/** People of the installation who can act, by a part of their name or email. At most 10, by name. */
export const findPeople = ({ userId, trx }: Own, text: string): Promise<FoundPerson[]> => {
  const pattern = `%${text.replace(/[%_\\]/g, '\\$&')}%`
  return trx
    .selectFrom('person')
    .select(['id', 'name', 'email', emailConfirmed.as('emailConfirmed')])
    .where('deactivatedAt', 'is', null)
    .where('id', '!=', userId)
    .where(({ or, eb }) => or([eb('name', 'ilike', pattern), eb('email', 'ilike', pattern)]))
    .orderBy('name')
    .orderBy('email')
    .limit(mostFound)
    .execute()
}

/** Adds a member; who is one already stays so. @throws CasewrightError not-found; conflict where there are too many */
export async function addMember(own: Own, actor: Actor, id: string, personId: string): Promise<void> {
  const { trx } = own
  await findMatter(own, id, { toChange: true })
  const person = await trx
    .selectFrom('person')
    .select('id')
    .where('id', '=', personId)
    .where('deactivatedAt', 'is', null)
    .executeTakeFirst()
  if (!person) throw new CasewrightError('bad-input', 'This user’s account no longer exists. Choose another user.')
  const { members } = await trx
    .selectFrom('matterMember')
    .select(({ fn }) => fn.countAll<number>().as('members'))
    .where('matterId', '=', id)
    .executeTakeFirstOrThrow()
  if (members >= mostMembers)
    throw new CasewrightError(
      'conflict',
      `A matter has at most ${mostMembers} members. Remove one who is no longer needed.`,
    )
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('matterMember')
    .values({ matterId: id, personId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows)
    await record(trx, actor, {
      action: 'matter.member-added',
      subject: { kind: 'matter', id },
      detail: { person: personId },
    })
}

/**
 * Removes a member, or leaves. What they made in the matter stays in it, and theirs.
 * @throws CasewrightError not-found; conflict for the owner, and so for the last member
 */
export async function removeMember(own: Own, actor: Actor, id: string, personId: string): Promise<void> {
  const { trx, userId } = own
  const { ownerId } = await findMatter(own, id, { toChange: true })
  if (personId === ownerId)
    throw new CasewrightError(
      'conflict',
      personId === userId
        ? 'You own this matter. Transfer it to another member before you leave it, or delete it if it is empty.'
        : 'The owner of a matter cannot be removed.',
    )
  const { numDeletedRows } = await trx
    .deleteFrom('matterMember')
    .where('matterId', '=', id)
    .where('personId', '=', personId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new CasewrightError('not-found', 'This user is no longer a member of the matter.')
  await record(trx, actor, {
    action: 'matter.member-removed',
    subject: { kind: 'matter', id },
    detail: { person: personId },
  })
  // Who follows a run of the matter looks again, and finds that it is not there for them any more.
  const atWork = await trx
    .selectFrom('run')
    .select('id')
    .where('matterId', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .execute()
  for (const run of atWork) await notifyRun(trx, run.id)
}
