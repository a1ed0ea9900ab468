import { type Action, CasewrightError } from '@casewright/core'
import type { LoadedServer } from '@casewright/core/server'
import { type Context, Hono } from 'hono'
import { caller, callerOf } from '../../platform/request/caller.ts'
import { mayUse } from '../../platform/request/scope.ts'
import type { AppEnv } from '../../platform/request/variables.ts'
import { type StartDeps, startRun } from '../../tool-host/execution/start.ts'
import type { Toolbox } from '../../tool-host/loading/load.ts'
import { answer } from './answer.ts'

/** `GET /api/tools`, and every action at `/api/tools/:tool/:action` and at the address it claims. */
export function toolRoutes(deps: StartDeps & { tools: Toolbox }) {
  const registry = deps.tools.registry
  const app = new Hono<AppEnv>().get('/api/tools', async (c) => {
    const person = caller(c)
    return c.json({
      tools: registry.filter(({ id }) => mayUse(c.get('key'), id)),
      model: (await deps.models.now()).first,
      ...(person.role === 'administrator' && { failures: deps.tools.failures }),
    })
  })

  const run = async (c: Context<AppEnv>, tool: LoadedServer, name: string, action: Action) => {
    const person = callerOf(c, tool.manifest.id)
    const starter = { id: person.id, byKey: Boolean(c.get('key')), stillHere: c.get('stillHere') }
    const runId = await startRun(deps, c.req.raw, starter, tool, name, action)
    return answer(deps, c, person.id, runId, action.retain)
  }

  app.post('/api/tools/:tool/:action', (c) => {
    const tool = deps.tools.get(c.req.param('tool'))
    const name = c.req.param('action')
    const action = tool && Object.hasOwn(tool.manifest.actions, name) ? tool.manifest.actions[name] : undefined
    if (!tool || !action) throw new CasewrightError('not-found', 'This tool does not exist.')
    return run(c, tool, name, action)
  })

  for (const tool of deps.tools.all())
    for (const [name, action] of Object.entries(tool.manifest.actions))
      if (action.path) app.post(action.path, (c) => run(c, tool, name, action))

  return app
}

/** The addresses of the actions that take a file. */
export const uploadPaths = (tools: Toolbox): Set<string> =>
  new Set(
    tools
      .all()
      .flatMap(({ manifest }) =>
        Object.entries(manifest.actions).flatMap(([name, action]) =>
          action.files ? [`/api/tools/${manifest.id}/${name}`, ...(action.path ? [action.path] : [])] : [],
        ),
      ),
  )
