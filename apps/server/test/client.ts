/** A browser's half of HTTP: keeps cookies, sends JSON and forms, names its origin. */
export function createClient(url: string) {
  const cookies = new Map<string, string>()

  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    if (init.method && !headers.has('origin')) headers.set('origin', url)
    const response = await fetch(url + path, { ...init, headers })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s)
      if (/max-age=0/i.test(cookie)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  const post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })

  return {
    cookies,
    send,
    post,
    get: (path: string, headers: Record<string, string> = {}) => send(path, { headers }),
    delete: (path: string) => send(path, { method: 'DELETE' }),
    put: (path: string, body: unknown) =>
      send(path, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    upload(
      path: string,
      file: { name: string; bytes: Uint8Array | string },
      fields: Record<string, string> = {},
      headers = {},
    ) {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      form.set('document', new Blob([file.bytes as BlobPart]), file.name)
      return send(path, { method: 'POST', body: form, headers })
    },
    /** Starts an action without waiting, and returns its run's id. */
    async start(path: string, body: unknown): Promise<string> {
      const answer = await post(path, body, { prefer: 'respond-async' })
      return ((await answer.json()) as { id: string }).id
    },
  }
}

export type TestClient = ReturnType<typeof createClient>

export interface SseEvent {
  event: string
  id?: string
  data: unknown
}

/** The events of a stream, until it ends or `until` is true of one. */
export async function readEvents(
  response: Response,
  until: (event: SseEvent) => boolean = () => false,
): Promise<SseEvent[]> {
  const events: SseEvent[] = []
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let held = ''
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done) return events
    held += value
    const parts = held.split('\n\n')
    held = parts.pop() ?? ''
    for (const part of parts) {
      const fields = Object.fromEntries(part.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)))
      if (!fields.event) continue
      const event = { event: fields.event, id: fields.id, data: JSON.parse(fields.data ?? 'null') }
      events.push(event)
      if (!until(event)) continue
      await reader?.cancel()
      return events
    }
  }
}
