import { CasewrightError } from '@casewright/core'
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { Hono } from 'hono'
import { z } from 'zod'
import {
  algorithms,
  confirmForm,
  confirmPassword,
  createTicket,
  disableWithoutFactors,
  enableFactors,
  knownCredentials,
  mostPasskeys,
  newPasskeyForm,
  ownPasskeys,
  passkeyNameForm,
  readForm,
  siteOf,
} from '../../../features/accounts/index.ts'
import { actorOf, record } from '../../../features/audit/index.ts'
import { forUser } from '../../../platform/db/for-user.ts'
import { signedIn } from '../../../platform/request/caller.ts'
import type { AppEnv } from '../../../platform/request/variables.ts'
import type { AppDeps } from './app-routes.ts'

export interface PasskeyDeps extends AppDeps {
  publicUrl: string
}

const noPasskey = 'This passkey does not exist, or it is not yours.'
const notTaken = 'The passkey was not added. Start again, and confirm it on your device within a few minutes.'

/** A person's own passkeys: made and removed with the password, as a passkey signs in without one. */
export function passkeyRoutes(deps: PasskeyDeps) {
  const { auth, db, attempts, issuer, publicUrl, tell } = deps
  const { rpID, origin } = siteOf(publicUrl)
  const ticket = createTicket(auth, publicUrl, 'new-passkey', z.object({ personId: z.string(), challenge: z.string() }))

  return new Hono<AppEnv>()
    .post('/options', async (c) => {
      const { password } = await readForm(c, confirmForm)
      const { person } = await confirmPassword(c, deps, password)
      const known = await forUser(db, person.id, knownCredentials)
      if (known.length >= mostPasskeys)
        throw new CasewrightError('conflict', `You have ${mostPasskeys} passkeys. Remove one you no longer use.`)
      const options = await generateRegistrationOptions({
        rpName: issuer,
        rpID,
        userID: new TextEncoder().encode(person.id),
        userName: person.email,
        userDisplayName: person.name,
        supportedAlgorithmIDs: algorithms,
        excludeCredentials: known,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      await ticket.give(c, { personId: person.id, challenge: options.challenge })
      return c.json(options)
    })
    .post('/', async (c) => {
      const person = signedIn(c)
      const { id: personId } = person
      const { name, response } = await readForm(c, newPasskeyForm)
      const asked = await ticket.take(c)
      if (asked?.personId !== personId || !(await attempts.isFirst(asked.challenge)))
        throw new CasewrightError('forbidden', notTaken)
      const { registrationInfo } = await verifyRegistrationResponse({
        response: response as unknown as RegistrationResponseJSON,
        expectedChallenge: asked.challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        supportedAlgorithmIDs: algorithms,
        requireUserVerification: true,
      }).catch(() => ({ registrationInfo: undefined }))
      if (!registrationInfo) throw new CasewrightError('forbidden', notTaken)
      const { credential, credentialBackedUp: backedUp } = registrationInfo
      const backupCodes = await forUser(db, personId, async ({ trx }) => {
        const row = await trx
          .insertInto('passkey')
          .values({
            personId,
            name,
            credentialId: credential.id,
            publicKey: Buffer.from(credential.publicKey),
            counter: credential.counter,
            transports: credential.transports ?? [],
            backedUp,
          })
          .onConflict((conflict) => conflict.column('credentialId').doNothing())
          .executeTakeFirst()
        if (row.numInsertedOrUpdatedRows === 0n)
          throw new CasewrightError('conflict', 'This passkey is already registered.')
        const codes = await enableFactors(trx, auth, personId)
        await record(trx, actorOf(c), {
          action: 'factor.added',
          subject: { kind: 'person', id: personId },
          detail: { kind: 'passkey' },
        })
        return codes
      })
      tell(person, 'passkey-added')
      return c.json({ backupCodes, passkeys: await forUser(db, personId, ownPasskeys) }, 201)
    })
    .patch('/:id', async (c) => {
      const { id: personId } = signedIn(c)
      const { name } = await readForm(c, passkeyNameForm)
      await forUser(db, personId, async ({ trx }) => {
        const { numUpdatedRows } = await trx
          .updateTable('passkey')
          .set({ name })
          .where('id', '=', uuid(c.req.param('id')))
          .where('personId', '=', personId)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) throw new CasewrightError('not-found', noPasskey)
        await record(trx, actorOf(c), { action: 'factor.renamed', subject: { kind: 'person', id: personId } })
      })
      return c.body(null, 204)
    })
    .post('/:id/remove', async (c) => {
      signedIn(c)
      const { password } = await readForm(c, confirmForm)
      const { person } = await confirmPassword(c, deps, password)
      await forUser(db, person.id, async ({ trx }) => {
        const { numDeletedRows } = await trx
          .deleteFrom('passkey')
          .where('id', '=', uuid(c.req.param('id')))
          .where('personId', '=', person.id)
          .executeTakeFirst()
        if (numDeletedRows === 0n) throw new CasewrightError('not-found', noPasskey)
        await disableWithoutFactors(trx, person.id)
        await record(trx, actorOf(c), {
          action: 'factor.removed',
          subject: { kind: 'person', id: person.id },
          detail: { kind: 'passkey' },
        })
      })
      tell(person, 'passkey-removed')
      return c.body(null, 204)
    })
}

function uuid(written: string): string {
  if (!z.uuid().safeParse(written).success) throw new CasewrightError('not-found', noPasskey)
  return written
}
