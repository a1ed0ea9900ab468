import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Env } from '../../ops/env/env.ts'
import { counted } from '../../platform/metrics/meters.ts'
import type { AppEnv } from '../../platform/request/variables.ts'
import { lookedUp, type Shared } from './looked-up.ts'

/** Of Node and the process; once, however many servers a process has. */
const ofProcess = new Registry()
let isCollecting = false

/** `/metrics` for Prometheus, behind METRICS_TOKEN. Without it there is nothing at that address. */
export function metricsRoutes({ env, ...shared }: Shared & { env: Pick<Env, 'METRICS_TOKEN'> }) {
  const app = new Hono<AppEnv>()
  const token = env.METRICS_TOKEN
  if (!token) return app.get('/metrics', (c) => c.notFound())
  if (!isCollecting) collectDefaultMetrics({ register: ofProcess })
  isCollecting = true
  const look = lookedUp(shared)

  return app.get('/metrics', async (c) => {
    c.header('cache-control', 'no-store')
    const given = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
    if (!timingSafeEqual(hashOf(given), hashOf(token))) {
      c.header('www-authenticate', 'Bearer')
      return c.text('This address requires the token set in METRICS_TOKEN.', 401)
    }
    const all = Registry.merge([counted, ...(await look()), ofProcess])
    return c.body(await all.metrics(), 200, { 'content-type': all.contentType })
  })
}

/** Of one length, whatever was given. */
const hashOf = (word: string) => createHash('sha256').update(word).digest()
