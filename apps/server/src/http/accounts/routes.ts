import { CasewrightError } from '@casewright/core'
import { APIError } from 'better-auth/api'
import { type Context, Hono } from 'hono'
import { sql } from 'kysely'
import {
  type Attempts,
  type Auth,
  arrive,
  knownDevice,
  loginForm,
  readForm,
  refuseDeactivated,
  refuseGuessable,
  refuseInvited,
  registerForm,
  type SetupWord,
  type Tell,
} from '../../features/accounts/index.ts'
import { actorOf, newcomer, record } from '../../features/audit/index.ts'
import type { Env } from '../../ops/env/env.ts'
import type { Database } from '../../platform/db/client.ts'
import { addressOf, copyCookies, headersFor } from '../../platform/request/address.ts'
import { signedIn } from '../../platform/request/caller.ts'
import type { AppEnv, Person } from '../../platform/request/variables.ts'
import { asPerson } from '../../platform/request/variables.ts'

interface Deps {
  auth: Auth
  db: Database
  env: Pick<Env, 'PUBLIC_URL' | 'REGISTRATION'>
  attempts: Attempts
  setup: SetupWord
  tell: Tell
  /** Asks whoever made an account to confirm its email, where mail is set up. */
  confirmEmail(person: Person): void
}

/** The specification's calls for accounts, over better-auth. */
export function accountRoutes({ auth, db, env, attempts, setup, tell, confirmEmail }: Deps) {
  return new Hono<AppEnv>()
    .get('/user', (c) => c.json(signedIn(c)))
    .post('/login', async (c) => {
      const form = await readForm(c, loginForm)
      const guess = { email: form.email, ip: addressOf(c), device: await knownDevice(c, db, form) }
      await attempts.signInBegins(guess)
      try {
        const { headers, response } = await auth.api.signInEmail({
          body: form,
          headers: headersFor(c),
          returnHeaders: true,
        })
        await attempts.signInSucceeded(guess)
        if ('twoFactorRedirect' in response) {
          copyCookies(c, headers)
          await recordHalf(c, db, form.email)
          throw new CasewrightError('second-factor-asked')
        }
        const person = asPerson(response.user)
        await arrive(c, { db, env, tell }, person, 'password')
        return answerPerson(c, headers, person)
      } catch (error) {
        if (!(error instanceof APIError) || error.statusCode >= 500) throw error
        refuseDeactivated(error)
        await recordFailure(c, db, form.email)
        throw new CasewrightError('wrong-credentials')
      }
    })
    .post('/register', async (c) => {
      const { setupWord, ...form } = await readForm(c, registerForm)
      refuseGuessable(form.password, form)
      await attempts.countRegistration(addressOf(c))
      await setup.check(setupWord)
      if (env.REGISTRATION === 'open') await refuseInvited(db, form.email)
      const signUp = () => auth.api.signUpEmail({ body: form, headers: headersFor(c), returnHeaders: true })
      try {
        const { headers, response } = await (env.REGISTRATION === 'open' ? signUp() : firstAlone(db, signUp))
        const person = await db
          .selectFrom('person')
          .selectAll()
          .where('id', '=', response.user.id)
          .executeTakeFirstOrThrow()
        confirmEmail(asPerson(person))
        const { id } = person
        await record(db, newcomer(c, id), { action: 'account.registered', subject: { kind: 'person', id } })
        await arrive(c, { db, env, tell }, person, null)
        return answerPerson(c, headers, asPerson(person))
      } catch (error) {
        if (error instanceof APIError && /EXISTS/.test(String(error.body?.code)))
          throw new CasewrightError('email-taken')
        throw error
      }
    })
    .post('/logout', async (c) => {
      const person = c.get('person')
      if (person) {
        await record(db, actorOf(c), { action: 'account.signed-out', subject: { kind: 'person', id: person.id } })
        const { headers } = await auth.api.signOut({ headers: headersFor(c), returnHeaders: true })
        copyCookies(c, headers)
      }
      return c.json({ success: true })
    })
}

/** Whose account was tried, where there is one: what was typed is not written down. */
async function recordFailure(c: Context<AppEnv>, db: Database, email: string): Promise<void> {
  const person = await db.selectFrom('person').select('id').where('email', '=', email).executeTakeFirst()
  await record(db, actorOf(c), {
    action: 'account.sign-in-failed',
    ...(person && { subject: { kind: 'person', id: person.id } }),
  })
}

/** The right password alone opened nothing yet. Its owner sees that somebody had it, where no second step follows. */
async function recordHalf(c: Context<AppEnv>, db: Database, email: string): Promise<void> {
  const { id } = await db.selectFrom('person').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  await record(db, actorOf(c), { action: 'account.password-given', subject: { kind: 'person', id } })
}

/** Lets the first account of a closed installation be made, and no second, however many come at once. */
const firstAlone = <T>(db: Database, signUp: () => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('casewright first account'))`.execute(trx)
    if (await trx.selectFrom('person').select('id').limit(1).executeTakeFirst())
      throw new CasewrightError('registration-closed')
    return signUp()
  })

function answerPerson(c: Context<AppEnv>, headers: Headers, person: Person) {
  copyCookies(c, headers)
  return c.json(person)
}
