import { CasewrightError } from '@casewright/core'
import { createMiddleware } from 'hono/factory'
import { keyRefusal } from '../../features/accounts/index.ts'
import type { AppEnv } from '../../platform/request/variables.ts'

/**
 * Takes in the body of a signed-in user before anything is done, and asks again who they are: it may come half an hour
 * after the headers by which they were let in. Stands behind a limit of its size.
 * @throws CasewrightError not-signed-in where the session, key or account has ended meanwhile, forbidden where the role has
 */
export const wholeBody = createMiddleware<AppEnv>(async (c, next) => {
  const { raw } = c.req
  if (!c.get('person') || !raw.body) return next()
  const body = await raw.arrayBuffer().catch((cause) => {
    throw new CasewrightError('bad-input', undefined, { cause })
  })
  const { url, method, headers, signal } = raw
  c.req.raw = new Request(url, { method, headers, signal, body })
  if (await c.get('stillHere')()) return next()
  if (await c.get('stillSignedIn')()) throw new CasewrightError('forbidden')
  throw new CasewrightError('not-signed-in', c.get('key') ? keyRefusal : undefined)
})
