import { CasewrightError, type Installation } from '@casewright/core'
import { Hono } from 'hono'
import type { Services } from '../../boot/boot.ts'
import { wallOf } from '../../platform/db/row-security/raise.ts'
import type { AppEnv } from '../../platform/request/variables.ts'
import { serverVersion } from '../../platform/version.ts'
import { firmProblems } from '../../tool-host/execution/firm-problems.ts'
import { troublesOf } from '../../tool-host/loading/troubles.ts'
import { signedIn } from '../middleware/session.ts'
import { auditRoutes } from './audit-routes.ts'
import { connectionRoutes } from './connections/routes.ts'
import { jobRoutes } from './jobs/routes.ts'
import { peopleRoutes } from './people-routes.ts'
import { holdRoutes, retentionRoutes } from './retention-routes.ts'
import { settingsRoutes } from './settings-routes.ts'
import { usageAdminRoutes } from './usage-routes.ts'

/** What only an administrator may see. */
export function adminRoutes(services: Services) {
  const { content, tools, troubles, models, web, env, db } = services
  return new Hono<AppEnv>()
    .use(async (c, next) => {
      if (signedIn(c).role !== 'administrator') throw new CasewrightError('forbidden')
      await next()
    })
    .route('/settings', settingsRoutes(db))
    .route('/people', peopleRoutes(services))
    .route('/connections', connectionRoutes(services))
    .route('/usage', usageAdminRoutes(services))
    .route('/jobs', jobRoutes(services))
    .route('/audit', auditRoutes(services))
    .route('/holds', holdRoutes(services))
    .route('/retention', retentionRoutes(services))
    .get('/installation', async (c) => {
      const feedsProblem = await web.feedsProblem()
      return c.json({
        content: await content.status(),
        toolFailures: tools.failures,
        toolTroubles: await troublesOf(db, tools, troubles),
        ownTools: tools.own.map(({ id, name }) => ({ name, title: tools.get(id)?.manifest.title ?? id })),
        firmProblems: await firmProblems(services),
        model: models.first,
        registration: env.REGISTRATION,
        wall: wallOf(db),
        version: await serverVersion(),
        ...(feedsProblem && { feedsProblem }),
      } satisfies Installation)
    })
}
