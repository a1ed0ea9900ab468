import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { TestClient } from './client.ts'
import type { TestServer } from './harness.ts'

export interface HeldBack {
  method?: string
  path: string
  body: string
  headers?: Record<string, string>
}

/** A form with a file, as the tests' upload takes it. */
export const form = (content: string) => ({
  body: [
    ...['--edge', 'content-disposition: form-data; name="kind"', '', 'detailed'],
    ...['--edge', 'content-disposition: form-data; name="document"; filename="a.txt"', '', content],
    '--edge--',
    '',
  ].join('\r\n'),
  headers: { 'content-type': 'multipart/form-data; boundary=edge' },
})

/** Sends the headers of a request, and its body once something has happened after the server took them in. */
export async function heldBack(
  { url, services: { auth } }: TestServer,
  client: TestClient,
  { method = 'POST', path, body, headers = {} }: HeldBack,
  meanwhile: () => Promise<unknown>,
): Promise<{ status: number; text: string }> {
  const { getSession } = auth.api
  const letIn = Promise.withResolvers<void>()
  auth.api.getSession = (async (given: Parameters<typeof getSession>[0]) => {
    const found = await getSession(given)
    letIn.resolve()
    return found
  }) as typeof getSession
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const sent = request(url + path, {
    method,
    agent: false,
    headers: { cookie, origin: url, 'content-type': 'application/json', ...headers },
  })
  const answered = once(sent, 'response')
  sent.flushHeaders()
  await letIn.promise
  auth.api.getSession = getSession
  // What comes after the session, up to the body.
  await setTimeout(200)
  await meanwhile()
  sent.end(body)
  const [answer] = await answered
  let text = ''
  for await (const part of answer) text += part
  return { status: answer.statusCode, text }
}
