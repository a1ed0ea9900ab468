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
    /**
     * Counts an attempt before its password is looked at, so that attempts made at once are counted too.
     * @throws CasewrightError when this account or address is locked out for now
     */
    async signInBegins(email: string, ip: string): Promise<void> {
      await account.consume(hash(email)).catch(refuseSpent)
      await address.consume(hash(ip)).catch(refuseSpent)
    },
    async signInSucceeded(email: string, ip: string): Promise<void> {
      await Promise.all([account.delete(hash(email)), address.reward(hash(ip), 1)])
    },
    async countRegistration(ip: string): Promise<void> {
      await registration.consume(hash(ip)).catch(refuseSpent)
    },
  }
}

export type Attempts = ReturnType<typeof createAttempts>

/** Neither addresses nor emails stand in the table. */
const hash = (value: string) => createHash('sha256').update(value).digest('base64url')

function refuseSpent(spent: unknown): never {
  if (!(spent instanceof RateLimiterRes)) throw spent
  const wait = Math.max(1, Math.ceil(spent.msBeforeNext / 60_000))
  throw new CasewrightError(
    'too-many-attempts',
    `Too many attempts. Try again in ${wait} ${wait === 1 ? 'minute' : 'minutes'}.`,
  )
}
