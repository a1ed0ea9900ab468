import { createHash } from 'node:crypto'
import { CasewrightError } from '@casewright/core'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { placeOf } from './address.ts'

const minutes = 60

/** How often may be failed before a pause. Counted in the database, so that all web nodes count together. */
export const limits = {
  account: { points: 10, duration: 15 * minutes, blockDuration: 15 * minutes },
  address: { points: 100, duration: 15 * minutes, blockDuration: 15 * minutes },
  /** Of passwords that a signed-in person is asked for again. */
  confirmation: { points: 10, duration: 15 * minutes, blockDuration: 15 * minutes },
  /** Of codes of a second factor, by person. */
  code: { points: 10, duration: 15 * minutes, blockDuration: 15 * minutes },
  /** Of passkeys that sign in nobody, by address. */
  passkey: { points: 100, duration: 15 * minutes, blockDuration: 15 * minutes },
  /** Of going to the firm's own sign-in without coming in by it, and of coming back in vain, by address. */
  signOn: { points: 60, duration: 15 * minutes, blockDuration: 15 * minutes },
  signOnReturn: { points: 30, duration: 15 * minutes, blockDuration: 15 * minutes },
  /** Of what may be used once alone, for longer than any of it is valid. */
  once: { points: 1, duration: 15 * minutes, blockDuration: 0 },
  registration: { points: 30, duration: 60 * minutes, blockDuration: 60 * minutes },
  /** Of what is no link, by address. */
  link: { points: 60, duration: 15 * minutes, blockDuration: 15 * minutes },
  /** Of asking for a new password: for one email, whether or not it has an account, and from one address. */
  forgotten: { points: 5, duration: 60 * minutes, blockDuration: 60 * minutes },
  forgottenAddress: { points: 30, duration: 60 * minutes, blockDuration: 60 * minutes },
  /** Of mails that confirm an email, and of changes of the email, by person. */
  confirmationMail: { points: 5, duration: 60 * minutes, blockDuration: 60 * minutes },
  /** Of mails that tell of a change to an account whose email nobody vouches for, by person. */
  told: { points: 10, duration: 60 * minutes, blockDuration: 60 * minutes },
} as const

/** Counts failed sign-ins by account and by address, failed confirmations by person, registrations by address. */
export function createAttempts(pool: pg.Pool) {
  const limiter = (name: keyof typeof limits) =>
    new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix: name,
      ...limits[name],
    })
  const account = limiter('account')
  const address = limiter('address')
  const confirmation = limiter('confirmation')
  const registration = limiter('registration')
  const link = limiter('link')
  const forgotten = limiter('forgotten')
  const forgottenAddress = limiter('forgottenAddress')
  const confirmationMail = limiter('confirmationMail')
  const told = limiter('told')
  const code = limiter('code')
  const passkey = limiter('passkey')
  const signOn = limiter('signOn')
  const signOnReturn = limiter('signOnReturn')
  const once = limiter('once')

  return {
    /**
     * Counts an attempt before its password is looked at, so that attempts made at once are counted too.
     * @throws CasewrightError when this account or address is locked out for now
     */
    async signInBegins(email: string, ip: string): Promise<void> {
      await account.consume(hash(email)).catch(refuseSpent)
      await address.consume(hash(placeOf(ip))).catch(refuseSpent)
    },
    async signInSucceeded(email: string, ip: string): Promise<void> {
      await Promise.all([account.delete(hash(email)), address.reward(hash(placeOf(ip)), 1)])
    },
    /** Like `signInBegins`, by the person alone: whoever fails to sign in, from one's own address too, keeps nobody from it. */
    async confirmationBegins(personId: string): Promise<void> {
      await confirmation.consume(hash(personId)).catch(refuseSpent)
    },
    async confirmationSucceeded(personId: string): Promise<void> {
      await confirmation.delete(hash(personId))
    },
    /** For a person who is erased: nothing is counted for them any more. */
    async forget(person: { id: string; email: string }): Promise<void> {
      await Promise.all([
        confirmation.delete(hash(person.id)),
        confirmationMail.delete(hash(person.id)),
        told.delete(hash(person.id)),
        account.delete(hash(person.email)),
        forgotten.delete(hash(person.email)),
      ])
    },
    /** Like `signInBegins`, of links that cannot be used. */
    async linkBegins(ip: string): Promise<void> {
      await link.consume(hash(placeOf(ip))).catch(refuseSpent)
    },
    async linkSucceeded(ip: string): Promise<void> {
      await link.reward(hash(placeOf(ip)), 1)
    },
    async countForgotten(email: string, ip: string): Promise<void> {
      await forgotten.consume(hash(email)).catch(refuseSpent)
      await forgottenAddress.consume(hash(placeOf(ip))).catch(refuseSpent)
    },
    async countConfirmation(personId: string): Promise<void> {
      await confirmationMail.consume(hash(personId)).catch(refuseSpent)
    },
    /** Whether one more mail may tell of a change, to an email that may be anybody's. */
    async mayTell(personId: string): Promise<boolean> {
      return hadRoom(told.consume(hash(personId)))
    },
    /** Like `confirmationBegins`, of codes of a second factor, at sign-in and in the settings alike. */
    async codeBegins(personId: string): Promise<void> {
      await code.consume(hash(personId)).catch(refuseSpent)
    },
    async codeSucceeded(personId: string): Promise<void> {
      await code.delete(hash(personId))
    },
    async passkeyBegins(ip: string): Promise<void> {
      await passkey.consume(hash(placeOf(ip))).catch(refuseSpent)
    },
    async passkeySucceeded(ip: string): Promise<void> {
      await passkey.reward(hash(placeOf(ip)), 1)
    },
    /** Each may make the server call the provider. */
    async signOnBegins(ip: string): Promise<void> {
      await signOn.consume(hash(placeOf(ip))).catch(refuseSpent)
    },
    async signOnReturns(ip: string): Promise<void> {
      await signOnReturn.consume(hash(placeOf(ip))).catch(refuseSpent)
    },
    async signOnSucceeded(ip: string): Promise<void> {
      const place = hash(placeOf(ip))
      await Promise.all([signOn.reward(place, 1), signOnReturn.reward(place, 1)])
    },
    /** Whether nobody used this before; of many at once, one is the first. */
    async isFirst(use: string): Promise<boolean> {
      return hadRoom(once.consume(hash(use)))
    },
    async countRegistration(ip: string): Promise<void> {
      await registration.consume(hash(placeOf(ip))).catch(refuseSpent)
    },
  }
}

export type Attempts = ReturnType<typeof createAttempts>

/** Neither addresses nor emails stand in the table. */
const hash = (value: string) => createHash('sha256').update(value).digest('base64url')

const hadRoom = (consumed: Promise<unknown>): Promise<boolean> =>
  consumed.then(
    () => true,
    (spent: unknown) => {
      if (spent instanceof RateLimiterRes) return false
      throw spent
    },
  )

function refuseSpent(spent: unknown): never {
  if (!(spent instanceof RateLimiterRes)) throw spent
  const wait = Math.max(1, Math.ceil(spent.msBeforeNext / 60_000))
  throw new CasewrightError(
    'too-many-attempts',
    `Too many attempts. Try again in ${wait} ${wait === 1 ? 'minute' : 'minutes'}.`,
  )
}
