import { Hono } from 'hono'
import { sql } from 'kysely'
import type { Database } from '../platform/db/client.ts'
import { isMigrated } from '../platform/db/migrate.ts'
import type { JobQueue } from '../platform/queue/queue.ts'

/** `/healthz`: the process is alive. `/readyz`: it can do its work; says what is missing. */
export function healthRoutes(db: Database, queue: JobQueue, stopping: AbortSignal) {
  const app = new Hono()
  app.get('/healthz', (c) => c.json({ alive: true }))
  app.get('/readyz', async (c) => {
    const database = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
    const migrated = database && (await isMigrated(db).catch(() => false))
    const ready = database && migrated && queue.isRunning() && !stopping.aborted
    return c.json(
      { ready, database, migrated, queue: queue.isRunning(), stopping: stopping.aborted },
      ready ? 200 : 503,
    )
  })
  return app
}
