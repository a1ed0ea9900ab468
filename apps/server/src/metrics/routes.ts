import { Hono } from 'hono'
import type { Services } from '../boot.ts'
import type { AppEnv } from '../middleware/variables.ts'

/** `/metrics` for Prometheus, behind METRICS_TOKEN. */
export function metricsRoutes(_services: Services) {
  return new Hono<AppEnv>()
}
