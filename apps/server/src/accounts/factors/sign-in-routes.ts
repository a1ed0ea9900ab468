import { CasewrightError, type SecondStep } from '@casewright/core'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { actorOf, newcomer, record } from '../../audit/record.ts'
import type { AppEnv } from '../../middleware/variables.ts'
import { asPerson } from '../../middleware/variables.ts'
import { addressOf, copyCookies, headersFor } from '../address.ts'
import { admitted } from '../deactivated.ts'
import { readForm } from '../forms.ts'
import { createTicket } from '../ticket.ts'
import { takeCode } from './codes.ts'
import { codeForm, passkeyForm } from './forms.ts'
import { signedBy } from './passkey-answer.ts'
import type { PasskeyDeps } from './passkey-routes.ts'
import { siteOf } from './passkeys.ts'

const tooLate = 'Signing in took too long. Start again with your password.'

/** The second step of signing in, after the password; and signing in by a passkey, which is both steps at once. */
export function signInRoutes(deps: PasskeyDeps) {
  const { auth, db, attempts, publicUrl } = deps
  const ticket = createTicket(auth, publicUrl, 'passkey', z.object({ challenge: z.string() }))

  const signedInBy = (c: Context<AppEnv>, id: string, how: string) =>
    record(db, newcomer(c, id), { action: 'account.signed-in', subject: { kind: 'person', id }, detail: { how } })

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
      const kind = await takeCode(deps, personId, code, 'wrong-credentials').catch(async (error) => {
        await record(db, actorOf(c), { action: 'account.sign-in-failed', subject: { kind: 'person', id: personId } })
        throw error
      })
      const { headers, response } = await admitted(
        auth.api.completeChallenge({ headers: headersFor(c), returnHeaders: true }),
      )
      if (!response.user) throw new CasewrightError('not-signed-in', tooLate)
      await signedInBy(c, personId, kind === 'app' ? 'password and app' : 'password and backup code')
      copyCookies(c, headers)
      return c.json(asPerson(response.user))
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
      const person = asked ? await signedBy(deps, asked.challenge, response) : null
      if (!person) throw new CasewrightError('wrong-credentials', refused)
      await attempts.passkeySucceeded(addressOf(c))
      const body = { personId: person.id, how: 'passkey' as const }
      const { headers } = await admitted(auth.api.beginSession({ body, headers: headersFor(c), returnHeaders: true }))
      await signedInBy(c, person.id, 'passkey')
      copyCookies(c, headers)
      return c.json(asPerson(person))
    })

  async function challenged(c: Context<AppEnv>): Promise<string> {
    const { personId } = await auth.api.challengedPerson({ headers: headersFor(c) })
    if (personId === null) throw new CasewrightError('not-signed-in', tooLate)
    return personId
  }
}

const refused =
  'This passkey does not sign in here: it was removed, or it was not confirmed in time. Try again, or sign in with your password.'
