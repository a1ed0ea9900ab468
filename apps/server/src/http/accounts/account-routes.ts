import { ReadableStream } from 'node:stream/web'
import { CasewrightError } from '@casewright/core'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import {
  afterNewPassword,
  type ConfirmDeps,
  confirmed,
  confirmForm,
  confirmPassword,
  type ExportDeps,
  emailForm,
  erasePerson,
  exportAccount,
  forgetDevices,
  isConfirmed,
  isOnlyAdministrator,
  keysAfterWords,
  knownDevice,
  nameForm,
  needsNoLink,
  ownActivity,
  type Pieces,
  passwordForm,
  readForm,
  refuseGuessable,
  refuseInvited,
  type Tell,
} from '../../features/accounts/index.ts'
import { type Actor, actorOf, record } from '../../features/audit/index.ts'
import type { Database } from '../../platform/db/client.ts'
import { forUser } from '../../platform/db/for-user.ts'
import { errorFields } from '../../platform/log/log.ts'
import type { AccountChange } from '../../platform/mail/change-emails.ts'
import type { Mail } from '../../platform/mail/index.ts'
import { copyCookies, headersFor } from '../../platform/request/address.ts'
import { signedIn } from '../../platform/request/caller.ts'
import type { AppEnv, Person } from '../../platform/request/variables.ts'
import { asPerson } from '../../platform/request/variables.ts'

export type AccountDeps = ConfirmDeps &
  ExportDeps & {
    mail: Mail | null
    /** Asks whoever changed their email to confirm it, where mail is set up. */
    confirmEmail(person: Person): void
    tell: Tell
  }

/** What is no line's number asks for the newest. */
const activityQuery = z.object({ before: z.coerce.number().int().positive().optional().catch(undefined) })

/** What a signed-in person can do with their own account. */
export function ownAccountRoutes(deps: AccountDeps) {
  const { auth, attempts, db, mail, confirmEmail, tell } = deps

  const signOut = async (c: Context<AppEnv>) => {
    const { headers } = await auth.api.signOut({ headers: headersFor(c), returnHeaders: true })
    copyCookies(c, headers)
  }

  return new Hono<AppEnv>()
    .get('/', async (c) => {
      const person = signedIn(c)
      const onlyAdministrator = await forUser(db, person.id, isOnlyAdministrator)
      const emailConfirmed = mail ? await isConfirmed(db, person.id) : null
      return c.json({ ...person, onlyAdministrator, emailConfirmed })
    })
    .put('/', async (c) => {
      const person = signedIn(c)
      const { name } = await readForm(c, nameForm)
      await forUser(db, person.id, async ({ trx }) => {
        const { numUpdatedRows } = await trx
          .updateTable('person')
          .set({ name, updatedAt: new Date() })
          .where('id', '=', person.id)
          .where('name', '!=', name)
          .executeTakeFirst()
        if (numUpdatedRows > 0n)
          await record(trx, actorOf(c), { action: 'account.renamed', subject: { kind: 'person', id: person.id } })
      })
      return c.json({ ...person, name })
    })
    .post('/email', async (c) => {
      signedIn(c)
      const { email, password } = await readForm(c, emailForm)
      const { person } = await confirmPassword(c, deps, password)
      // Each tells whether an email is taken or invited, and may send a mail to it.
      await attempts.countConfirmation(person.id)
      await refuseInvited(db, email)
      const changed = await changeEmail(db, actorOf(c), person.id, email)
      confirmEmail(changed)
      // To the email of before: its owner may not be the one who changed it.
      if (changed.email !== person.email) tell(person, await emailChange(db, person.id))
      return c.json(changed)
    })
    .post('/password', async (c) => {
      const person = signedIn(c)
      const { revokeKeys = false, ...body } = await readForm(c, passwordForm)
      refuseGuessable(body.newPassword, person)
      const { result } = await confirmed(c, deps, () =>
        auth.api.changePassword({
          body: { ...body, revokeOtherSessions: true },
          headers: headersFor(c),
          returnHeaders: true,
        }),
      )
      const here = await knownDevice(c, db, person)
      const keys = await db.transaction().execute(async (trx) => {
        const after = await afterNewPassword(trx, person.id, revokeKeys)
        await needsNoLink(trx, person.id)
        await forgetDevices(trx, person.id, here)
        await record(trx, actorOf(c), {
          action: 'account.password-changed',
          subject: { kind: 'person', id: person.id },
          detail: after.revoked + after.kept > 0 ? { keys: after.revoked, keysKept: after.kept } : {},
        })
        return after
      })
      tell(person, 'password-changed', keysAfterWords(keys))
      copyCookies(c, result.headers)
      return c.body(null, 204)
    })
    .get('/activity', async (c) => {
      const { id } = signedIn(c)
      const { before } = activityQuery.parse(c.req.query())
      return c.json(await forUser(db, id, (own) => ownActivity(own, before)))
    })
    .get('/export', async (c) => {
      const { id } = signedIn(c)
      await record(db, actorOf(c), { action: 'account.exported', subject: { kind: 'person', id } })
      c.header('content-type', 'application/json; charset=utf-8')
      c.header('x-accel-buffering', 'no')
      c.header('content-disposition', `attachment; filename="casewright-${new Date().toISOString().slice(0, 10)}.json"`)
      return c.body(ReadableStream.from(asBytes(c, exportAccount(deps, id))) as globalThis.ReadableStream)
    })
    .post('/erase', async (c) => {
      signedIn(c)
      const { password } = await readForm(c, confirmForm)
      const { person } = await confirmPassword(c, deps, password)
      await erasePerson(db, person.id, actorOf(c))
      await attempts.forget(person)
      await signOut(c)
      return c.body(null, 204)
    })
}

/** Single sign-on knows people by the provider's number for them, whatever their email is here. */
async function emailChange(db: Database, userId: string): Promise<AccountChange> {
  const connected = await db
    .selectFrom('credential')
    .select('id')
    .where('userId', '=', userId)
    .where('providerId', '=', 'oidc')
    .executeTakeFirst()
  return connected ? 'email-changed-beside-sign-on' : 'email-changed'
}

/** A file that breaks off is no JSON: whoever opens it sees that it is not whole. */
async function* asBytes(c: Context<AppEnv>, pieces: Pieces): AsyncIterable<Uint8Array> {
  const encoder = new TextEncoder()
  try {
    for await (const piece of pieces) yield encoder.encode(piece)
  } catch (error) {
    c.get('log').error(errorFields(error), 'an export broke off')
    throw error
  }
}

/** better-auth would say nothing of an address that is taken, and the person would not know why it stays. */
async function changeEmail(db: Database, actor: Actor, personId: string, email: string) {
  try {
    const person = await forUser(db, personId, async ({ trx }) => {
      await record(trx, actor, { action: 'account.email-changed', subject: { kind: 'person', id: personId } })
      return trx
        .updateTable('person')
        .set({ email, emailVerified: false, updatedAt: new Date() })
        .where('id', '=', personId)
        .returning(['id', 'name', 'email', 'role'])
        .executeTakeFirstOrThrow()
    })
    return asPerson(person)
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error
    throw new CasewrightError('email-taken', 'Another account uses this email. Choose a different one.')
  }
}
