import { setTimeout as sleep } from 'node:timers/promises'
import { anthropicWire } from './anthropic-wire.ts'
import type { Exchange } from './exchange.ts'
import type { FakeRequest } from './fake-request.ts'
import { type Fault, faultBody } from './fault.ts'
import { openaiWire } from './openai-wire.ts'
import { firstCharacters, piecesOf } from './pieces.ts'
import type { Plan, Spoken } from './plan.ts'

const idHeader = ({ protocol, id }: FakeRequest) => ({
  [protocol === 'anthropic' ? 'request-id' : 'x-request-id']: id,
})

/** Answers JSON. */
export function sendJson(exchange: Exchange, status: number, body: unknown, headers: Record<string, string> = {}) {
  exchange.head(status, { 'content-type': 'application/json', ...headers })
  exchange.end(JSON.stringify(body))
}

/** Answers an error as the request's protocol has it. */
export function sendFault(
  exchange: Exchange,
  request: FakeRequest,
  { fault, said, retryAfter }: { fault: Fault; said?: string; retryAfter?: number },
) {
  const { status, body } = faultBody(request.protocol, fault, request.id, said)
  const retry: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  sendJson(exchange, status, body, { ...idHeader(request), ...retry })
}

const pause = (milliseconds: number, { signal }: Exchange) =>
  milliseconds > 0 ? sleep(milliseconds, undefined, { signal }) : undefined

async function sendStream(exchange: Exchange, request: FakeRequest, spoken: Spoken, size: number): Promise<void> {
  const wire = request.protocol === 'anthropic' ? anthropicWire : openaiWire
  exchange.head(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache', ...idHeader(request) })
  await exchange.write(wire.opening(request, spoken))
  const heard = spoken.breaks ? firstCharacters(spoken.text, spoken.breaks.after) : spoken.text
  for (const piece of piecesOf(heard, size)) {
    await pause(spoken.perToken, exchange)
    if (exchange.signal.aborted) return
    await exchange.write(wire.delta(request, spoken, piece))
  }
  switch (spoken.breaks?.how) {
    case 'cut':
      return exchange.cut()
    case 'hang':
      return
    case 'overloaded':
      return exchange.end(wire.overloaded(request))
    default:
      exchange.end(wire.closing(request, spoken))
  }
}

async function sendWhole(exchange: Exchange, request: FakeRequest, spoken: Spoken): Promise<void> {
  const wire = request.protocol === 'anthropic' ? anthropicWire : openaiWire
  const body = JSON.stringify(wire.whole(request, spoken))
  if (!spoken.breaks) return sendJson(exchange, 200, wire.whole(request, spoken), idHeader(request))
  const length = String(Buffer.byteLength(body))
  exchange.head(200, { 'content-type': 'application/json', 'content-length': length, ...idHeader(request) })
  await exchange.write(body.slice(0, Math.min(spoken.breaks.after, body.length - 1)))
  exchange.cut()
}

/** Carries a plan out, until its end or until the client goes away. */
export async function send(exchange: Exchange, request: FakeRequest, plan: Plan, size: number): Promise<void> {
  if (plan === 'silence') return
  if ('fault' in plan) return sendFault(exchange, request, plan)
  try {
    await pause(plan.spoken.wait, exchange)
    await (request.stream ? sendStream : sendWhole)(exchange, request, plan.spoken, size)
  } catch (error) {
    // The wait of a client that has gone ends in an abort, and there is nobody left to answer.
    if (!exchange.signal.aborted) throw error
  }
}
