import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, expect, it } from 'vitest'
import { streamChanges } from '../../http/routes/stream-run.ts'
import { cutOffClosedOut, recheckReaders } from './readers.ts'
import type { AppEnv } from './variables.ts'

let here = true
let ended = 0
const asked = Promise.withResolvers<void>()
const told = Promise.withResolvers<void>()
const piece = 'x'.repeat(100_000)

async function* endless(signal: AbortSignal) {
  try {
    while (!signal.aborted) yield { event: 'step', data: piece }
  } finally {
    ended += 1
  }
}

const app = new Hono<AppEnv>()
  .use(async (c, next) => {
    c.set('person', { id: 'ada', name: 'Ada', email: 'ada@example.com', role: 'member' })
    c.set('stillHere', async () => here)
    await next()
  }, cutOffClosedOut)
  .on(['GET', 'POST'], '/events', (c) => streamChanges(c, endless))
  .get('/download', async (c) => {
    asked.resolve()
    await told.promise
    const body = new ReadableStream({ pull: (to) => to.enqueue(Buffer.from(piece)) })
    return c.body(body)
  })

const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server
afterAll(() => server.close())

/** Asks, and reads nothing. Returns the server's end of the connection. */
async function ask(line: string): Promise<Socket> {
  const connected = once(server, 'connection')
  const reader = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  reader.write(`${line} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 0\r\n\r\n`)
  return (await connected)[0]
}

it.each(['GET', 'POST'])('cuts off events that nobody reads (%s), once their reader may not', async (method) => {
  here = true
  const before = ended
  const connection = await ask(`${method} /events`)
  await setTimeout(300)
  // Where the system takes no more, the stream waits for its reader.
  expect([connection.destroyed, connection.writableLength > 0]).toEqual([false, true])
  here = false
  const closed = once(connection, 'close')
  recheckReaders('ada')
  await closed
  await expect.poll(() => ended).toBe(before + 1)
})

it('cuts off what begins after its reader was told to go', async () => {
  here = true
  const connection = await ask('GET /download')
  await asked.promise
  here = false
  recheckReaders('ada')
  await setTimeout(50)
  const closed = once(connection, 'close')
  told.resolve()
  await closed
})

it('opens no stream where its head alone is asked for', async () => {
  here = true
  const answer = await app.request('/events', { method: 'HEAD' })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET'])
})
