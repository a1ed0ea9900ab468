import { CasewrightError, type Run } from '@casewright/core'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { actorOf, record } from '../../features/audit/index.ts'
import { fileRun } from '../../features/filing/index.ts'
import { bodyAs, filing } from '../../features/matters/index.ts'
import {
  cancelRun,
  deleteRun,
  deleteRuns,
  dropReview,
  findReadableRun,
  findRun,
  keepReview,
  listRuns,
  noSuchRun,
  openSealedRun,
  type RunHub,
  readRun,
  sealRun,
  watchRun,
} from '../../features/runs/index.ts'
import type { BlobStore } from '../../features/uploads/index.ts'
import type { Database } from '../../platform/db/client.ts'
import { forUser, type Own } from '../../platform/db/for-user.ts'
import { caller, signedIn } from '../../platform/request/caller.ts'
import { mayUse } from '../../platform/request/scope.ts'
import type { AppEnv } from '../../platform/request/variables.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import type { Toolbox } from '../../tool-host/loading/load.ts'
import type { ToolHost } from '../../tool-host/processes/host.ts'
import type { Content } from '../pages/content.ts'
import { exportRun } from './export-run.ts'
import { streamChanges } from './stream-run.ts'

interface Deps {
  db: Database
  vault: Vault
  hub: RunHub
  tools: Toolbox
  toolHost: ToolHost
  blobs: BlobStore
  content: Content
  /** Sends readers of streams away, to come again where a process goes on. */
  leaving: AbortSignal
}

/** No text that is looked for has a sign that ends texts. */
const oneText = z
  .string()
  .max(200)
  .refine((text) => !text.includes('\0'))
const filter = { tool: z.string().max(100).optional(), text: oneText.optional() }
const listQuery = z.object({
  ...filter,
  limit: z.coerce.number().int().min(1).max(100).default(20),
  before: z
    .string()
    .max(100)
    .transform((cursor) => cursor.split('_'))
    .pipe(z.tuple([z.iso.datetime(), z.uuid()]))
    .optional(),
})
/** Strict: a filter that is misspelled must not erase everything. */
const eraseQuery = z.strictObject(filter)
/** As long as a body of JSON may be. */
const sealedForm = z.strictObject({ sealed: z.string().min(1).max(4_000_000) })

export function runRoutes({ db, vault, hub, tools, toolHost, blobs, content, leaving }: Deps) {
  const asOwner = <T>(c: Context<AppEnv>, work: (own: Own) => Promise<T>) => forUser(db, signedIn(c).id, work)
  /** In person, or by a key that was made for the run's tool: to any other key there is no such run. */
  const asCaller = <T>(c: Context<AppEnv>, runId: string, work: (own: Own) => Promise<T>) =>
    forUser(db, caller(c).id, async (own) => {
      const { tool } = await findRun(own, runId)
      if (!mayUse(c.get('key'), tool)) throw noSuchRun()
      return work(own)
    })

  /** To read: in person also what lies in one's matters. A key is a program's, and sees its person's own alone. */
  const asReader = <T>(c: Context<AppEnv>, runId: string, work: (own: Own) => Promise<T>) =>
    c.get('key')
      ? asCaller(c, runId, work)
      : asOwner(c, async (own) => {
          await findReadableRun(own, runId)
          return work(own)
        })

  const fileOf = async (c: Context<AppEnv>, run: Run, name: string): Promise<Response> => {
    const { productName, site } = await content.read()
    const words = { productName, notAdvice: site.notAdvice, person: caller(c).name }
    const file = await exportRun({ tools, toolHost, blobs }, caller(c).id, run, name, words)
    await record(db, actorOf(c), { action: 'run.exported', subject: { kind: 'run', id: run.id } })
    return file
  }

  return new Hono<AppEnv>()
    .get('/', async (c) => {
      const query = listQuery.safeParse(c.req.query())
      if (!query.success) throw new CasewrightError('bad-input', 'The filter or page is not valid.')
      const tools = c.get('key')?.tools
      const scope = tools && tools !== 'all' ? { tools } : {}
      return c.json(await forUser(db, caller(c).id, (own) => listRuns(own, vault, { ...query.data, ...scope })))
    })
    .delete('/', async (c) => {
      const query = eraseQuery.safeParse(c.req.query())
      if (!query.success) throw new CasewrightError('bad-input', 'The filter for what to delete is not valid.')
      const erased = await asOwner(c, async (own) => {
        const erased = await deleteRuns(own, vault, query.data)
        if (erased.deleted > 0)
          await record(own.trx, actorOf(c), {
            action: 'runs.deleted',
            subject: { kind: 'person', id: own.userId },
            detail: { ...erased },
          })
        return erased
      })
      return c.json(erased)
    })
    .get('/:id', async (c) => {
      const id = c.req.param('id')
      return c.json(await asReader(c, id, (own) => readRun(own, vault, id)))
    })
    .get('/:id/events', async (c) => {
      const runId = c.req.param('id')
      const { userId } = await asReader(c, runId, async (own) => own)
      const after = Number(/^\d{1,15}$/.exec(c.req.header('last-event-id') ?? c.req.query('after') ?? '')?.[0] ?? 0)
      return streamChanges(c, (signal) => watchRun({ db, vault, hub }, userId, runId, after, signal), leaving)
    })
    .get('/:id/exports/:name', async (c) => {
      const id = c.req.param('id')
      const run = await asReader(c, id, (own) => readRun(own, vault, id))
      return fileOf(c, run, c.req.param('name'))
    })
    .get('/:id/sealed', async (c) => {
      const id = c.req.param('id')
      const run = await asCaller(c, id, (own) => readRun(own, vault, id))
      const isTransient = tools.get(run.tool)?.manifest.actions[run.action]?.retain === 'transient'
      if (!isTransient || run.state !== 'done')
        throw new CasewrightError('conflict', 'Only a complete result that is not saved here can be sealed.')
      return c.json({ sealed: sealRun(vault, caller(c).id, run) })
    })
    .post('/sealed/exports/:name', async (c) => {
      const { sealed } = await bodyAs(c, sealedForm)
      const run = openSealedRun(vault, caller(c).id, sealed)
      if (!mayUse(c.get('key'), run.tool)) throw noSuchRun()
      return fileOf(c, run, c.req.param('name'))
    })
    .put('/:id/reviews/:item', async (c) => {
      const { id: runId, item } = c.req.param()
      const input = await c.req.json().catch(() => null)
      const by = signedIn(c).name
      return c.json(await asOwner(c, (own) => keepReview(own, actorOf(c), vault, runId, { item, by, input })))
    })
    .delete('/:id/reviews/:item', async (c) => {
      const { id: runId, item } = c.req.param()
      await asOwner(c, (own) => dropReview(own, actorOf(c), runId, item))
      return c.body(null, 204)
    })
    .put('/:id/matter', async (c) => {
      signedIn(c)
      const id = c.req.param('id')
      const { matterId } = await bodyAs(c, filing)
      await asOwner(c, (own) => fileRun(own, actorOf(c), id, matterId))
      return c.body(null, 204)
    })
    .post('/:id/cancel', async (c) => {
      const id = c.req.param('id')
      await asCaller(c, id, (own) => cancelRun(own, id))
      return c.json(await asCaller(c, id, (own) => readRun(own, vault, id)))
    })
    .delete('/:id', async (c) => {
      const id = c.req.param('id')
      await asOwner(c, async (own) => {
        await deleteRun(own, id)
        await record(own.trx, actorOf(c), { action: 'run.deleted', subject: { kind: 'run', id } })
      })
      return c.body(null, 204)
    })
}
