import { createOTP } from '@better-auth/utils/otp'

/** The office that was made up, and the password of everybody in it. */
export const password = 'correct horse battery'
export const people = {
  ada: { name: 'Ada Lindqvist', email: 'ada@lindqvist-kern.example' },
  bob: { name: 'Bob Kern', email: 'bob@lindqvist-kern.example' },
  cyd: { name: 'Cyd Alvarez', email: 'cyd@lindqvist-kern.example' },
} as const
export const matterName = 'Okafor v. Tannery Row LLC'
export const clientName = 'Ngozi Okafor'

/** What is shown once and not kept anywhere: it is committed beside the backup, as `<version>.shown.json`. */
export interface Shown {
  /** Of Cyd's authenticator app. */
  appSecret: string
  /** Ada's. */
  apiKey: string
}

/** What an authenticator app shows. @param steps half minutes from now: a code counts a little longer, and only once */
export function codeOf(secret: string, steps = 0): Promise<string> {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const plain = bytes.map((byte) => String.fromCharCode(Number.parseInt(byte, 2))).join('')
  return createOTP(plain).hotp(Math.floor(Date.now() / 30_000) + steps)
}
