import { CasewrightError, type Installation } from '@casewright/core'
import { Hono } from 'hono'
import type { Services } from '../boot.ts'
import { settingsRoutes } from '../installation/routes.ts'
import { signedIn } from '../middleware/session.ts'
import type { AppEnv } from '../middleware/variables.ts'
import { troublesOf } from '../plugins/troubles.ts'
import { firmProblems } from '../tools/firm-problems.ts'
import { serverVersion } from '../version.ts'

/** What only an administrator may see. */
export function adminRoutes({ content, tools, troubles, firmFolders, models, web, env, db, log }: Services) {
  return new Hono<AppEnv>()
    .use(async (c, next) => {
      if (signedIn(c).role !== 'administrator') throw new CasewrightError('forbidden')
      await next()
    })
    .route('/settings', settingsRoutes(db))
    .get('/installation', async (c) => {
      const feedsProblem = await web.feedsProblem()
      return c.json({
        content: await content.status(),
        toolFailures: tools.failures,
        toolTroubles: await troublesOf(db, tools, troubles),
        ownTools: tools.own.map(({ id, name }) => ({ name, title: tools.get(id)?.manifest.title ?? id })),
        firmProblems: await firmProblems(tools.all(), firmFolders, log),
        model: models.first,
        registration: env.REGISTRATION,
        version: await serverVersion(),
        ...(feedsProblem && { feedsProblem }),
      } satisfies Installation)
    })
}
