import type { Installation } from '@casewright/api'
import { CasewrightError } from '@casewright/core'
import { Hono } from 'hono'
import type { Env } from '../../ops/env/env.ts'
import { wallOf } from '../../platform/db/row-security/raise.ts'
import { signedIn } from '../../platform/request/caller.ts'
import type { AppEnv } from '../../platform/request/variables.ts'
import { serverVersion } from '../../platform/version.ts'
import { firmProblems } from '../../tool-host/execution/firm-problems.ts'
import type { Troubles } from '../../tool-host/loading/troubles.ts'
import { troublesOf } from '../../tool-host/loading/troubles.ts'
import { auditRoutes } from './audit-routes.ts'
import { type ConnectionDeps, connectionRoutes } from './connections/routes.ts'
import type { JobDeps } from './jobs/change.ts'
import { jobRoutes } from './jobs/routes.ts'
import { type LanguageModelAdminDeps, languageModelRoutes } from './language-model-routes.ts'
import { lawLibraryAdminRoutes } from './law-library-routes.ts'
import { type MeaningAdminDeps, meaningRoutes } from './meaning-routes.ts'
import { type PeopleDeps, peopleRoutes } from './people-routes.ts'
import { holdRoutes, retentionRoutes } from './retention-routes.ts'
import { settingsRoutes } from './settings-routes.ts'
import { type UsageAdminDeps, usageAdminRoutes } from './usage-routes.ts'

export type AdminDeps = PeopleDeps &
  MeaningAdminDeps &
  LanguageModelAdminDeps &
  ConnectionDeps &
  UsageAdminDeps &
  JobDeps &
  Parameters<typeof lawLibraryAdminRoutes>[0] &
  Parameters<typeof firmProblems>[0] & {
    env: Env
    troubles: Troubles
  }

/** What only an administrator may see. */
export function adminRoutes(deps: AdminDeps) {
  const { content, tools, troubles, models, web, env, db } = deps
  return new Hono<AppEnv>()
    .use(async (c, next) => {
      if (signedIn(c).role !== 'administrator') throw new CasewrightError('forbidden')
      await next()
    })
    .route('/settings', settingsRoutes(db))
    .route('/people', peopleRoutes(deps))
    .route('/connections', connectionRoutes(deps))
    .route('/meaning', meaningRoutes(deps))
    .route('/language-models', languageModelRoutes(deps))
    .route('/usage', usageAdminRoutes(deps))
    .route('/jobs', jobRoutes(deps))
    .route('/audit', auditRoutes(deps))
    .route('/law-library', lawLibraryAdminRoutes(deps))
    .route('/holds', holdRoutes(deps))
    .route('/retention', retentionRoutes(deps))
    .get('/installation', async (c) => {
      const feedsProblem = await web.feedsProblem()
      return c.json({
        content: await content.status(),
        toolFailures: tools.failures,
        toolTroubles: await troublesOf(db, tools, troubles),
        ownTools: tools.own.map(({ id, name }) => ({ name, title: tools.get(id)?.manifest.title ?? id })),
        firmProblems: await firmProblems(deps),
        model: (await models.now()).first,
        registration: env.REGISTRATION,
        wall: wallOf(db),
        version: await serverVersion(),
        ...(feedsProblem && { feedsProblem }),
      } satisfies Installation)
    })
}
