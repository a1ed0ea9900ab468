import type { SecondStep } from '@casewright/api'
import { CasewrightError } from '@casewright/core'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import {
  admitted,
  arrive,
  codeForm,
  countWrong,
  createTicket,
  passkeyForm,
  readForm,
  signedBy,
  siteOf,
  takeCode,
} from '../../../features/accounts/index.ts'
import { actorOf, record } from '../../../features/audit/index.ts'
import { addressOf, copyCookies, headersFor } from '../../../platform/request/address.ts'
import type { AppEnv } from '../../../platform/request/variables.ts'
import { asPerson } from '../../../platform/request/variables.ts'
import type { PasskeyDeps } from './passkey-routes.ts'

const nobody = { person: null, of: null }

const tooLate = 'Signing in took too long. Start again with your password.'

/** The second step of signing in, after the password; and signing in by a passkey, which is both steps at once. */
export function signInRoutes(deps: PasskeyDeps) {
  const { auth, db, attempts, publicUrl } = deps
  const ticket = createTicket(auth, publicUrl, 'passkey', z.object({ challenge: z.string() }))

  return new Hono<AppEnv>()
    .get('/', async (c) => {
      const personId = await challenged(c)
      const row = await db.selectFrom('twoFactor').select('verified').where('userId', '=', personId).executeTakeFirst()
      const passkeys = await db.selectFrom('passkey').select('id').where('personId', '=', personId).limit(1).execute()
      const steps: SecondStep[] = [
        ...(row?.verified ? (['app'] as const) : []),
        ...(passkeys.length > 0 ? (['passkey'] as const) : []),
        'backup-code',
      ]
      return c.json({ steps })
    })
    .post('/', async (c) => {
      const { code } = await readForm(c, codeForm)
      const personId = await challenged(c)
      const kind = await takeCode(c, deps, personId, code, 'wrong-credentials').catch(async (error) => {
        await recordFailure(c, personId, 'second factor')
        throw error
      })
      const { headers, response } = await admitted(
        auth.api.completeChallenge({ headers: headersFor(c), returnHeaders: true }),
      )
      if (!response.user) throw new CasewrightError('not-signed-in', tooLate)
      const person = asPerson(response.user)
      await arrive(c, deps, person, kind === 'app' ? 'password and app' : 'password and backup code')
      copyCookies(c, headers)
      return c.json(person)
    })
    .post('/passkey/options', async (c) => {
      const options = await generateAuthenticationOptions({
        rpID: siteOf(publicUrl).rpID,
        userVerification: 'required',
      })
      await ticket.give(c, { challenge: options.challenge })
      return c.json(options)
    })
    .post('/passkey', async (c) => {
      const { response } = await readForm(c, passkeyForm)
      const asked = await ticket.take(c)
      await attempts.passkeyBegins(addressOf(c))
      const { person, of } = asked ? await signedBy(deps, asked.challenge, response) : nobody
      if (!person) {
        await passkeyFailed(c, of)
        throw new CasewrightError('wrong-credentials', refused)
      }
      await attempts.passkeySucceeded(addressOf(c))
      const body = { personId: person.id, how: 'passkey' as const }
      const { headers } = await admitted(auth.api.beginSession({ body, headers: headersFor(c), returnHeaders: true }))
      await arrive(c, deps, person, 'passkey')
      copyCookies(c, headers)
      return c.json(asPerson(person))
    })

  function recordFailure(c: Context<AppEnv>, personId: string, step: string): Promise<void> {
    const subject = { kind: 'person', id: personId } as const
    return record(db, actorOf(c), { action: 'account.sign-in-failed', subject, detail: { step } })
  }

  /** Nobody guesses a signature, so a passkey has no pause of its own. After a right password it counts as a wrong code. */
  async function passkeyFailed(c: Context<AppEnv>, of: string | null) {
    const { personId } = await auth.api.challengedPerson({ headers: headersFor(c) })
    const owner = personId ?? of
    if (owner !== null) await recordFailure(c, owner, 'passkey')
    if (personId !== null) await countWrong(c, deps, personId)
  }

  async function challenged(c: Context<AppEnv>): Promise<string> {
    const { personId } = await auth.api.challengedPerson({ headers: headersFor(c) })
    if (personId === null) throw new CasewrightError('not-signed-in', tooLate)
    return personId
  }
}

const refused =
  'This passkey cannot be used: it was removed, or it was not confirmed in time. Try again, or sign in with your password.'
