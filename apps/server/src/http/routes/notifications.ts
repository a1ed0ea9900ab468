import { CasewrightError } from '@casewright/core'
import { Hono } from 'hono'
import { z } from 'zod'
import { markSeen, type RunHub, readNotifications, watchList } from '../../features/runs/index.ts'
import type { Database } from '../../platform/db/client.ts'
import { forUser } from '../../platform/db/for-user.ts'
import { signedIn } from '../../platform/request/caller.ts'
import type { AppEnv } from '../../platform/request/variables.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { streamChanges } from './stream-run.ts'

const seenBody = z.union([
  z.strictObject({ through: z.iso.datetime() }),
  z.strictObject({ runs: z.array(z.uuid()).min(1).max(100) }),
])

interface Deps {
  db: Database
  vault: Vault
  hub: RunHub
  stopping: AbortSignal
}

/** How a person's runs ended, and what of it they have not seen. */
export function notificationRoutes({ db, vault, hub, stopping }: Deps) {
  return new Hono<AppEnv>()
    .get('/', async (c) => c.json(await forUser(db, signedIn(c).id, (own) => readNotifications(own, vault))))
    .post('/seen', async (c) => {
      const { id } = signedIn(c)
      const seen = seenBody.safeParse(await c.req.json().catch(() => null))
      if (!seen.success)
        throw new CasewrightError('bad-input', 'Say which notifications were seen: up to a time, or by run.')
      await forUser(db, id, (own) => markSeen(own, seen.data))
      return c.body(null, 204)
    })
    .get('/events', (c) => {
      const { id } = signedIn(c)
      const known = c.req.header('last-event-id') ?? ''
      return streamChanges(c, (signal) => watchList({ db, hub }, id, known, signal), stopping)
    })
}
