import { Hono } from 'hono'
import type { Services } from '../../boot.ts'
import type { AppEnv } from '../../middleware/variables.ts'

/** Who has an account, and what an administrator does about it; at `/api/admin/people`. */
export function peopleRoutes(_services: Services) {
  return new Hono<AppEnv>()
}
