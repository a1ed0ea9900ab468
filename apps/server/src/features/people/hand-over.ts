import { CasewrightError } from '@casewright/core'
import type { Trx } from '../../platform/db/client.ts'
import { mattersHandedOverLetter, mattersReceivedLetter } from '../../platform/mail/email-templates.ts'
import { behind, type SendDeps } from '../accounts/index.ts'
import { type Actor, record } from '../audit/index.ts'
import { passOnLeft } from '../matters/index.ts'
import type { Inviter } from './invite.ts'
import { requireStillAdministrator } from './still-administrator.ts'

interface HandedOver {
  matters: number
  /** The former owner and the new one. */
  people: [Addressee, Addressee]
}

interface Addressee {
  id: string
  email: string
}

/**
 * Makes somebody who is active the owner, and a member, of all matters that a deactivated person owns and nobody else can
 * act in. Never who does it: what clients entrusted to another is not an administrator's to take.
 * The former owner and the new one are told by mail who did it.
 * @returns how many those are; 0 where another can act in each of them, who is the owner from here on
 * @throws CasewrightError not-found; bad-input; conflict where there are none
 */
export async function handOver(deps: SendDeps, by: Inviter, from: string, to: string): Promise<number> {
  const { db, env, mail } = deps
  const { matters, people } = await db.transaction().execute((trx) => take(trx, by.actor, from, to))
  if (mail && matters > 0) {
    const place = { productName: env.PRODUCT_NAME, publicUrl: env.PUBLIC_URL, by: by.name, at: new Date(), matters }
    const [owner, next] = people
    const letters = [
      [owner, mattersHandedOverLetter({ to: owner.email, ...place })],
      [next, mattersReceivedLetter({ to: next.email, ...place })],
    ] as const
    for (const [{ id }, letter] of letters) behind(deps, mail.send(letter, { userId: id, runId: null }))
  }
  return matters
}

async function take(trx: Trx, actor: Actor, from: string, to: string): Promise<HandedOver> {
  await requireStillAdministrator(trx, actor)
  if (to === actor.id)
    throw new CasewrightError(
      'bad-input',
      'Choose another user. Administrators cannot transfer another user’s matters to themselves; another administrator can choose you.',
    )
  const people = await trx
    .selectFrom('person')
    .select(['id', 'email', 'deactivatedAt'])
    .where('id', 'in', [from, to])
    .execute()
  const [owner, next] = [from, to].map((id) => people.find((person) => person.id === id))
  if (!owner) throw new CasewrightError('not-found', 'This user’s account no longer exists.')
  if (!owner.deactivatedAt)
    throw new CasewrightError('conflict', 'This user is active and can transfer their own matters.')
  if (!next || next.deactivatedAt)
    throw new CasewrightError('bad-input', 'This user does not have an active account. Choose another.')
  // Of those in which another can act, that one is the owner from here on.
  const passedOn = await passOnLeft(trx, actor)
  const matters = await trx.selectFrom('matter').select('id').where('ownerId', '=', from).execute()
  if (matters.length + passedOn === 0)
    throw new CasewrightError('conflict', 'This user has no more matters without another active member.')
  for (const { id } of matters) {
    await trx
      .insertInto('matterMember')
      .values({ matterId: id, personId: to })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await trx.updateTable('matter').set({ ownerId: to }).where('id', '=', id).execute()
    const subject = { kind: 'matter', id } as const
    await record(trx, actor, { action: 'matter.member-added', subject, detail: { person: to } })
    await record(trx, actor, { action: 'matter.passed-on', subject, detail: { person: to } })
  }
  return { matters: matters.length, people: [owner, next] }
}
