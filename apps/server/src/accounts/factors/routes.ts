import { Hono } from 'hono'
import type { Services } from '../../boot.ts'
import type { AppEnv } from '../../middleware/variables.ts'

/** Second factors, passkeys and single sign-on; at `/api/factors`. */
export function factorRoutes(_services: Services) {
  return new Hono<AppEnv>()
}
