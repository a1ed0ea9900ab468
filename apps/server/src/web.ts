import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CasewrightError } from '@casewright/core'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import type { AppEnv } from './middleware/variables.ts'

/** The built web app. Files under `/assets` carry their hash and never change; any other address is the page. */
export function webRoutes(folder: string) {
  const app = new Hono<AppEnv>()
  const index = join(folder, 'index.html')
  app.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable')
  })
  if (existsSync(folder)) app.use('*', serveFiles(folder))
  app.get('*', async (c) => {
    if (c.req.path.startsWith('/api/') || c.req.path.startsWith('/assets/')) throw new CasewrightError('not-found')
    if (!existsSync(index)) return c.text('The web app has not been built. Start Casewright with: npm start', 503)
    c.header('cache-control', 'no-cache')
    return c.html(await readFile(index, 'utf8'))
  })
  return app
}

/** Files by their names; a folder is no file, whatever stands in it. */
const serveFiles = (folder: string): MiddlewareHandler => {
  const serve = serveStatic({ root: folder, index: '' })
  return (c, next) => (c.req.path.endsWith('/') ? next() : serve(c, next))
}
