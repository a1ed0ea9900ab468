import { ReadableStream } from 'node:stream/web'
import { CasewrightError } from '@casewright/core'
import { Hono } from 'hono'
import {
  actorOf,
  exportEvents,
  listEvents,
  readAnchors,
  readExportQuery,
  readListQuery,
  record,
  verifyChain,
} from '../../features/audit/index.ts'
import type { Env } from '../../ops/env/env.ts'
import type { Database } from '../../platform/db/client.ts'
import type { AppEnv } from '../../platform/request/variables.ts'

const types = { csv: 'text/csv; charset=utf-8', lines: 'application/jsonl; charset=utf-8' } as const
const endings = { csv: 'csv', lines: 'jsonl' } as const

const unreadable =
  'The file set by AUDIT_ANCHORS cannot be read or was changed. Inspect it on the server and compare it with a copy.'

/** The audit log, for administrators; at `/api/admin/audit`. */
export function auditRoutes({ db, env }: { db: Database; env: Pick<Env, 'AUDIT_ANCHORS'> }) {
  return new Hono<AppEnv>()
    .get('/', async (c) => c.json(await listEvents(db, readListQuery(c.req.query()))))
    .get('/chain', async (c) => {
      const anchors = await readAnchors(env.AUDIT_ANCHORS ?? '').catch(() => {
        throw new CasewrightError('conflict', unreadable)
      })
      return c.json(await verifyChain(db, anchors))
    })
    .get('/export', async (c) => {
      const { format, ...filter } = readExportQuery(c.req.query())
      await record(db, actorOf(c), {
        action: 'audit.exported',
        detail: { format, filtered: Object.keys(filter).length > 0 },
      })
      c.header('content-type', types[format])
      c.header('x-accel-buffering', 'no')
      const name = `audit-log-${new Date().toISOString().slice(0, 10)}.${endings[format]}`
      c.header('content-disposition', `attachment; filename="${name}"`)
      return c.body(ReadableStream.from(exportEvents(db, filter, format)) as globalThis.ReadableStream)
    })
}
