import type { OwnUsage } from '@casewright/api'
import { Hono } from 'hono'
import { monthOf, nextStart, planOf, storedBytes, usageOf } from '../../features/usage/index.ts'
import type { Database } from '../../platform/db/client.ts'
import { forUser } from '../../platform/db/for-user.ts'
import { signedIn } from '../../platform/request/caller.ts'
import type { AppEnv } from '../../platform/request/variables.ts'

/** What the signed-in person used in this month, and of how much; at `/api/usage`. */
export function usageRoutes({ db }: { db: Database }) {
  return new Hono<AppEnv>().get('/', async (c) => {
    const month = monthOf(new Date())
    const own = await forUser(db, signedIn(c).id, async ({ userId, trx }) => ({
      month: month.name,
      startsAgain: nextStart(month),
      plan: (await planOf(trx, userId)) ?? null,
      used: (await usageOf(trx, { personId: userId, ...month })).total,
      storageBytes: await storedBytes(trx, userId),
    }))
    return c.json(own satisfies OwnUsage)
  })
}
