import { CasewrightError } from '@casewright/core'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './variables.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses changes that a page of another site asks for. A browser names its origin on each of them;
 * programs that name none bring no cookie of somebody else's. Behind a proxy PUBLIC_URL is the origin;
 * the address that was really called counts as well, for who opens 127.0.0.1 instead of localhost.
 */
export const sameOrigin = (publicUrl: string) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const origin = c.req.header('origin')
    if (!safe.has(c.req.method) && origin !== undefined && origin !== publicUrl && origin !== new URL(c.req.url).origin)
      throw new CasewrightError('wrong-origin')
    if (!safe.has(c.req.method) && origin === undefined && c.req.header('sec-fetch-site') === 'cross-site')
      throw new CasewrightError('wrong-origin')
    await next()
  })
