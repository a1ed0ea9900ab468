import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import OpenAI from 'openai'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { refusalOf } from '../src/platform/egress/index.ts'
import { type Doors, localModel, openDoors, page } from './egress-fixture.ts'

let doors: Doors
beforeAll(async () => {
  doors = await openDoors()
})
afterEach(() => doors.reset())
afterAll(() => doors.stop())

const bodyOf = async (request: IncomingMessage) => Buffer.concat(await request.toArray()).toString()
describe('an abort', () => {
  /** A server that begins an answer and never ends it: its caller is gone by the abort or never. */
  const endless = async (begins: boolean) => {
    const asked = Promise.withResolvers<void>()
    const gone = Promise.withResolvers<void>()
    const port = await doors.serve(async (request, answer) => {
      if (begins) answer.write('data: words\n\n')
      asked.resolve()
      await once(answer, 'close')
      gone.resolve()
      request.destroy()
    })
    return { url: `http://127.0.0.1:${port}/`, asked: asked.promise, gone: gone.promise }
  }

  it('before the answer reaches the server', async () => {
    const { url, asked, gone } = await endless(false)
    const stop = new AbortController()
    const answer = doors.door(page).fetch(url, { method: 'POST', body: 'words', signal: stop.signal })
    await asked
    stop.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
    await gone
    expect(await doors.rows()).toMatchObject([{ outcome: 'aborted', bytesSent: 5 }])
  })

  it('in the middle of the answer reaches the server', async () => {
    const { url, gone } = await endless(true)
    const stop = new AbortController()
    const answer = await doors.door(page).fetch(new Request(url, { signal: stop.signal }))
    stop.abort()
    await expect(answer.text()).rejects.toMatchObject({ name: 'AbortError' })
    await gone
    expect(await doors.rows()).toMatchObject([{ outcome: 'aborted', status: 200, bytesReceived: 13 }])
  })

  it('is what it is for the server when the reader stops reading, or time is up', async () => {
    const first = await endless(true)
    const { fetch } = doors.door(page)
    await (await fetch(first.url)).body?.cancel()
    await first.gone
    const second = await endless(false)
    await expect(fetch(second.url, { signal: AbortSignal.timeout(300) })).rejects.toMatchObject({
      name: 'TimeoutError',
    })
    await second.gone
    await expect
      .poll(async () => (await doors.rows()).map(({ outcome }) => outcome), { timeout: 5000 })
      .toEqual(['aborted', 'aborted'])
  })

  it('that came first sends and records nothing', async () => {
    await expect(doors.door(page).fetch('http://127.0.0.1:1/', { signal: AbortSignal.abort() })).rejects.toThrow()
    expect(await doors.rows()).toEqual([])
  })

  it('is what closing the door is for all that is under way', async () => {
    const { url, gone } = await endless(true)
    const { fetch, egress } = doors.door(page)
    const text = (await fetch(url)).text()
    text.catch(() => {})
    await egress.close()
    await gone
    await expect(text).rejects.toThrow()
    expect((await doors.rows())[0]?.outcome).not.toBe('started')
  })
})

describe("a provider's SDK", () => {
  const sdk = (baseURL: string, classes = {}) =>
    new OpenAI({
      apiKey: 'key',
      baseURL,
      maxRetries: 0,
      logLevel: 'off',
      fetch: doors.door(localModel, { classes }).fetch,
    })

  it('streams through the door', async () => {
    const port = await doors.serve(async (request, answer) => {
      const { messages } = JSON.parse(await bodyOf(request))
      const chunk = {
        id: '1',
        object: 'chat.completion.chunk',
        choices: [{ index: 0, delta: { content: messages[0].content } }],
      }
      answer.writeHead(200, { 'content-type': 'text/event-stream' })
      answer.end(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`)
    })
    const stream = await sdk(`http://127.0.0.1:${port}/v1`).chat.completions.create({
      model: 'm',
      stream: true,
      messages: [{ role: 'user', content: 'words' }],
    })
    const pieces: unknown[] = []
    for await (const { choices } of stream) pieces.push(choices[0]?.delta.content)
    expect(pieces).toEqual(['words'])
  })

  it('wraps a refusal, which is found in its error', async () => {
    const asked = sdk('http://93.184.216.34/v1').models.list()
    const error = await asked.then(
      () => null,
      (cause: unknown) => cause,
    )
    expect(refusalOf(error)).toMatchObject({ code: 'address-refused' })
    expect(refusalOf(new Error('else'))).toBeNull()
  })
})
