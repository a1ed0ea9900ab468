import { Hono } from 'hono'
import type { Services } from '../../boot.ts'
import type { AppEnv } from '../../middleware/variables.ts'

/** What waits, works and failed, for everybody; at `/api/admin/jobs`. */
export function jobRoutes(_services: Services) {
  return new Hono<AppEnv>()
}
