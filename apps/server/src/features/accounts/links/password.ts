import { randomUUID } from 'node:crypto'
import type { StillOpen } from '@casewright/api'
import type { Context } from 'hono'
import type { Trx } from '../../../platform/db/client.ts'
import { notifyPerson } from '../../../platform/db/notify.ts'
import { resetDoneLetter } from '../../../platform/mail/email-templates.ts'
import type { AppEnv } from '../../../platform/request/variables.ts'
import { actorOf, record } from '../../audit/index.ts'
import type { Attempts } from '../attempts.ts'
import type { Auth } from '../auth/auth.ts'
import { afterNewPassword } from '../keys/keys-after.ts'
import { forgetDevices } from '../known-devices.ts'
import { refuseGuessable } from '../passwords.ts'
import { endBegunSignIns } from './begun.ts'
import { markConfirmed } from './confirmation.ts'
import { findLink, revokeLinks, useLink } from './links.ts'
import { behind, type SendDeps } from './send.ts'

/** What better-auth keeps passwords in. */
type Credentials = {
  credential: {
    id: string
    accountId: string
    providerId: string
    userId: string
    password: string | null
    updatedAt: Date
  }
}

/** Gives an account a password, in place of the one that it may have. @param hash as better-auth makes it */
export async function setPassword(trx: Trx, personId: string, hash: string): Promise<void> {
  const credentials = trx.withTables<Credentials>()
  const now = { password: hash, updatedAt: new Date() }
  const { numUpdatedRows } = await credentials
    .updateTable('credential')
    .set(now)
    .where('userId', '=', personId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return
  await credentials
    .insertInto('credential')
    .values({ id: randomUUID(), accountId: personId, providerId: 'credential', userId: personId, ...now })
    .execute()
}

/** Whoever has a new password waits for no link, and one that is still on its way works no more. */
export async function needsNoLink(trx: Trx, personId: string): Promise<void> {
  await trx.updateTable('person').set({ askedForPasswordAt: null }).where('id', '=', personId).execute()
  await revokeLinks(trx, { kind: 'password-reset', personId })
}

/**
 * Sets a new password by a link. Whoever needs one may have lost control of the account: every session ends, every API
 * key is revoked unless they say otherwise, every browser is new again, and who stands between the old password and the
 * second factor starts again.
 * @returns what stays
 */
export async function resetPassword(
  deps: SendDeps & { auth: Auth; attempts: Attempts },
  c: Context<AppEnv>,
  { token, password, keepKeys = false }: { token: string; password: string; keepKeys?: boolean },
): Promise<StillOpen> {
  const { auth, db, mail, env, attempts } = deps
  const link = await findLink(db, token)
  const person = await db
    .selectFrom('person')
    .select(['id', 'name', 'email'])
    .where('id', '=', link.personId)
    .executeTakeFirstOrThrow()
  refuseGuessable(password, person)
  const hash = await (await auth.$context).password.hash(password)
  const stays = await db.transaction().execute(async (trx) => {
    const { mailedAt } = await useLink(trx, 'password-reset', token)
    await setPassword(trx, person.id, hash)
    if (mailedAt) await markConfirmed(trx, person.id)
    await needsNoLink(trx, person.id)
    const sessions = await trx.deleteFrom('session').where('userId', '=', person.id).executeTakeFirst()
    const keys = await afterNewPassword(trx, person.id, !keepKeys)
    await endBegunSignIns(trx, person.id)
    await forgetDevices(trx, person.id)
    await notifyPerson(trx, person.id)
    await record(trx, actorOf(c), {
      action: 'account.password-reset',
      subject: { kind: 'person', id: person.id },
      detail: { sessions: Number(sessions.numDeletedRows), keys: keys.revoked, keysKept: keys.kept },
    })
    return stillOpen(trx, person.id, keys.kept)
  })
  await attempts.forget(person)
  const { PRODUCT_NAME: productName, PUBLIC_URL: publicUrl } = env
  const letter = resetDoneLetter({ to: person.email, at: new Date(), stays, productName, publicUrl })
  if (mail) behind(deps, mail.send(letter, { userId: person.id, runId: null }))
  return stays
}

/** What a new password leaves on purpose: whoever lost the password has the other ways, and sees which there are. */
async function stillOpen(trx: Trx, personId: string, keys: number): Promise<StillOpen> {
  const factors = trx.selectFrom('twoFactor').select('id').where('userId', '=', personId).where('verified', '=', true)
  const connections = trx.selectFrom('credential').select('id').where('userId', '=', personId)
  const passkeys = await trx.selectFrom('passkey').select('id').where('personId', '=', personId).execute()
  return {
    // As before the choice where none is kept.
    ...(keys > 0 && { keys }),
    passkeys: passkeys.length,
    app: (await factors.executeTakeFirst()) !== undefined,
    singleSignOn: (await connections.where('providerId', '=', 'oidc').executeTakeFirst()) !== undefined,
  }
}
