import type { IncomingMessage } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Doors, openDoors, page } from './egress-fixture.ts'

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
