import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { sql } from 'kysely'
import type { Database, Trx } from '../../../platform/db/client.ts'
import type { AppEnv } from '../../../platform/request/variables.ts'
import { actorOf, record } from '../../audit/index.ts'
import type { Auth } from '../auth/auth.ts'
import { refuseGuessable } from '../passwords.ts'
import { findLink, useLink } from './links.ts'
import { setPassword } from './password.ts'

interface Acceptance {
  token: string
  name: string
  password: string
}

/**
 * Makes the account that an invitation promises, with its email and role. Of many who accept it at once one gets it.
 * @returns the email to sign in with
 */
export async function acceptInvitation(
  { auth, db }: { auth: Auth; db: Database },
  c: Context<AppEnv>,
  { token, name, password }: Acceptance,
): Promise<string> {
  const { email } = await findLink(db, token)
  refuseGuessable(password, { name, email })
  const hash = await (await auth.$context).password.hash(password)
  await db.transaction().execute(async (trx) => {
    // As for erasing: who comes while the last administrator goes must not be left without one.
    await sql`lock table person in share row exclusive mode`.execute(trx)
    const link = await useLink(trx, 'invitation', token)
    const id = await insertPerson(trx, name, link)
    await trx.updateTable('oneTimeLink').set({ personId: id }).where('id', '=', link.id).execute()
    await setPassword(trx, id, hash)
    await record(trx, actorOf(c), {
      action: 'invitation.accepted',
      subject: { kind: 'person', id },
      detail: { role: link.role, link: link.id },
    })
  })
  return email
}

async function insertPerson(
  trx: Trx,
  name: string,
  { email, role, mailedAt }: Awaited<ReturnType<typeof useLink>>,
): Promise<string> {
  const person = { id: randomUUID(), name, email, image: null, updatedAt: new Date() }
  await trx
    .insertInto('person')
    // Who was handed the link by somebody has not shown that the email is theirs; the administrator says so.
    .values({ ...person, emailVerified: mailedAt !== null, invitedEmail: email, role: role ?? 'member' })
    .execute()
  return person.id
}
