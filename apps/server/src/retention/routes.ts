import { Hono } from 'hono'
import type { Services } from '../boot.ts'
import type { AppEnv } from '../middleware/variables.ts'

/** Legal holds, for administrators; at `/api/admin/holds`. */
export function holdRoutes(_services: Services) {
  return new Hono<AppEnv>()
}
