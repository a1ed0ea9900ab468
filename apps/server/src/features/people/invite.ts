import type { AuditAction, HandedLink, Role } from '@casewright/api'
import { CasewrightError } from '@casewright/core'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/client.ts'
import { invitationLetter } from '../../platform/mail/email-templates.ts'
import { lifetimes, linkTo, type MadeLink, makeLink, type SendDeps, sendLink } from '../accounts/index.ts'
import { type Actor, record } from '../audit/index.ts'
import { requireStillAdministrator } from './still-administrator.ts'

/** An administrator, and the address at which they have opened this installation. */
export interface Inviter {
  actor: Actor
  id: string
  name: string
  origin: string
}

const invitedAlready =
  'This email has already been invited. Renew the invitation in the list, or revoke it and invite the user again.'

/** Invites somebody: by mail, else by a link for the administrator to hand over. @throws CasewrightError email-taken, conflict */
export async function invite(
  deps: SendDeps,
  by: Inviter,
  { email, role }: { email: string; role: Role },
): Promise<HandedLink> {
  try {
    const made = await deps.db.transaction().execute(async (trx) => {
      await requireStillAdministrator(trx, by.actor)
      const taken = await trx.selectFrom('person').select('id').where('email', '=', email).executeTakeFirst()
      if (taken) throw new CasewrightError('email-taken', 'This user already has an account.')
      await endOver(trx, email)
      return makeInvitation(trx, by, 'person.invited', { email, role })
    })
    return await hand(deps, by, email, made)
  } catch (error) {
    // The database allows one that is open for an email, however many invite at once.
    if ((error as { code?: string }).code === '23505') throw new CasewrightError('conflict', invitedAlready)
    throw error
  }
}

/** What somebody is invited as; undefined where there is no such invitation. */
export async function roleInvited({ db }: SendDeps, id: string): Promise<Role | undefined> {
  const found = await db
    .selectFrom('oneTimeLink')
    .select('role')
    .where(sql<boolean>`id::text = ${id}`)
    .where('kind', '=', 'invitation')
    .executeTakeFirst()
  return found?.role ?? undefined
}

/** A new link in place of the last one, for as long as a new invitation. @throws CasewrightError not-found */
export async function renewInvitation(deps: SendDeps, by: Inviter, id: string): Promise<HandedLink> {
  const { made, email } = await deps.db.transaction().execute(async (trx) => {
    await requireStillAdministrator(trx, by.actor)
    const { email, role } = await takeBack(trx, id)
    const made = await makeInvitation(trx, by, 'invitation.renewed', { email, role: role ?? 'member' })
    return { made, email }
  })
  return hand(deps, by, email, made)
}

/** @throws CasewrightError not-found */
export const revokeInvitation = ({ db }: SendDeps, actor: Actor, id: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await requireStillAdministrator(trx, actor)
    await takeBack(trx, id)
    await record(trx, actor, { action: 'invitation.revoked', subject: { kind: 'link', id } })
  })

async function takeBack(trx: Trx, id: string) {
  const taken = await trx
    .updateTable('oneTimeLink')
    .set({ revokedAt: sql<Date>`now()` })
    .where(sql<boolean>`id::text = ${id}`)
    .where('kind', '=', 'invitation')
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .returning(['email', 'role'])
    .executeTakeFirst()
  if (!taken) throw new CasewrightError('not-found', 'This invitation has since been accepted or revoked.')
  return taken
}

/** One whose time is over does not stand in the way of another. */
const endOver = (trx: Trx, email: string) =>
  trx
    .updateTable('oneTimeLink')
    .set({ revokedAt: sql<Date>`now()` })
    .where('kind', '=', 'invitation')
    .where('email', '=', email)
    .where('usedAt', 'is', null)
    .where('expiresAt', '<=', sql<Date>`now()`)
    .execute()

async function makeInvitation(
  trx: Trx,
  { actor, id: madeBy }: Inviter,
  action: AuditAction,
  who: { email: string; role: Role },
): Promise<MadeLink> {
  const made = await makeLink(trx, { kind: 'invitation', ...who, madeBy, seconds: lifetimes.invitation })
  await record(trx, actor, { action, subject: { kind: 'link', id: made.id }, detail: { role: who.role } })
  return made
}

async function hand(deps: SendDeps, { id, name, origin }: Inviter, email: string, made: MadeLink): Promise<HandedLink> {
  const sent = await sendLink(deps, email, made, id, (content) => invitationLetter({ ...content, by: name }))
  return {
    link: sent ? null : linkTo(origin, made.token),
    expiresAt: made.expiresAt.toISOString(),
    mailFailed: deps.mail !== null && !sent,
  }
}
