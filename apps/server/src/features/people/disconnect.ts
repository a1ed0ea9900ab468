import { CasewrightError } from '@casewright/core'
import { notifyPerson } from '../../platform/db/notify.ts'
import { signOnDisconnectedLetter } from '../../platform/mail/email-templates.ts'
import { behind, type SendDeps } from '../accounts/index.ts'
import { record } from '../audit/index.ts'
import type { Inviter } from './invite.ts'
import { requireStillAdministrator } from './still-administrator.ts'

/**
 * Takes the connection with the firm's own sign-in off an account, and ends the sessions that began by it. Password and
 * passkeys stay. Whoever the provider vouches for with this email next is connected with the account again.
 * @throws CasewrightError not-found; conflict where there is no such connection
 */
export async function disconnectSignOn(deps: SendDeps, by: Inviter, personId: string): Promise<void> {
  const { db, env, mail } = deps
  const to = await db.transaction().execute(async (trx) => {
    await requireStillAdministrator(trx, by.actor)
    const person = await trx
      .selectFrom('person')
      .select('email')
      .where('id', '=', personId)
      .forUpdate()
      .executeTakeFirst()
    if (!person) throw new CasewrightError('not-found', 'This user’s account no longer exists.')
    const { numDeletedRows } = await trx
      .deleteFrom('credential')
      .where('userId', '=', personId)
      .where('providerId', '=', 'oidc')
      .executeTakeFirst()
    if (numDeletedRows === 0n)
      throw new CasewrightError('conflict', 'This account is no longer connected to single sign-on.')
    const sessions = await trx
      .deleteFrom('session')
      .where('userId', '=', personId)
      .where('how', '=', 'single-sign-on')
      .executeTakeFirst()
    await notifyPerson(trx, personId)
    await record(trx, by.actor, {
      action: 'person.sign-on-disconnected',
      subject: { kind: 'person', id: personId },
      detail: { sessions: Number(sessions.numDeletedRows) },
    })
    return person.email
  })
  const place = { productName: env.PRODUCT_NAME, publicUrl: env.PUBLIC_URL }
  const letter = signOnDisconnectedLetter({ to, at: new Date(), by: by.name, ...place })
  if (mail) behind(deps, mail.send(letter, { userId: personId, runId: null }))
}
