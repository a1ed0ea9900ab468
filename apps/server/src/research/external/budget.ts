import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { OutsideFailure } from './failure.ts'

/** How many requests in how many seconds. */
export interface Allowance {
  requests: number
  seconds: number
}

export interface BudgetLeft {
  windows: { left: number; of: number; seconds: number }[]
  pausedUntil: Date | null
}

/** What may still be asked of a source. Counted in the database, so that all nodes count together. */
export interface Budget {
  /** @throws OutsideFailure when it is spent; nothing is sent then */
  take(requests: number): Promise<void>
  /** Gives back what was taken for a request that was never sent. */
  giveBack(requests: number): Promise<void>
  /** What is left, counting nothing. */
  left(): Promise<BudgetLeft>
  /** The source asked to be left alone for so many milliseconds. */
  pause(milliseconds: number): Promise<void>
}

const words = { minute: 60, hour: 3600, day: 86_400 } as const

/**
 * Reads '5/minute, 50/hour, 125/day'.
 * @throws Error with one line that says what is wrong
 */
export function readAllowances(text: string): Allowance[] {
  return text.split(',').map((part) => {
    const [, requests, word] = /^\s*(\d{1,6})\/(minute|hour|day)\s*$/.exec(part) ?? []
    if (!requests || !word) throw new Error("must be written like '5/minute, 50/hour, 125/day'")
    return { requests: Number(requests), seconds: words[word as keyof typeof words] }
  })
}

/** A budget of one source for the installation. No allowances: it counts nothing, and heeds pauses alone. */
export function createBudget(pool: pg.Pool, source: string, allowances: readonly Allowance[]): Budget {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
    })
  const pauses = limiter(`source-pause`, 1, 1)
  const windows = allowances.map(({ requests, seconds }) => limiter(`source-${seconds}`, requests, seconds))
  return {
    async take(requests) {
      const pausing = await pauses.get(source)
      if (pausing && pausing.consumedPoints > 1 && pausing.msBeforeNext > 0)
        throw spent('paused', 'It asked for a pause', pausing)
      for (const window of windows)
        await window.consume(source, requests).catch((reason: unknown) => {
          if (!(reason instanceof RateLimiterRes)) throw reason
          throw spent('budget', 'This installation has reached its request limit', reason)
        })
    },
    async giveBack(requests) {
      for (const window of windows) await window.reward(source, requests)
    },
    async left() {
      const pausing = await pauses.get(source)
      const isPaused = pausing !== null && pausing.consumedPoints > 1 && pausing.msBeforeNext > 0
      return {
        windows: await Promise.all(
          allowances.map(async ({ requests, seconds }, index) => {
            const used = await windows[index]?.get(source)
            return { left: Math.max(0, used ? used.remainingPoints : requests), of: requests, seconds }
          }),
        ),
        pausedUntil: isPaused ? new Date(Date.now() + pausing.msBeforeNext) : null,
      }
    },
    async pause(milliseconds) {
      await pauses.block(source, Math.ceil(milliseconds / 1000))
    },
  }
}

function spent(why: 'paused' | 'budget', sentence: string, { msBeforeNext }: RateLimiterRes): OutsideFailure {
  const minutes = Math.ceil(msBeforeNext / 60_000)
  const wait =
    minutes < 2 ? 'in a minute' : minutes < 120 ? `in ${minutes} minutes` : `in ${Math.ceil(minutes / 60)} hours`
  return new OutsideFailure('skipped', `${sentence}. Try again ${wait}.`, { why })
}

/** A budget without limits: for sources that name none, and for tests. */
export const noBudget: Budget = {
  take: async () => {},
  giveBack: async () => {},
  left: async () => ({ windows: [], pausedUntil: null }),
  pause: async () => {},
}
