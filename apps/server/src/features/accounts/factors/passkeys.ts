import type { Passkey } from '@casewright/api'
import type { AuthenticatorTransport, WebAuthnCredential } from '@simplewebauthn/server'
import type { Trx } from '../../../platform/db/client.ts'
import type { Own } from '../../../platform/db/for-user.ts'

/** Most passkeys of one person. */
export const mostPasskeys = 20

/** EdDSA, ES256 and RS256: what authenticators speak. */
export const algorithms = [-8, -7, -257]

/** For which site a passkey is: its name without the port, and the address as browsers write it. */
export const siteOf = (publicUrl: string) => ({ rpID: new URL(publicUrl).hostname, origin: publicUrl })

export async function ownPasskeys({ userId, trx }: Own): Promise<Passkey[]> {
  const rows = await trx
    .selectFrom('passkey')
    .select(['id', 'name', 'backedUp', 'createdAt', 'lastUsedAt'])
    .where('personId', '=', userId)
    .orderBy('createdAt', 'desc')
    .execute()
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }))
}

/** What a person's browser is told not to make a second key for. */
export const knownCredentials = ({ userId, trx }: Own) =>
  trx.selectFrom('passkey').select(['credentialId as id', 'transports']).where('personId', '=', userId).execute()

/** The passkey that a browser names, as it is checked. */
export async function findPasskey(trx: Trx, credentialId: string) {
  const row = await trx.selectFrom('passkey').selectAll().where('credentialId', '=', credentialId).executeTakeFirst()
  if (!row) return null
  const credential: WebAuthnCredential = {
    id: row.credentialId,
    publicKey: new Uint8Array(row.publicKey),
    counter: Number(row.counter),
    transports: row.transports as AuthenticatorTransport[],
  }
  return { id: row.id, personId: row.personId, credential }
}
