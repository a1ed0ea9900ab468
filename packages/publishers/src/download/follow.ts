import { DownloadError } from './download-error.ts'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

const mostRedirects = 5

/**
 * Fetches, and follows redirects to the hosts that are named and to no other, nor from HTTPS to HTTP.
 * @throws DownloadError 'elsewhere'
 */
export async function follow(
  fetch: Fetch,
  from: string,
  init: RequestInit,
  hosts: ReadonlySet<string>,
): Promise<Response> {
  let url = new URL(from)
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const response = await fetch(url.href, { ...init, redirect: 'manual' })
    const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null
    if (!location) return response
    await response.body?.cancel()
    const next = URL.parse(location, url.href)
    const known = next && (next.host === url.host || hosts.has(next.host))
    if (!next || !known || (next.protocol !== 'https:' && next.protocol !== url.protocol))
      throw new DownloadError(
        'elsewhere',
        `The publisher's server points to ${next?.host || 'an address that cannot be read'}, which this pack does not name. Nothing was fetched from there.`,
      )
    url = next
  }
  throw new DownloadError('elsewhere', "The publisher's server points from one address to the next without end.")
}
