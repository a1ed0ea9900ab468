import { matterHeader } from '@casewright/api'
import { CasewrightError } from '@casewright/core'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { actorOf, record } from '../../features/audit/index.ts'
import { fileKept } from '../../features/filing/index.ts'
import { bodyAs, filing } from '../../features/matters/index.ts'
import {
  deleteKept,
  keepFurther,
  keepNew,
  listKept,
  openKept,
  readGiven,
  readTitle,
  readVersion,
  renameKept,
  restoreKept,
} from '../../features/saved/index.ts'
import type { Database } from '../../platform/db/client.ts'
import { forUser, type Own } from '../../platform/db/for-user.ts'
import { signedIn } from '../../platform/request/caller.ts'
import type { AppEnv } from '../../platform/request/variables.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import type { Toolbox } from '../../tool-host/loading/load.ts'
import type { ToolHost } from '../../tool-host/processes/host.ts'
import { savedFile } from './saved-file.ts'

interface Deps {
  db: Database
  vault: Vault
  tools: Toolbox
  toolHost: ToolHost
}

const listQuery = z.object({
  tool: z.string().max(100).optional(),
  text: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  before: z
    .string()
    .max(100)
    .transform((cursor) => cursor.split('_'))
    .pipe(z.tuple([z.iso.datetime(), z.uuid()]))
    .optional(),
})
const openQuery = z.object({
  version: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1)
    .optional(),
})

/**
 * The documents that a person keeps, each with its versions. Changed by their owner alone; the members of a matter can
 * open what lies in it.
 */
export function keptRoutes({ db, vault, tools, toolHost }: Deps) {
  const asOwner = <T>(c: Context<AppEnv>, work: (own: Own) => Promise<T>) => forUser(db, signedIn(c).id, work)
  const bodyOf = (c: Context<AppEnv>): Promise<unknown> => {
    signedIn(c)
    return c.req.json().catch(() => null)
  }

  return new Hono<AppEnv>()
    .get('/', async (c) => {
      const query = listQuery.safeParse(c.req.query())
      if (!query.success) throw new CasewrightError('bad-input', 'The filter or page is not valid.')
      const { documents, next } = await asOwner(c, (own) => listKept(own, query.data))
      const hasFile = (tool: string) => tools.get(tool)?.savedFile !== undefined
      return c.json({ documents: documents.map((one) => ({ ...one, hasFile: hasFile(one.tool) })), next })
    })
    .post('/', async (c) => {
      const body = await bodyOf(c)
      const { tool } = { ...(body as { tool?: unknown } | null) }
      if (typeof tool !== 'string' || !tools.get(tool))
        throw new CasewrightError('bad-input', 'Specify an installed tool that the document belongs to.')
      const given = readGiven(body)
      return c.json(await asOwner(c, (own) => keepNew(own, vault, tool, given, c.req.header(matterHeader))), 201)
    })
    .get('/:id', async (c) => {
      const query = openQuery.safeParse(c.req.query())
      const { id } = c.req.param()
      if (!query.success) throw new CasewrightError('bad-input', 'The version must be a number, 1 or higher.')
      return c.json(await asOwner(c, (own) => openKept(own, vault, id, query.data.version)))
    })
    .get('/:id/file', async (c) => {
      const query = openQuery.safeParse(c.req.query())
      const { id } = c.req.param()
      if (!query.success) throw new CasewrightError('bad-input', 'The version must be a number, 1 or higher.')
      const opened = await asOwner(c, (own) => openKept(own, vault, id, query.data.version))
      return savedFile(toolHost, tools, signedIn(c).id, opened)
    })
    .put('/:id', async (c) => {
      const body = await bodyOf(c)
      const save = async (own: Own) =>
        keepFurther(own, vault, c.req.param('id'), readVersion(body, 'seen'), readGiven(body))
      return c.json(await asOwner(c, save))
    })
    .patch('/:id', async (c) => {
      const body = await bodyOf(c)
      return c.json(await asOwner(c, async (own) => renameKept(own, c.req.param('id'), readTitle(body))))
    })
    .put('/:id/matter', async (c) => {
      signedIn(c)
      const { matterId } = await bodyAs(c, filing)
      await asOwner(c, (own) => fileKept(own, actorOf(c), c.req.param('id'), matterId))
      return c.body(null, 204)
    })
    .post('/:id/restore', async (c) => {
      const body = await bodyOf(c)
      const restore = async (own: Own) => restoreKept(own, vault, c.req.param('id'), readVersion(body, 'version'))
      return c.json(await asOwner(c, restore), 201)
    })
    .delete('/:id', async (c) => {
      const id = c.req.param('id')
      await asOwner(c, async (own) => {
        await deleteKept(own, id)
        await record(own.trx, actorOf(c), { action: 'document.deleted', subject: { kind: 'kept-document', id } })
      })
      return c.body(null, 204)
    })
}
