import { createHash } from 'node:crypto'
import { CasewrightError, counted } from '@casewright/core'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { placeOf } from '../../platform/request/address.ts'
import { limits, pauseOf } from './limits.ts'

/** Who tries a password. */
export interface Guess {
  email: string
  ip: string
  /** The browser, where it has signed in to this account before. */
  device: string | null
}

/** Counts failed sign-ins by account, address and device, failed confirmations by person, registrations by address. */
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
  const guess = limiter('guess')
  const device = limiter('device')
  const codePause = limiter('codePause')
  const newCode = limiter('newCode')
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
     * Counts an attempt before its password is looked at, so that attempts made at once are counted too. What is refused
     * counts for nothing further on: an address that is paused brings no account closer to its own pause. A browser that
     * its owner has signed in with is counted by itself, so that strangers cannot lock the owner out.
     * @throws CasewrightError when this account or address is locked out for now
     */
    async signInBegins({ email, ip, device: known }: Guess): Promise<void> {
      if (known) return void (await device.consume(hash(known)).catch(refuseSpent))
      await address.consume(hash(placeOf(ip))).catch(refuseSpent)
      await guess.consume(guessKey(email, ip)).catch(refuseSpent)
      await account.consume(hash(email)).catch(refuseSpent)
    },
    async signInSucceeded({ email, ip, device: known }: Guess): Promise<void> {
      if (known) return void (await device.delete(hash(known)))
      await Promise.all([
        account.delete(hash(email)),
        guess.delete(guessKey(email, ip)),
        address.reward(hash(placeOf(ip)), 1),
      ])
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
        // From every address.
        pool.query('delete from rate_limit where starts_with(key, $1)', [`guess:${hash(person.email)}.`]),
        code.delete(hash(person.id)),
        codePause.delete(hash(person.id)),
        newCode.delete(hash(person.id)),
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
    /**
     * Counts a code of a second factor before it is looked at, at sign-in and in the settings alike.
     * @param who the person, or the browser that they have signed in with before
     * @returns how often there was a pause, where this is the last code before one; else 0
     * @throws CasewrightError during a pause
     */
    async codeBegins(who: string): Promise<number> {
      const { remainingPoints } = await code.consume(hash(who)).catch(refuseSpent)
      if (remainingPoints > 0) return 0
      // Before the code is looked at: what comes at the same time waits as well.
      const { consumedPoints } = await codePause.penalty(hash(who))
      await code.block(hash(who), pauseOf(consumedPoints))
      return consumedPoints
    },
    async codeSucceeded(who: string): Promise<void> {
      await Promise.all([code.delete(hash(who)), codePause.delete(hash(who))])
    },
    /** Like `confirmationBegins`, of codes that turn on an authenticator app. */
    async newCodeBegins(personId: string): Promise<void> {
      await newCode.consume(hash(personId)).catch(refuseSpent)
    },
    async newCodeSucceeded(personId: string): Promise<void> {
      await newCode.delete(hash(personId))
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

/** What begins with the email can be forgotten for all addresses at once. */
const guessKey = (email: string, ip: string) => `${hash(email)}.${hash(placeOf(ip))}`

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
  throw new CasewrightError('too-many-attempts', `Too many attempts. Try again in ${inWords(spent.msBeforeNext)}.`)
}

function inWords(milliseconds: number): string {
  const wait = Math.max(1, Math.ceil(milliseconds / 60_000))
  return wait <= 90 ? counted(wait, 'minute') : counted(Math.ceil(wait / 60), 'hour')
}
