import type { UsageReport } from '@casewright/api'
import { CasewrightError } from '@casewright/core'
import { type Context, Hono } from 'hono'
import { sql } from 'kysely'
import { actorOf, record } from '../../features/audit/index.ts'
import {
  type Month,
  monthOf,
  publicPlans,
  storageOf,
  testTool,
  usageOf,
  usageTable,
} from '../../features/usage/index.ts'
import type { Content } from '../../http/pages/content.ts'
import type { Models } from '../../models/registry.ts'
import { csvOf } from '../../platform/csv.ts'
import type { Database, Trx } from '../../platform/db/client.ts'
import type { AppEnv } from '../../platform/request/variables.ts'
import type { Toolbox } from '../../tool-host/loading/load.ts'

export interface UsageAdminDeps {
  db: Database
  content: Content
  models: Models
  tools: Toolbox
}

/** Runs, tokens and cost by person and tool, for administrators; at `/api/admin/usage`. */
export function usageAdminRoutes({ db, content, models, tools }: UsageAdminDeps) {
  return new Hono<AppEnv>()
    .get('/', async (c) => {
      const month = monthFrom(c)
      const { site } = await content.read()
      const { all } = await models.now()
      const report = await db.transaction().execute(async (trx) => ({
        month: month.name,
        since: await firstMonth(trx),
        usage: await usageOf(trx, month),
        people: await peopleWithStorage(trx),
        models: all.map(({ id }) => id),
        publicPlans: publicPlans(site),
      }))
      return c.json(report satisfies UsageReport)
    })
    .get('/export', async (c) => {
      const month = monthFrom(c)
      const table = await db.transaction().execute(async (trx) => {
        await record(trx, actorOf(c), { action: 'usage.exported', detail: { month: month.name } })
        const titleOf = (tool: string) =>
          tool === testTool ? 'Model tests' : (tools.get(tool)?.manifest.title ?? tool)
        return usageTable(trx, month, titleOf)
      })
      c.header('content-type', 'text/csv; charset=utf-8')
      c.header('content-disposition', `attachment; filename="usage-${month.name}.csv"`)
      return c.body(csvOf(table))
    })
}

/** The month that the request names, else this one. */
function monthFrom(c: Context): Month {
  const name = c.req.query('month')
  if (name === undefined) return monthOf(new Date())
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(name))
    throw new CasewrightError('bad-input', 'Enter the month as a year and number, such as 2026-11.')
  return monthOf(new Date(`${name}-01T00:00:00Z`))
}

async function firstMonth(trx: Trx): Promise<string> {
  const { at } = await trx
    .selectFrom('usageEntry')
    .select(sql<Date>`coalesce(min(at), now())`.as('at'))
    .executeTakeFirstOrThrow()
  return monthOf(at).name
}

async function peopleWithStorage(trx: Trx): Promise<UsageReport['people']> {
  const stored = await storageOf(trx)
  const people = await trx.selectFrom('person').select(['id', 'name', 'email', 'plan']).orderBy('name').execute()
  return people.map((person) => ({ ...person, storageBytes: stored.get(person.id) ?? 0 }))
}
