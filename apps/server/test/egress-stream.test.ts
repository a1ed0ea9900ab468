import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { gzipSync } from 'node:zlib'
import OpenAI from 'openai'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { refusalOf } from '../src/egress/index.ts'
import { type Doors, localModel, openDoors, page } from './egress-fixture.ts'

let doors: Doors
beforeAll(async () => {
  doors = await openDoors()
})
afterEach(() => doors.reset())
afterAll(() => doors.stop())

const bodyOf = async (request: IncomingMessage) => Buffer.concat(await request.toArray()).toString()
/** A server that says back what it was sent. */
const echo = () =>
  doors.serve(async (request, answer) => {
    const { method, headers } = request
    answer.end(
      JSON.stringify({
        method,
        type: headers['content-type'],
        length: headers['content-length'],
        body: await bodyOf(request),
      }),
    )
  })

describe('what is sent', () => {
  it('arrives in every form that fetch takes', async () => {
    const url = `http://127.0.0.1:${await echo()}/`
    const { fetch } = doors.door(page)
    const send = async (...given: Parameters<typeof fetch>) => (await fetch(...given)).json()
    const method = 'POST'
    expect(await send(url)).toMatchObject({ method: 'GET', body: '' })
    expect(await send(new URL(url), { method, body: 'wörds' })).toMatchObject({ body: 'wörds', length: '6' })
    expect(await send(url, { method, body: new TextEncoder().encode('bytes') })).toMatchObject({
      body: 'bytes',
      length: '5',
    })
    expect(await send(url, { method, body: new URLSearchParams({ a: '1' }) })).toMatchObject({ body: 'a=1' })
    expect(await send(url, { method, body: new Blob(['blob'], { type: 'text/plain' }) })).toMatchObject({
      body: 'blob',
      type: 'text/plain',
    })
    expect(
      await send(url, { method, body: new Blob(['stream']).stream(), duplex: 'half' } as RequestInit),
    ).toMatchObject({ body: 'stream' })
    expect(
      await send(new Request(url, { method, body: '{}', headers: { 'content-type': 'application/json' } })),
    ).toMatchObject({
      method,
      body: '{}',
      type: 'application/json',
    })
    expect(await send(new Request(url, { method, body: 'old' }), { method: 'PUT', body: 'new' })).toMatchObject({
      method: 'PUT',
      body: 'new',
    })
    const form = new FormData()
    form.set('field', 'value')
    form.set('file', new Blob(['words']), 'brief.txt')
    const sent = await send(url, { method, body: form })
    expect(sent.type).toMatch(/^multipart\/form-data; boundary=/)
    expect(sent.body).toContain('filename="brief.txt"')
    expect((await doors.rows()).map(({ bytesSent }) => bytesSent)).toEqual([0, 6, 5, 3, 4, 6, 2, 3, sent.body.length])
  })

  it('leaves piece by piece', async () => {
    const arrived: string[] = []
    const port = await doors.serve((request, answer) => {
      request.on('data', (chunk) => arrived.push(String(chunk)))
      request.on('end', () => answer.end())
    })
    let more = (_: string | null) => {}
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        more = (text) => (text === null ? controller.close() : controller.enqueue(new TextEncoder().encode(text)))
      },
    })
    const answer = doors.door(page).fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body })
    more('first ')
    await expect.poll(() => arrived.join('')).toBe('first ')
    more('second')
    more(null)
    expect((await answer).status).toBe(200)
    expect(arrived.join('')).toBe('first second')
    expect(await doors.rows()).toMatchObject([{ bytesSent: 12 }])
  })
})

