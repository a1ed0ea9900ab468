import type { Connection, Connections, ConnectionTest } from '@casewright/api'
import { CasewrightError } from '@casewright/core'
import { Hono } from 'hono'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { actorOf, record } from '../../../features/audit/index.ts'
import { signedIn } from '../../../platform/request/caller.ts'
import type { AppEnv } from '../../../platform/request/variables.ts'
import { keptOf, ledgerByName } from './ledger.ts'
import { type MailDeps, mailRow } from './mail.ts'
import { type ModelDeps, modelRows } from './models.ts'
import type { Row } from './row.ts'
import { type SourceDeps, sourceRows } from './sources.ts'
import { type WebDeps, webRow } from './web.ts'

/** A test that takes longer than this, in milliseconds, is given up. */
const patience = 30_000
/** Seconds between two tests of the same. */
const pause = 10

export type ConnectionDeps = ModelDeps & SourceDeps & WebDeps & MailDeps & { pool: pg.Pool }

/** Models, sources of law, the web and mail: which there are, and whether they answer; at `/api/admin/connections`. No key is ever told. */
export function connectionRoutes(deps: ConnectionDeps) {
  const { db, env, pool } = deps
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: 'connection-test',
    points: 1,
    duration: pause,
  })
  const rows = async (): Promise<Row[]> => [
    ...(await modelRows(deps)),
    ...sourceRows(deps),
    await webRow(deps),
    await mailRow(deps),
  ]

  return new Hono<AppEnv>()
    .get('/', async (c) => {
      const ledger = await db.transaction().execute(ledgerByName)
      const connections = await Promise.all(
        (await rows()).map(async ({ shown, names, left }): Promise<Connection> => {
          const budget = await left?.()
          const { windows = [], pausedUntil = null } = budget ?? {}
          return {
            ...shown,
            ...keptOf(ledger, names),
            budget: windows,
            pausedUntil: pausedUntil?.toISOString() ?? null,
          }
        }),
      )
      return c.json({ offline: env.OFFLINE, connections } satisfies Connections)
    })
    .post('/:id/test', async (c) => {
      const { id } = c.req.param()
      const row = (await rows()).find(({ shown }) => shown.id === id)
      if (!row) throw new CasewrightError('not-found', 'This model or source does not exist. Reload the page.')
      if (!row.test) throw new CasewrightError('conflict', row.shown.off ?? undefined)
      await limiter.consume(id).catch(refuseSpent)
      const started = performance.now()
      const tested = await row.test(signedIn(c), AbortSignal.timeout(patience))
      const milliseconds = Math.round(performance.now() - started)
      await record(db, actorOf(c), {
        action: 'connection.tested',
        detail: { connection: id, answered: tested.answered },
      })
      return c.json({ ...tested, milliseconds } satisfies ConnectionTest)
    })
}

function refuseSpent(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason
  const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
  throw new CasewrightError(
    'too-many-attempts',
    `This was just tested. Test it again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  )
}
