import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { compatibleModel } from './compatible.ts'

let server: Server
afterEach(() => new Promise((resolve) => server.close(resolve)))

/** A server of few gifts: it refuses each `response_format` but the last one named. */
async function serverThatKnows(format: string, { refusesTemperature = false } = {}) {
  const asked: string[] = []
  const steady: unknown[] = []
  server = createServer(async (incoming, outgoing) => {
    const body = (await json(incoming)) as { response_format: { type: string }; temperature?: number; seed?: number }
    asked.push(body.response_format.type)
    steady.push([body.temperature, body.seed])
    if (refusesTemperature && body.temperature !== undefined) {
      outgoing
        .writeHead(400, { 'content-type': 'application/json' })
        .end('{"error":{"message":"Unsupported value: \'temperature\' does not support 0 with this model."}}')
      return
    }
    if (body.response_format.type !== format) {
      outgoing
        .writeHead(400, { 'content-type': 'application/json' })
        .end('{"error":{"message":"unknown response_format"}}')
      return
    }
    outgoing.writeHead(200, { 'content-type': 'text/event-stream' })
    const chunk = (choice: object) =>
      outgoing.write(`data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices: [choice] })}\n\n`)
    chunk({ index: 0, delta: { content: '{"fine":true}' }, finish_reason: null })
    chunk({ index: 0, delta: {}, finish_reason: 'stop' })
    outgoing.end('data: [DONE]\n\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const model = compatibleModel({
    id: 'compatible:m',
    model: 'm',
    apiKey: undefined,
    baseUrl,
    fetch,
    trust: 'local',
    contextTokens: undefined,
  })
  const ask = () =>
    model.ask({
      system: 's',
      user: 'u',
      schema: { type: 'object' },
      maxTokens: 10,
      signal: new AbortController().signal,
    })
  return { ask, asked, steady }
}

describe('a compatible server', () => {
  it('without a schema mode is asked for JSON, and remembered', async () => {
    const { ask, asked } = await serverThatKnows('json_object')
    expect((await ask()).text).toBe('{"fine":true}')
    await ask()
    expect(asked).toEqual(['json_schema', 'json_object', 'json_object'])
  })

  it('without any JSON mode is asked in words alone', async () => {
    const { ask, asked } = await serverThatKnows('text')
    expect((await ask()).text).toBe('{"fine":true}')
    expect(asked).toEqual(['json_schema', 'json_object', 'text'])
  })

  it('is asked for the same answer to the same question, unless it refuses to be', async () => {
    const first = await serverThatKnows('json_schema')
    await first.ask()
    expect(first.steady).toEqual([[0, 1]])
    await new Promise((resolve) => server.close(resolve))
    const { ask, asked, steady } = await serverThatKnows('json_object', { refusesTemperature: true })
    expect((await ask()).text).toBe('{"fine":true}')
    await ask()
    expect(asked).toEqual(['json_schema', 'json_schema', 'json_object', 'json_object'])
    expect(steady.slice(1)).toEqual(Array(3).fill([undefined, undefined]))
  })

  it('that refuses everything is a failure', async () => {
    const { ask } = await serverThatKnows('none')
    await expect(ask()).rejects.toMatchObject({ status: 400 })
  })
})
