import { Headers } from 'undici'

/** A request with its parts laid open, so that it can be sent again elsewhere after a redirect. */
export interface OpenRequest {
  url: string
  method: string
  headers: Headers
  body: BodyInit | null
  /** A body that can be read only once. */
  streams: boolean
  signal: AbortSignal | null
  redirect: RequestRedirect
}

/**
 * Reads what `fetch` is called with. Node's own Request, Headers and FormData are of another copy of undici
 * than ours, which would take them for text, so they are taken apart here.
 */
export async function openRequest(input: RequestInfo | URL, init: RequestInit = {}): Promise<OpenRequest> {
  const given = typeof input === 'string' || input instanceof URL ? null : input
  const url = given ? given.url : String(input)
  const headers = openHeaders(init.headers ?? given?.headers)
  let body: BodyInit | null = init.body === undefined ? (given?.body ?? null) : init.body
  if (body instanceof FormData) {
    const form = new Response(body)
    headers.set('content-type', form.headers.get('content-type') ?? '')
    body = await form.arrayBuffer()
  }
  return {
    url: URL.parse(url)?.href ?? '',
    method: (init.method ?? given?.method ?? 'GET').toUpperCase(),
    headers,
    body,
    streams:
      body !== null && typeof body === 'object' && (Symbol.asyncIterator in body || body instanceof ReadableStream),
    signal: init.signal === undefined ? (given?.signal ?? null) : init.signal,
    redirect: init.redirect ?? given?.redirect ?? 'follow',
  }
}

/** A header that cannot be sent is not repeated in the error, as it may be a key. */
function openHeaders(given: HeadersInit | undefined): Headers {
  try {
    const headers = new Headers()
    const pairs = given && (Symbol.iterator in given ? given : Object.entries(given))
    for (const [name = '', value = ''] of pairs ?? []) headers.append(name, value)
    if (!headers.has('user-agent')) headers.set('user-agent', 'Casewright')
    return headers
  } catch {
    throw new TypeError('A request header contains a character that cannot be sent.')
  }
}
