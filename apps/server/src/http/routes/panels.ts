import { CasewrightError } from '@casewright/core'
import { Hono } from 'hono'
import { z } from 'zod'
import type { Log } from '../../platform/log/log.ts'
import { signedIn } from '../../platform/request/caller.ts'
import type { AppEnv } from '../../platform/request/variables.ts'
import type { Toolbox } from '../../tool-host/loading/load.ts'
import type { Troubles } from '../../tool-host/loading/troubles.ts'

const failure = z.object({ tool: z.string().max(200) })

/** The panels of the firm's own tools, and a page's word that one of them failed. */
export function panelRoutes({ tools, troubles, log }: { tools: Toolbox; troubles: Troubles; log: Log }) {
  // Nothing is looked up in a folder: an address that is not among these does not exist.
  const files = new Map(
    tools.own.flatMap(({ panel }) =>
      [panel?.script, panel?.styles].flatMap((file) => (file ? [[file.address, file] as const] : [])),
    ),
  )
  return new Hono<AppEnv>()
    .get('/tool-panels/*', (c) => {
      const file = files.get(c.req.path)
      if (!file) throw new CasewrightError('not-found')
      return c.body(file.body, 200, {
        'content-type': file.type,
        'cache-control': 'public, max-age=31536000, immutable',
      })
    })
    .post('/api/panel-failures', async (c) => {
      signedIn(c)
      const told = failure.safeParse(await c.req.json().catch(() => null))
      if (!told.success || !tools.get(told.data.tool))
        throw new CasewrightError('not-found', 'This tool does not exist.')
      const { tool } = told.data
      if (troubles.note(tool, 'panel')) log.warn({ tool }, 'a panel failed on a page')
      return c.body(null, 204)
    })
}
