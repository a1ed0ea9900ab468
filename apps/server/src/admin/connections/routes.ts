import { Hono } from 'hono'
import type { Services } from '../../boot.ts'
import type { AppEnv } from '../../middleware/variables.ts'

/** Models and sources: which there are, and whether they answer; at `/api/admin/connections`. */
export function connectionRoutes(_services: Services) {
  return new Hono<AppEnv>()
}