describe('what comes back', () => {
  it('can be read while it still comes, and is counted to its end', async () => {
    let finish = () => {}
    const port = await doors.serve((_, answer) => {
      answer.write('data: one\n\n')
      finish = () => answer.end('data: two\n\n')
    })
    const answer = await doors.door(page).fetch(`http://127.0.0.1:${port}/`)
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toBe('data: one\n\n')
    expect(await doors.rows()).toMatchObject([{ outcome: 'started', status: null }])
    finish()
    expect((await reader?.read())?.value).toBe('data: two\n\n')
    expect((await reader?.read())?.done).toBe(true)
    expect(await doors.rows()).toMatchObject([{ outcome: 'answered', status: 200, bytesReceived: 22 }])
  })

  it('is counted as it came over the wire', async () => {
    const packed = gzipSync('words '.repeat(1000))
    const port = await doors.serve((_, answer) => answer.setHeader('content-encoding', 'gzip').end(packed))
    const answer = await doors.door(page).fetch(`http://127.0.0.1:${port}/`)
    expect((await answer.text()).length).toBe(6000)
    expect(await doors.rows()).toMatchObject([{ bytesReceived: packed.length }])
  })

  it('is an answer also when it is an error of the server', async () => {
    const port = await doors.serve((_, answer) => answer.writeHead(503).end('busy'))
    expect((await doors.door(page).fetch(`http://127.0.0.1:${port}/`)).status).toBe(503)
    await expect.poll(async () => (await doors.rows())[0]).toMatchObject({ outcome: 'answered', status: 503 })
  })

  it('has failed when nobody answers, or the connection breaks', async () => {
    const { fetch } = doors.door(page)
    await expect(fetch('http://127.0.0.1:1/')).rejects.toThrow('fetch failed')
    await expect(fetch('http://unknown.example/')).rejects.toThrow('fetch failed')
    const port = await doors.serve((_, answer) => {
      answer.write('half')
      setTimeout(() => answer.destroy(), 50)
    })
    const answer = await fetch(`http://127.0.0.1:${port}/`)
    await expect(answer.text()).rejects.toThrow('terminated')
    expect(await doors.rows()).toMatchObject([
      { outcome: 'failed', status: null, bytesSent: 0 },
      { outcome: 'failed', status: null },
      { outcome: 'failed', status: 200, bytesReceived: 4 },
    ])
  })
})

describe('an abort', () => {
  /** A server that begins an answer and never ends it. @returns how long until the caller was gone */
  const endless = async (begins: boolean) => {
    const asked = Promise.withResolvers<number>()
    const gone = Promise.withResolvers<number>()
    const port = await doors.serve(async (request, answer) => {
      if (begins) answer.write('data: words\n\n')
      asked.resolve(performance.now())
      await once(answer, 'close')
      gone.resolve(performance.now())
      request.destroy()
    })
    return { url: `http://127.0.0.1:${port}/`, asked: asked.promise, gone: gone.promise }
  }

  it('before the answer reaches the server within a second', async () => {
    const { url, asked, gone } = await endless(false)
    const stop = new AbortController()
    const answer = doors.door(page).fetch(url, { method: 'POST', body: 'words', signal: stop.signal })
    await asked
    const stopped = performance.now()
    stop.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
    expect((await gone) - stopped).toBeLessThan(1000)
    expect(await doors.rows()).toMatchObject([{ outcome: 'aborted', bytesSent: 5 }])
  })

  it('in the middle of the answer reaches the server within a second', async () => {
    const { url, gone } = await endless(true)
    const stop = new AbortController()
    const answer = await doors.door(page).fetch(new Request(url, { signal: stop.signal }))
    const stopped = performance.now()
    stop.abort()
    await expect(answer.text()).rejects.toMatchObject({ name: 'AbortError' })
    expect((await gone) - stopped).toBeLessThan(1000)
    expect(await doors.rows()).toMatchObject([{ outcome: 'aborted', status: 200, bytesReceived: 13 }])
  })

  it('is what it is for the server when the reader stops reading, or time is up', async () => {
    const first = await endless(true)
    const { fetch } = doors.door(page)
    await (await fetch(first.url)).body?.cancel()
    await first.gone
    const second = await endless(false)
    await expect(fetch(second.url, { signal: AbortSignal.timeout(100) })).rejects.toMatchObject({
      name: 'TimeoutError',
    })
    await second.gone
    expect((await doors.rows()).map(({ outcome }) => outcome)).toEqual(['aborted', 'aborted'])
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
