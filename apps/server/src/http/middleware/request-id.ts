import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Log } from '../../platform/log/log.ts'
import type { AppEnv } from '../../platform/request/variables.ts'

/** Numbers each request, names it in every log line and in `x-request-id`, and logs its end. */
export const requestId = (log: Log) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const id = randomUUID()
    const started = performance.now()
    c.set('requestId', id)
    c.set('log', log.child({ requestId: id }))
    c.header('x-request-id', id)
    await next()
    if (!c.req.path.startsWith('/api/')) return
    const milliseconds = Math.round(performance.now() - started)
    c.get('log').info({ method: c.req.method, route: routePath(c), status: c.res.status, milliseconds }, 'request')
  })
