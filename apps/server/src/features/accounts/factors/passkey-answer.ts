import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Database } from '../../../platform/db/client.ts'
import type { Attempts } from '../attempts.ts'
import { findPasskey, siteOf } from './passkeys.ts'

interface AnswerDeps {
  db: Database
  attempts: Attempts
  publicUrl: string
}

/**
 * Whose passkey signed a challenge, after its owner was verified on the device; null: nobody's. `of` is whose passkey was
 * named, signed or not.
 */
export async function signedBy({ db, attempts, publicUrl }: AnswerDeps, challenge: string, response: { id: string }) {
  if (!(await attempts.isFirst(challenge))) return { person: null, of: null }
  const { rpID, origin } = siteOf(publicUrl)
  return db.transaction().execute(async (trx) => {
    const passkey = await findPasskey(trx, response.id)
    if (!passkey) return { person: null, of: null }
    const failed = { person: null, of: passkey.personId }
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: passkey.credential,
      requireUserVerification: true,
    }).catch(() => ({ verified: false, authenticationInfo: undefined }))
    if (!verified || !authenticationInfo) return failed
    const { newCounter: counter, credentialBackedUp: backedUp } = authenticationInfo
    const { numUpdatedRows } = await trx
      .updateTable('passkey')
      .set({ counter, backedUp, lastUsedAt: new Date() })
      .where('id', '=', passkey.id)
      // A copy of the key that signed at the same time is told by the count that both saw.
      .where('counter', '=', passkey.credential.counter)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return failed
    const owner = trx.selectFrom('person').selectAll().where('id', '=', passkey.personId)
    return { person: await owner.executeTakeFirstOrThrow(), of: passkey.personId }
  })
}
