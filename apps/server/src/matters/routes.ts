import { Hono } from 'hono'
import type { Services } from '../boot.ts'
import type { AppEnv } from '../middleware/variables.ts'

/** Matters with their members, runs, documents and cost, for their members; at `/api/matters`. */
export function matterRoutes(_services: Services) {
  return new Hono<AppEnv>()
}
