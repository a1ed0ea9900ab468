import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { noBudget } from '../budget.ts'
import type { OutsideCall } from '../call.ts'

export interface Asked {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

type Answer =
  | { status?: number; headers?: Record<string, string>; body?: unknown }
  | ((response: ServerResponse) => void)

/** A source on loopback, which answers as it is told and remembers what it was asked. */
export async function serveSource(answer: (asked: Asked) => Answer) {
  const asked: Asked[] = []
  const server: Server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://source')
    const one = { method: request.method ?? '', path, query, headers: request.headers, body }
    asked.push(one)
    const told = answer(one)
    if (typeof told === 'function') return told(response)
    const { status = 200, headers = {}, body: content = '' } = told
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    base: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    asked,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A question without a budget. */
export const call = (given: Partial<OutsideCall> = {}): OutsideCall => ({
  fetch,
  signal: new AbortController().signal,
  budget: noBudget,
  timeout: 2000,
  ...given,
})
