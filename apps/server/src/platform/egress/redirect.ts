import { Headers } from 'undici'
import type { OpenRequest } from './request.ts'

export const maxRedirects = 5

const statuses = new Set([301, 302, 303, 307, 308])
/** All that another site learns of the request; a key or a cookie was meant for the first one. */
const kept = ['accept', 'accept-language', 'user-agent', 'content-type']

/** @returns the request that a redirect asks for, null where there is none to follow */
export function redirected(request: OpenRequest, status: number, location: string | null): OpenRequest | null {
  if (!statuses.has(status) || location === null) return null
  const url = URL.parse(location, request.url)?.href ?? ''
  const asksAnew = (status === 303 && request.method !== 'HEAD') || (status < 303 && request.method === 'POST')
  const headers = URL.parse(url)?.origin === new URL(request.url).origin ? request.headers : strangers(request.headers)
  if (!asksAnew) {
    if (request.streams) throw new TypeError('A redirect asks for a body that was streamed and is gone.')
    return { ...request, url, headers }
  }
  const fresh = new Headers(headers)
  for (const name of [...fresh.keys()]) if (name.startsWith('content-')) fresh.delete(name)
  return { ...request, url, headers: fresh, method: 'GET', body: null }
}

const strangers = (headers: Headers): Headers =>
  new Headers(
    kept.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])) as [string, string][],
  )
