import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { requestSeconds } from '../../platform/metrics/meters.ts'
import type { AppEnv } from '../../platform/request/variables.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Counts each request by the pattern of its route: an address may hold an id, and a method anything. */
export const measureRequests = createMiddleware<AppEnv>(async (c, next) => {
  const started = performance.now()
  await next()
  const method = methods.has(c.req.method) ? c.req.method : 'other'
  requestSeconds.observe({ method, route: routePath(c), status: c.res.status }, (performance.now() - started) / 1000)
})
