import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** 1: nonce, tag, body. 2: the same behind the id of the key, so that two keys can be told apart. */
const versions = { bare: 1, named: 2 }
const keyIdBytes = 4
const nonceBytes = 12
const tagBytes = 16

/** What seals from now on, and what still opens what was sealed before. Each is 32 bytes as 64 hexadecimal digits. */
export interface VaultKeys {
  current: string
  others: readonly string[]
}

/** Encrypts what people entrust: AES-256-GCM, a fresh nonce for each record, bound to the record's place. */
export interface Vault {
  /** @param place where the record stands, such as `run.output:<id>`; a record moved elsewhere does not open */
  seal(place: string, bytes: Uint8Array): Buffer
  open(place: string, sealed: Uint8Array): Buffer
  sealJson(place: string, value: unknown): Buffer
  openJson<T>(place: string, sealed: Uint8Array): T
  /** Takes other keys, from the next record on. */
  use(keys: VaultKeys): void
}

interface Key {
  id: Buffer
  key: Buffer
}

/** The first bytes of every record that this key seals. */
export const recordStart = (hexKey: string): Buffer => Buffer.concat([Buffer.from([versions.named]), keyOf(hexKey).id])

/** What a key can be called without telling it: 8 hexadecimal digits. */
export const keyName = (hexKey: string): string => keyOf(hexKey).id.toString('hex')

/** The bytes that tell one record from every other: version, key, nonce and tag. */
export const recordHeadBytes = 1 + keyIdBytes + nonceBytes + tagBytes

export function createVault(current: string, others: readonly string[] = []): Vault {
  let keys = keysOf({ current, others })

  const seal: Vault['seal'] = (place, bytes) => {
    const [{ id, key }] = keys
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place))
    const body = Buffer.concat([cipher.update(bytes), cipher.final()])
    return Buffer.concat([Buffer.from([versions.named]), id, nonce, cipher.getAuthTag(), body])
  }

  const open: Vault['open'] = (place, sealed) => {
    const record = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
    const isNamed = record[0] === versions.named
    const nonceAt = isNamed ? 1 + keyIdBytes : 1
    if ((!isNamed && record[0] !== versions.bare) || record.length < nonceAt + nonceBytes + tagBytes)
      throw new Error(`The sealed record at ${place} has no known form`)
    const fitting = isNamed ? keys.filter(({ id }) => id.equals(record.subarray(1, nonceAt))) : keys
    let cause: unknown
    for (const { key } of fitting) {
      try {
        return opened(key, place, record.subarray(nonceAt))
      } catch (error) {
        cause = error
      }
    }
    throw new Error(`The sealed record at ${place} does not open: another key, or it was changed`, { cause })
  }

  return {
    seal,
    open,
    sealJson: (place, value) => seal(place, Buffer.from(JSON.stringify(value))),
    openJson: (place, sealed) => JSON.parse(open(place, sealed).toString('utf8')),
    use: (given) => {
      keys = keysOf(given)
    },
  }
}

function opened(key: Buffer, place: string, rest: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, rest.subarray(0, nonceBytes))
    .setAAD(Buffer.from(place))
    .setAuthTag(rest.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(rest.subarray(nonceBytes + tagBytes)), decipher.final()])
}

const keysOf = ({ current, others }: VaultKeys): [Key, ...Key[]] => [keyOf(current), ...others.map(keyOf)]

function keyOf(hexKey: string): Key {
  const key = Buffer.from(hexKey, 'hex')
  if (key.length !== 32) throw new Error('The vault needs a key of 32 bytes')
  return { key, id: createHash('sha256').update(key).digest().subarray(0, keyIdBytes) }
}
