import { CasewrightError } from '@casewright/core'
import { Hono } from 'hono'
import { z } from 'zod'
import { actorOf } from '../../features/audit/index.ts'
import {
  askForPack,
  cancelPack,
  checkForNewer,
  type LawLibraryDeps,
  pausePack,
  removePack,
  resumePack,
} from '../../features/law-library/index.ts'
import type { AppEnv } from '../../platform/request/variables.ts'

const adding = z.strictObject({ from: z.enum(['network', 'folder']) })

const deeds = { pause: pausePack, resume: resumePack, cancel: cancelPack, remove: removePack } as const

/** What administrators do about law packs; at `/api/admin/law-library`. Each answers at once, and the work goes on. */
export function lawLibraryAdminRoutes(deps: LawLibraryDeps & { stopping: AbortSignal }) {
  const routes = new Hono<AppEnv>().post('/packs/:pack/add', async (c) => {
    const asked = adding.safeParse(await c.req.json().catch(() => null))
    if (!asked.success) throw new CasewrightError('bad-input', 'Say where the pack comes from: network or folder.')
    await askForPack(deps, actorOf(c), c.req.param('pack'), asked.data.from)
    return c.body(null, 202)
  })
  routes.post('/check', async (c) => {
    if (deps.places.offline)
      throw new CasewrightError('conflict', 'This server is offline, so publishers cannot be asked.')
    return c.json({ newer: await checkForNewer(deps, actorOf(c)) })
  })
  for (const [name, deed] of Object.entries(deeds))
    routes.post(`/packs/:pack/${name}`, async (c) => {
      await deed(deps, actorOf(c), c.req.param('pack') ?? '')
      return c.body(null, 202)
    })
  return routes
}
