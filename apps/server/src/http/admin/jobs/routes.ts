import { Hono } from 'hono'
import { actorOf } from '../../../features/audit/index.ts'
import type { AppEnv } from '../../../platform/request/variables.ts'
import { cancelJob, type JobDeps, retryJob } from './change.ts'
import { listJobs } from './list.ts'

/** What is executed, waits, or failed, for administrators; at `/api/admin/jobs`. */
export function jobRoutes(deps: JobDeps) {
  return new Hono<AppEnv>()
    .get('/', async (c) => c.json(await listJobs(deps.db, c.req.query())))
    .post('/:id/retry', async (c) => {
      await retryJob(deps, actorOf(c), c.req.param('id'))
      return c.body(null, 204)
    })
    .post('/:id/cancel', async (c) => {
      await cancelJob(deps, actorOf(c), c.req.param('id'))
      return c.body(null, 204)
    })
}
