import type { Context } from 'hono'
import type { Database, Trx } from '../../../platform/db/client.ts'
import { confirmationLetter } from '../../../platform/mail/email-templates.ts'
import type { AppEnv, Person } from '../../../platform/request/variables.ts'
import { actorOf, record } from '../../audit/index.ts'
import { lifetimes, makeLink, revokeLinks, useLink } from './links.ts'
import { behind, type SendDeps, sendLink } from './send.ts'

/** Sends a link that confirms the email of an account, in place of the last one. @returns whether it went out */
export async function sendConfirmation(deps: SendDeps, { id, email }: Pick<Person, 'id' | 'email'>): Promise<boolean> {
  const { db, mail } = deps
  if (!mail) return false
  const made = await db.transaction().execute(async (trx) => {
    await revokeLinks(trx, { kind: 'email', personId: id })
    return makeLink(trx, { kind: 'email', email, personId: id, seconds: lifetimes.email })
  })
  return sendLink(deps, email, made, id, confirmationLetter)
}

/** The same behind the answer to whoever made an account or changed its email. */
export const confirmLater = (deps: SendDeps) => (person: Pick<Person, 'id' | 'email'>) => {
  if (deps.mail) behind(deps, sendConfirmation(deps, person))
}

/** Notes that the email of an account is its owner's. */
export const confirmEmail = (db: Database, c: Context<AppEnv>, token: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { personId } = await useLink(trx, 'email', token)
    await markConfirmed(trx, personId as string)
    await record(trx, actorOf(c), {
      action: 'account.email-confirmed',
      subject: { kind: 'person', id: personId as string },
    })
  })

export async function isConfirmed(db: Database, personId: string): Promise<boolean> {
  const { emailVerified } = await db
    .selectFrom('person')
    .select('emailVerified')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  return emailVerified
}

export const markConfirmed = (trx: Trx, personId: string) =>
  trx.updateTable('person').set({ emailVerified: true }).where('id', '=', personId).execute()
