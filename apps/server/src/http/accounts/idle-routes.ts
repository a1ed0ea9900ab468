import type { IdleTime } from '@casewright/api'
import { type Context, Hono } from 'hono'
import { idleMinutes, secondsLeft } from '../../features/accounts/index.ts'
import type { Database } from '../../platform/db/client.ts'
import { signedIn } from '../../platform/request/caller.ts'
import type { AppEnv } from '../../platform/request/variables.ts'

/** When one's session ends by itself: asked, and put off; at `/api/account/idle`. */
export function idleRoutes(db: Database) {
  const answer = async (c: Context<AppEnv>) => {
    signedIn(c)
    const minutes = await idleMinutes(db)
    const left = minutes === null ? null : await secondsLeft(db, c.get('session') ?? '', minutes)
    return c.json({ minutes, secondsLeft: left } satisfies IdleTime)
  }
  return new Hono<AppEnv>().get('/', answer).post('/', answer)
}
