import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { CasewrightError } from '@casewright/core'
import { Hono } from 'hono'
import type { Env } from '../../ops/env/env.ts'
import { caller } from '../../platform/request/caller.ts'
import { mayUse } from '../../platform/request/scope.ts'
import type { AppEnv } from '../../platform/request/variables.ts'
import { serverVersion } from '../../platform/version.ts'
import type { Toolbox } from '../../tool-host/loading/load.ts'
import { openApiOf } from './document.ts'
import { referencePage } from './page.ts'

const require = createRequire(import.meta.url)
const own = (name: string) => new URL(`../../../reference/${name}`, import.meta.url)

/** The files of the page, by name: Swagger UI's and ours. */
const files: Record<string, { path: () => string | URL; type: string }> = {
  'swagger-ui.css': { path: () => require.resolve('swagger-ui-dist/swagger-ui.css'), type: 'text/css' },
  'swagger-ui-bundle.js': {
    path: () => require.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
    type: 'text/javascript',
  },
  'reference.css': { path: () => own('reference.css'), type: 'text/css' },
  'reference.js': { path: () => own('reference.js'), type: 'text/javascript' },
}

/** The description of the API and its reference page, for whoever has a session or a key; each sees the tools they may call. */
export function openApiRoutes({ env, tools }: { env: Env; tools: Toolbox }) {
  return new Hono<AppEnv>()
    .get('/openapi.json', async (c) => {
      caller(c)
      const { PRODUCT_NAME: productName, PUBLIC_URL: publicUrl } = env
      const offered = tools.registry.filter(({ id }) => mayUse(c.get('key'), id))
      return c.json(openApiOf(offered, { productName, publicUrl, version: await serverVersion() }))
    })
    .get('/docs', (c) => (c.get('person') ? c.html(referencePage(env.PRODUCT_NAME)) : c.redirect('/auth')))
    .get('/docs/:file', async (c) => {
      const name = c.req.param('file')
      const file = Object.hasOwn(files, name) ? files[name] : undefined
      if (!file) throw new CasewrightError('not-found')
      c.header('cache-control', 'private, max-age=3600')
      return c.body(await readFile(file.path()), 200, { 'content-type': `${file.type}; charset=utf-8` })
    })
}
