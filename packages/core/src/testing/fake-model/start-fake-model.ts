import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { Script } from './behaviour.ts'
import { type Exchange, openExchange } from './exchange.ts'
import type { FakeRequest, Protocol } from './fake-request.ts'
import { isRecord } from './json-schema.ts'
import { modelList } from './models.ts'
import { planFor } from './plan.ts'
import { problemOf } from './problem.ts'
import { readRequest } from './read-request.ts'
import { playScript } from './script.ts'
import { send, sendFault, sendJson } from './send.ts'
import { inputTokens } from './wire.ts'

export interface FakeModelOptions {
  /** How many characters a delta of a stream carries; 12 unless given. */
  charactersPerDelta?: number
  /** A fixed port; a free one unless given. */
  port?: number
  /** What GET /v1/models lists. */
  models?: string[]
}

/** A running fake. `requests`, `counted` and `aborted` grow as it is used. */
export interface FakeModel {
  /** Its root, without a trailing slash: Anthropic's base URL. OpenAI's is this and `/v1`. */
  readonly url: string
  /** What was asked of the model, in order. */
  readonly requests: FakeRequest[]
  /** What was sent to have its tokens counted. */
  readonly counted: FakeRequest[]
  /** How many requests their client left before the answer's end. */
  readonly aborted: number
  /** How many answers are under way now. */
  open(): number
  /** Replaces what is left of the script. */
  behave(next: Script): void
  stop(): Promise<void>
}

const paths: Record<string, Protocol> = {
  '/v1/messages': 'anthropic',
  '/v1/messages/count_tokens': 'anthropic',
  '/v1/chat/completions': 'openai',
}

/**
 * Starts a server on 127.0.0.1 that speaks Anthropic's Messages and OpenAI's Chat Completions and
 * behaves as the script says; with no script, every answer is right.
 */
export async function startFakeModel(script?: Script, options: FakeModelOptions = {}): Promise<FakeModel> {
  const { charactersPerDelta = 12, port = 0, models = ['fake-model'] } = options
  const player = playScript(script)
  const requests: FakeRequest[] = []
  const counted: FakeRequest[] = []
  let [open, aborted, arrived, stopping] = [0, 0, 0, false]

  const answer = async (incoming: IncomingMessage, exchange: Exchange, taken: (request: FakeRequest) => void) => {
    const path = new URL(incoming.url ?? '/', 'http://localhost').pathname
    arrived += 1
    const read = (protocol: Protocol, body: unknown) =>
      readRequest(protocol, `req_fake_${arrived}`, incoming.headers, isRecord(body) ? body : {})
    if (incoming.method === 'GET' && path === '/v1/models') {
      return sendJson(exchange, 200, modelList(incoming.headers, models))
    }
    const protocol = incoming.method === 'POST' ? paths[path] : undefined
    if (!protocol) return sendFault(exchange, read('openai', {}), { fault: 'not-found' })
    const request = read(protocol, await json(incoming).catch(() => ({})))
    taken(request)
    const counting = path.endsWith('count_tokens')
    ;(counting ? counted : requests).push(request)
    const problem = problemOf(request, counting)
    if (problem) return sendFault(exchange, request, problem)
    if (counting) return sendJson(exchange, 200, { input_tokens: inputTokens(request) })
    await send(exchange, request, planFor(player.next(request), request), charactersPerDelta)
  }

  const server = createServer((incoming, response) => {
    let request: FakeRequest | undefined
    open += 1
    const exchange = openExchange(response, (byClient) => {
      open -= 1
      if (!byClient || stopping) return
      aborted += 1
      if (request) request.aborted = true
    })
    const take = (taken: FakeRequest) => {
      request = taken
    }
    answer(incoming, exchange, take).catch((error: unknown) => {
      // A mistake in a test's script should be read in the test, not hang it.
      if (!response.headersSent) sendJson(exchange, 500, { error: { message: String(error) } })
      else exchange.cut()
    })
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    counted,
    get aborted() {
      return aborted
    },
    open: () => open,
    behave: player.behave,
    stop: () =>
      new Promise((stopped) => {
        stopping = true
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}
