import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer) => data.toString('base64url')

/** CBOR of what an attestation holds: texts, bytes, whole numbers and maps of fewer than 24 entries. */
function cbor(value: unknown): Buffer {
  const head = (major: number, n: number) =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...(value as Map<unknown, unknown>)]
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, item]) => [cbor(key), cbor(item)])])
}

/** A key on a device: makes one passkey and signs with it, as WebAuthn has it. */
export function createAuthenticator(site: { rpID: string; origin: string }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0
  const flags = (verified: boolean, more = 0) => Buffer.from([0x01 | (verified ? 0x04 : 0) | more])
  const count = () => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(++counter)
    return bytes
  }
  const client = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: site.origin, crossOrigin: false }))
  const named = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} }

  return {
    create({ challenge }: { challenge: string }, { verified = true } = {}) {
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      )
      const length = Buffer.from([0, id.length])
      const data = Buffer.concat([sha256(site.rpID), flags(verified, 0x40), count(), Buffer.alloc(16), length, id, key])
      const attestation = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', data],
        ]),
      )
      const clientDataJSON = base64url(client('webauthn.create', challenge))
      return {
        ...named,
        response: { clientDataJSON, attestationObject: base64url(attestation), transports: ['internal'] },
      }
    },
    get({ challenge }: { challenge: string }, { verified = true } = {}) {
      const clientData = client('webauthn.get', challenge)
      const data = Buffer.concat([sha256(site.rpID), flags(verified), count()])
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey)
      return {
        ...named,
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      }
    },
  }
}
