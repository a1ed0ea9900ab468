import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const version = 1
const nonceBytes = 12
const tagBytes = 16
const headBytes = 1 + nonceBytes + tagBytes

/** Encrypts what people entrust: AES-256-GCM, a fresh nonce for each record, bound to the record's place. */
export interface Vault {
  /** @param place where the record stands, such as `run.output:<id>`; a record moved elsewhere does not open */
  seal(place: string, bytes: Uint8Array): Buffer
  open(place: string, sealed: Uint8Array): Buffer
  sealJson(place: string, value: unknown): Buffer
  openJson<T>(place: string, sealed: Uint8Array): T
}

/** @param hexKey 32 bytes as 64 hexadecimal digits */
export function createVault(hexKey: string): Vault {
  const key = Buffer.from(hexKey, 'hex')
  if (key.length !== 32) throw new Error('The vault needs a key of 32 bytes')

  const seal: Vault['seal'] = (place, bytes) => {
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place))
    const body = Buffer.concat([cipher.update(bytes), cipher.final()])
    return Buffer.concat([Buffer.from([version]), nonce, cipher.getAuthTag(), body])
  }

  const open: Vault['open'] = (place, sealed) => {
    const record = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
    if (record[0] !== version || record.length < headBytes)
      throw new Error(`The sealed record at ${place} has no known form`)
    const decipher = createDecipheriv('aes-256-gcm', key, record.subarray(1, 1 + nonceBytes))
      .setAAD(Buffer.from(place))
      .setAuthTag(record.subarray(1 + nonceBytes, headBytes))
    try {
      return Buffer.concat([decipher.update(record.subarray(headBytes)), decipher.final()])
    } catch (cause) {
      throw new Error(`The sealed record at ${place} does not open: another key, or it was changed`, { cause })
    }
  }

  return {
    seal,
    open,
    sealJson: (place, value) => seal(place, Buffer.from(JSON.stringify(value))),
    openJson: (place, sealed) => JSON.parse(open(place, sealed).toString('utf8')),
  }
}
