import { CasewrightError } from '@casewright/core'
import { Hono } from 'hono'
import { actorOf } from '../../features/audit/index.ts'
import { installationSettings, settingsChange } from '../../features/settings/index.ts'
import type { Database } from '../../platform/db/client.ts'
import type { AppEnv } from '../../platform/request/variables.ts'

/** What administrators switch for everybody. Who may ask is held by the routes of administrators, below which it stands. */
export function settingsRoutes(db: Database) {
  const settings = installationSettings(db)
  return new Hono<AppEnv>()
    .get('/', async (c) => c.json(await settings.read()))
    .put('/', async (c) => {
      const change = settingsChange.safeParse(await c.req.json().catch(() => null))
      if (!change.success)
        throw new CasewrightError('bad-input', `List the settings to change, in the form the page uses: ${names}.`)
      const now = await settings.change(change.data, actorOf(c))
      for (const kind of Object.keys(change.data)) c.get('log').info({ kind }, 'an administrator changed a setting')
      return c.json(now)
    })
}

const names = Object.keys(settingsChange.shape).join(', ')
