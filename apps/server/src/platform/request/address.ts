import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import ipaddr from 'ipaddr.js'
import type { AppEnv } from './variables.ts'

/** The header by which better-auth is told the address; nobody outside can set it, as it is always overwritten. */
export const addressHeader = 'x-casewright-address'

/**
 * Finds out where a request comes from: of the connection, or, behind proxies, what the outermost of ours says. Each
 * proxy writes the address that called it at the end of `x-forwarded-for`; what stands before is anybody's word.
 * @param proxies how many of ours stand before the server, one behind another; 0: the header is not looked at
 */
export const address = (proxies: number) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const forwarded = c.req.header('x-forwarded-for')?.split(',') ?? []
    const said = proxies > 0 ? plain(forwarded.at(-proxies)) : undefined
    c.set('address', said ?? connectedFrom(c) ?? 'unknown')
    await next()
  })

/** As the middleware found it; 'unknown' where the connection has none. */
export const addressOf = (c: Context<AppEnv>): string => c.get('address') ?? 'unknown'

function connectedFrom(c: Context): string | undefined {
  try {
    return plain(getConnInfo(c).remote.address)
  } catch {
    return undefined
  }
}

/** Without a port, and IPv4 as such; undefined for what is no address. */
function plain(written: string | undefined): string | undefined {
  const bare = written
    ?.trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
  return bare && isIP(bare) ? bare : undefined
}

/** What is counted as one place: an address, or the network of 2^64 that one connection of IPv6 is given. */
export function placeOf(address: string): string {
  if (isIP(address) !== 6) return address
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.replace(/%.*/s, '')}/64`).toString()
}

/** What better-auth is called with: the request's headers, and where it really came from. */
export function headersFor(c: Context<AppEnv>): Headers {
  const headers = new Headers(c.req.raw.headers)
  headers.set(addressHeader, addressOf(c))
  return headers
}

/** Hands on the cookies that better-auth set. */
export function copyCookies(c: Context, from: Headers): void {
  for (const cookie of from.getSetCookie()) c.header('set-cookie', cookie, { append: true })
}
