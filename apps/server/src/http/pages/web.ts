import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CasewrightError } from '@casewright/core'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { AppEnv } from '../../platform/request/variables.ts'
import type { LandingDocument } from './landing.ts'

const notBuilt = 'The web app has not been built. Start Casewright with: npm start'

/**
 * The built web app: the landing page at `/`, files by their names, and the app at every other address. Files under
 * `/assets` carry their hash and never change.
 */
export function webRoutes(folder: string, landing: () => Promise<LandingDocument | undefined>) {
  const app = new Hono<AppEnv>()
  const index = join(folder, 'index.html')
  app.get('/', async (c) => {
    const document = await landing()
    return document ? sendLanding(c, document) : c.text(notBuilt, 503)
  })
  app.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable')
  })
  if (existsSync(folder)) app.use('*', serveFiles(folder))
  app.get('*', async (c) => {
    if (c.req.path.startsWith('/api/') || c.req.path.startsWith('/assets/')) throw new CasewrightError('not-found')
    if (!existsSync(index)) return c.text(notBuilt, 503)
    c.header('cache-control', 'no-cache')
    return c.html(await readFile(index, 'utf8'))
  })
  return app
}

/** What is no file for a browser: folders, documents, and what begins with a dot, such as what the server draws with. */
const noFile = /[/\\](\.|$)|^\/(index|landing)\.html/

const serveFiles = (folder: string): MiddlewareHandler => {
  const serve = serveStatic({ root: folder, index: '', precompressed: true })
  return (c, next) => (noFile.test(decoded(c.req.path)) ? next() : serve(c, next))
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return '/'
  }
}

function sendLanding(c: Context<AppEnv>, { plain, br, gzip, etag }: LandingDocument) {
  const headers = { 'cache-control': 'no-cache', vary: 'accept-encoding', etag }
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
  const accepted = (c.req.header('accept-encoding') ?? '').split(',').map((encoding) => encoding.split(';')[0]?.trim())
  const html = { ...headers, 'content-type': 'text/html; charset=utf-8' }
  if (accepted.includes('br')) return c.body(br, 200, { ...html, 'content-encoding': 'br' })
  if (accepted.includes('gzip')) return c.body(gzip, 200, { ...html, 'content-encoding': 'gzip' })
  return c.body(plain, 200, html)
}
