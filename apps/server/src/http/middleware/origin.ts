import { isIP } from 'node:net'
import { CasewrightError } from '@casewright/core'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../platform/request/variables.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses changes that a page of another site asks for. A browser names its origin on each of them; programs that name
 * none bring no cookie of somebody else's. One's own origin is PUBLIC_URL, and the address that was really called, for
 * who opens the machine by another of its names. Where a proxy hides that address, the browser's own word counts that
 * the page and the call have one origin: no page can write it.
 */
export const sameOrigin = (publicUrl: string) => {
  const known = new URL(publicUrl).hostname
  return createMiddleware<AppEnv>(async (c, next) => {
    if (safe.has(c.req.method)) return next()
    const origin = c.req.header('origin')
    const called = new URL(c.req.url)
    const said = c.req.header('sec-fetch-site')
    const own = origin === undefined ? said !== 'cross-site' : origin === publicUrl || origin === called.origin
    const named = origin === undefined || isOwnName(URL.parse(origin)?.hostname ?? '', known)
    if (!named || (!own && said !== 'same-origin')) throw refusal(origin, called)
    if (origin?.startsWith('http:') && publicUrl.startsWith('https:') && origin === called.origin)
      throw new CasewrightError('wrong-origin', `Open this site at ${publicUrl} instead. Sign-in works only there.`)
    await next()
  })
}

/**
 * Whether a name can be this server's without being PUBLIC_URL's: an address, or a name that is given in a house alone.
 * Anybody can let a name of the internet point at a machine in here, and have a browser call it as its own origin.
 */
const isOwnName = (host: string, known: string): boolean =>
  host === known ||
  !host.includes('.') ||
  isIP(host.replace(/^\[|\]$/g, '')) !== 0 ||
  /\.(?:localhost|local|internal|lan|home\.arpa)$/.test(host)

/** Who opened one's own server by an address that it does not know is told what is to be set. */
function refusal(origin: string | undefined, called: URL): CasewrightError {
  if (origin === undefined || URL.parse(origin)?.hostname !== called.hostname)
    return new CasewrightError('wrong-origin')
  return new CasewrightError(
    'wrong-origin',
    'This site is not set up for the address you opened. Ask your administrator to set PUBLIC_URL to the address in your browser.',
  )
}
