import type { HandedLink } from '@casewright/api'
import { CasewrightError } from '@casewright/core'
import { resetLinkMadeLetter } from '../../platform/mail/email-templates.ts'
import { behind, lifetimes, linkTo, makeLink, type SendDeps } from '../accounts/index.ts'
import { record } from '../audit/index.ts'
import type { Inviter } from './invite.ts'
import { requireStillAdministrator } from './still-administrator.ts'

/**
 * Makes a link for a new password that the administrator hands over; it is not sent, as whoever asks in person may not
 * reach their mail. That there is one is told to whose account it is.
 * @throws CasewrightError not-found, conflict for who was deactivated
 */
export async function makeResetLink(deps: SendDeps, by: Inviter, personId: string): Promise<HandedLink> {
  const { db, env, mail } = deps
  const { email, made } = await db.transaction().execute(async (trx) => {
    await requireStillAdministrator(trx, by.actor)
    const person = await trx
      .updateTable('person')
      .set({ askedForPasswordAt: null })
      .where('id', '=', personId)
      .returning(['email', 'deactivatedAt'])
      .executeTakeFirst()
    if (!person) throw new CasewrightError('not-found', 'This user’s account no longer exists.')
    if (person.deactivatedAt)
      throw new CasewrightError('conflict', 'This user is deactivated. Activate the account first.')
    const made = await makeLink(trx, {
      kind: 'password-reset',
      email: person.email,
      personId,
      madeBy: by.id,
      seconds: lifetimes.passwordByHand,
    })
    await record(trx, by.actor, { action: 'person.reset-link-made', subject: { kind: 'person', id: personId } })
    return { email: person.email, made }
  })
  const letter = resetLinkMadeLetter({
    to: email,
    expiresAt: made.expiresAt,
    productName: env.PRODUCT_NAME,
    publicUrl: env.PUBLIC_URL,
    by: by.name,
  })
  if (mail) behind(deps, mail.send(letter, { userId: personId, runId: null }))
  return { link: linkTo(by.origin, made.token), expiresAt: made.expiresAt.toISOString(), mailFailed: false }
}
