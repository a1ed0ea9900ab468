import { Hono } from 'hono'
import type { Services } from '../boot.ts'
import type { AppEnv } from '../middleware/variables.ts'

/** The audit log, for administrators; at `/api/admin/audit`. */
export function auditRoutes(_services: Services) {
  return new Hono<AppEnv>()
}
