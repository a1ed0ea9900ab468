import { CasewrightError } from '@casewright/core'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Content } from '../content/content.ts'
import type { Database } from '../db/client.ts'
import { forUser, type Own } from '../db/for-user.ts'
import { signedIn } from '../middleware/session.ts'
import type { AppEnv } from '../middleware/variables.ts'
import type { Toolbox } from '../tools/load.ts'
import type { Vault } from '../vault.ts'
import { cancelRun, deleteRun, deleteRuns } from './erase.ts'
import { exportRun } from './export.ts'
import type { RunHub } from './hub.ts'
import { readRun } from './read.ts'
import { findRun, listRuns } from './repository.ts'
import { dropReview, keepReview } from './reviews.ts'
import { streamChanges } from './stream.ts'
import { watchRun } from './watch.ts'

interface Deps {
  db: Database
  vault: Vault
  hub: RunHub
  tools: Toolbox
  content: Content
}

const filter = { tool: z.string().max(100).optional(), text: z.string().max(200).optional() }
const listQuery = z.object({
  ...filter,
  limit: z.coerce.number().int().min(1).max(100).default(20),
  before: z
    .string()
    .transform((cursor) => cursor.split('_'))
    .pipe(z.tuple([z.iso.datetime(), z.uuid()]))
    .optional(),
})
/** Strict: a filter that is misspelled must not erase everything. */
const eraseQuery = z.strictObject(filter)

export function runRoutes({ db, vault, hub, tools, content }: Deps) {
  const app = new Hono<AppEnv>()
  const asOwner = <T>(c: Context<AppEnv>, work: (own: Own) => Promise<T>) => forUser(db, signedIn(c).id, work)

  app.get('/', async (c) => {
    const query = listQuery.safeParse(c.req.query())
    if (!query.success) throw new CasewrightError('bad-input', 'The filter or the page of the list is not valid.')
    return c.json(await asOwner(c, (own) => listRuns(own, query.data)))
  })

  app.delete('/', async (c) => {
    const query = eraseQuery.safeParse(c.req.query())
    if (!query.success) throw new CasewrightError('bad-input', 'The filter of what is to be deleted is not valid.')
    return c.json({ deleted: await asOwner(c, (own) => deleteRuns(own, query.data)) })
  })

  app.get('/:id', async (c) => c.json(await asOwner(c, (own) => readRun(own, vault, c.req.param('id')))))

  app.get('/:id/events', async (c) => {
    const { id: userId } = signedIn(c)
    const runId = c.req.param('id')
    await asOwner(c, (own) => findRun(own, runId))
    const after = Number(/^\d{1,15}$/.exec(c.req.header('last-event-id') ?? c.req.query('after') ?? '')?.[0] ?? 0)
    return streamChanges(c, (signal) => watchRun({ db, vault, hub }, userId, runId, after, signal))
  })

  app.get('/:id/exports/:name', async (c) => {
    const run = await asOwner(c, (own) => readRun(own, vault, c.req.param('id')))
    const { productName, site } = await content.read()
    const words = { productName, notAdvice: site.notAdvice, person: signedIn(c).name }
    return exportRun(tools, run, c.req.param('name'), words)
  })

  app.put('/:id/reviews/:item', async (c) => {
    const { id: runId, item } = c.req.param()
    const input = await c.req.json().catch(() => null)
    return c.json(await asOwner(c, (own) => keepReview(own, vault, runId, { item, by: signedIn(c).name, input })))
  })

  app.delete('/:id/reviews/:item', async (c) => {
    const { id: runId, item } = c.req.param()
    await asOwner(c, (own) => dropReview(own, runId, item))
    return c.body(null, 204)
  })

  app.post('/:id/cancel', async (c) => {
    await asOwner(c, (own) => cancelRun(own, c.req.param('id')))
    return c.json(await asOwner(c, (own) => readRun(own, vault, c.req.param('id'))))
  })

  app.delete('/:id', async (c) => {
    await asOwner(c, (own) => deleteRun(own, c.req.param('id')))
    return c.body(null, 204)
  })

  return app
}
