import { Hono } from 'hono'
import type { Services } from '../boot.ts'
import type { AppEnv } from '../middleware/variables.ts'

/** Runs, tokens and cost by person and tool, for administrators; at `/api/admin/usage`. */
export function usageAdminRoutes(_services: Services) {
  return new Hono<AppEnv>()
}
