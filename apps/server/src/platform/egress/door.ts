import { CasewrightError } from '@casewright/core'
import { type Agent, type RequestInit as UndiciInit, fetch as undiciFetch } from 'undici'
import type { Destination, Replaced, Who } from './destination.ts'
import type { Ledger, LedgerEntry } from './ledger.ts'
import { meter } from './meter.ts'
import type { Network } from './network.ts'
import { checkPolicy, checkUrl } from './policy.ts'
import { maxRedirects, redirected } from './redirect.ts'
import { type OpenRequest, openRequest } from './request.ts'
import { refusalOf } from './rule.ts'

export interface Door {
  destination: Destination
  who: Who
  offline: boolean
  network: Network
  agent: Agent
  ledger: Ledger
  replaced(): Replaced[]
}

/** A `fetch` through the door: each request, and each redirect of it, is judged, recorded and only then sent. */
export const fetchThrough =
  (door: Door): typeof fetch =>
  async (input, init) => {
    let request = await openRequest(input, init)
    const follows = door.destination.address === 'open' && request.redirect === 'follow'
    for (let hops = 0; ; hops++) {
      const { response, entry } = await send(door, request)
      const next = follows ? redirected(request, response.status, response.headers.get('location')) : null
      if (!next) return response
      entry.end('answered')
      await response.body?.cancel()
      if (hops === maxRedirects) throw new CasewrightError('address-refused', 'This address redirects too many times.')
      request = next
    }
  }

async function send(door: Door, request: OpenRequest): Promise<{ response: Response; entry: LedgerEntry }> {
  const { destination, who, agent, ledger } = door
  const { url, method, headers, body, signal } = request
  signal?.throwIfAborted()
  const entry = await ledger.start(destination, who, { host: URL.parse(url)?.host ?? '', method }, door.replaced())
  const failed = (error: unknown) =>
    entry.end(refusalOf(error) ? 'refused' : signal?.aborted || isAbort(error) ? 'aborted' : 'failed')
  try {
    checkPolicy(destination, door.offline)
    checkUrl(url, destination, door.network)
    const response = await undiciFetch(url, {
      method,
      headers,
      body: body as UndiciInit['body'],
      signal,
      duplex: 'half',
      redirect: request.redirect === 'error' ? 'error' : 'manual',
      referrerPolicy: 'no-referrer',
      dispatcher: agent.compose(meter(entry, failed)),
    })
    return { response: response as unknown as Response, entry }
  } catch (error) {
    failed(error)
    throw refusalOf(error) ?? error
  }
}

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError'
