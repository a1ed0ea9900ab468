import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** The header by which better-auth is told the address; nobody outside can set it, as it is always overwritten. */
export const addressHeader = 'x-casewright-address'

/** Of the connection: headers that anybody can write are not believed. Behind a proxy it is the proxy's. */
export function addressOf(c: Context): string {
  try {
    return getConnInfo(c).remote.address?.replace(/^::ffff:/, '') ?? 'unknown'
  } catch {
    return 'unknown'
  }
}

/** What better-auth is called with: the request's headers, and where it really came from. */
export function headersFor(c: Context): Headers {
  const headers = new Headers(c.req.raw.headers)
  headers.set(addressHeader, addressOf(c))
  return headers
}

/** Hands on the cookies that better-auth set. */
export function copyCookies(c: Context, from: Headers): void {
  for (const cookie of from.getSetCookie()) c.header('set-cookie', cookie, { append: true })
}
