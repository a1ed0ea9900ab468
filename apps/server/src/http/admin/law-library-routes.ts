import { CasewrightError } from '@casewright/core'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { actorOf } from '../../features/audit/index.ts'
import {
  askForPack,
  cancelPack,
  checkForNewer,
  completeLibrary,
  completionOf,
  type LawLibraryDeps,
  pausePack,
  postponeCompletion,
  removePack,
  resumePack,
} from '../../features/law-library/index.ts'
import type { AppEnv } from '../../platform/request/variables.ts'

const adding = z.strictObject({ from: z.enum(['network', 'folder']) })

/** What administrators do about law packs; at `/api/admin/law-library`. Each answers at once, and the work goes on. */
export function lawLibraryAdminRoutes(deps: LawLibraryDeps & { stopping: AbortSignal }) {
  const done = async (c: Context<AppEnv>, deed: typeof pausePack) => {
    await deed(deps, actorOf(c), c.req.param('pack') ?? '')
    return c.body(null, 202)
  }
  return new Hono<AppEnv>()
    .post('/packs/:pack/add', async (c) => {
      const asked = adding.safeParse(await c.req.json().catch(() => null))
      if (!asked.success) throw new CasewrightError('bad-input', 'Say where the pack comes from: network or folder.')
      await askForPack(deps, actorOf(c), c.req.param('pack'), asked.data.from)
      return c.body(null, 202)
    })
    .post('/packs/:pack/pause', (c) => done(c, pausePack))
    .post('/packs/:pack/resume', (c) => done(c, resumePack))
    .post('/packs/:pack/cancel', (c) => done(c, cancelPack))
    .post('/packs/:pack/remove', (c) => done(c, removePack))
    .get('/completion', async (c) => c.json(await completionOf(deps)))
    .post('/completion', async (c) => {
      await completeLibrary(deps, actorOf(c))
      return c.body(null, 202)
    })
    .post('/completion/later', async (c) => {
      await postponeCompletion(deps, actorOf(c))
      return c.body(null, 204)
    })
    .post('/check', async (c) => {
      if (deps.places.offline)
        throw new CasewrightError('conflict', 'This server is offline, so publishers cannot be asked.')
      return c.json({ newer: await checkForNewer(deps, actorOf(c)) })
    })
}
