import { createHash } from 'node:crypto'
import { CasewrightError } from '@casewright/core'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

const minutes = 60

/** How often may be failed before a pause. Counted in the database, so that all web nodes count together. */
export const limits = {
  account: { points: 10, duration: 15 * minutes, blockDuration: 15 * minutes },
  address: { points: 100, duration: 15 * minutes, blockDuration: 15 * minutes },
  registration: { points: 30, duration: 60 * minutes, blockDuration: 60 * minutes },
} as const

/** Counts failed sign-ins by account and by address, and registrations by address. */
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
  const registration = limiter('registration')

  return {
    /** @throws CasewrightError when this account or address is locked out for now */
    async checkSignIn(email: string, ip: string): Promise<void> {
      const states = await Promise.all([account.get(hash(email)), address.get(hash(ip))])
      if (isSpent(states[0], limits.account.points)) refuse(states[0])
      if (isSpent(states[1], limits.address.points)) refuse(states[1])
    },
    async signInFailed(email: string, ip: string): Promise<void> {
      // The refusal comes with the next attempt: this one is told that it was wrong.
      await Promise.all(
        [account, address].map((one, index) => one.consume(hash(index ? ip : email)).catch(ignoreSpent)),
      )
    },
    async signInSucceeded(email: string): Promise<void> {
      await account.delete(hash(email))
    },
    async countRegistration(ip: string): Promise<void> {
      await registration.consume(hash(ip)).catch((spent: unknown) => {
        if (spent instanceof RateLimiterRes) refuse(spent)
        throw spent
      })
    },
  }
}

export type Attempts = ReturnType<typeof createAttempts>

/** Neither addresses nor emails stand in the table. */
const hash = (value: string) => createHash('sha256').update(value).digest('base64url')

const isSpent = (state: RateLimiterRes | null, points: number) =>
  state !== null && state.consumedPoints > points - 1 && state.msBeforeNext > 0

function refuse(state: RateLimiterRes | null): never {
  const wait = Math.max(1, Math.ceil((state?.msBeforeNext ?? 0) / 60_000))
  throw new CasewrightError(
    'too-many-attempts',
    `Too many attempts. Try again in ${wait} ${wait === 1 ? 'minute' : 'minutes'}.`,
  )
}

function ignoreSpent(spent: unknown): void {
  if (!(spent instanceof RateLimiterRes)) throw spent
}
