import { resetLetter } from '../../../platform/mail/email-templates.ts'
import { type Actor, record } from '../../audit/index.ts'
import { lifetimes, makeLink, revokeLinks } from './links.ts'
import { type SendDeps, sendLink } from './send.ts'

/**
 * Somebody says that they forgot the password of the account with this email, if there is one. A link goes to that email;
 * where no mail goes out, it waits for an administrator to hand one over. It runs behind the answer, which therefore
 * tells nothing of whether there is such an account.
 */
export async function passwordForgotten(deps: SendDeps, actor: Actor, email: string): Promise<void> {
  const { db, mail } = deps
  const person = await db
    .selectFrom('person')
    .select('id')
    .where('email', '=', email)
    .where('deactivatedAt', 'is', null)
    .executeTakeFirst()
  if (!person) return
  const subject = { kind: 'person', id: person.id } as const
  const asks = { askedForPasswordAt: new Date() }
  const made = await db.transaction().execute(async (trx) => {
    await record(trx, actor, { action: 'account.password-forgotten', subject })
    if (mail)
      return makeLink(trx, { kind: 'password-reset', email, personId: person.id, seconds: lifetimes.passwordByMail })
    await trx.updateTable('person').set(asks).where('id', '=', person.id).execute()
  })
  if (!made || (await sendLink(deps, email, made, person.id, resetLetter))) return
  await db.transaction().execute(async (trx) => {
    await revokeLinks(trx, { id: made.id })
    await trx.updateTable('person').set(asks).where('id', '=', person.id).execute()
  })
}
