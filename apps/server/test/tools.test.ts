import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEvents, type TestClient } from './client.ts'
import { fixtureModules } from './fixture-modules.ts'
import { startServer, type TestServer } from './harness.ts'

let server: TestServer
let ada: TestClient
beforeAll(async () => {
  server = await startServer()
  ada = await server.member()
})
afterAll(() => server.stop())

const stream = { accept: 'text/event-stream' }

describe('an action', () => {
  it('answers its result at the address it claims and at its own', async () => {
    for (const path of ['/api/echo', '/api/tools/echo/say']) {
      const answer = await ada.post(path, { text: 'hello' })
      expect([answer.status, await answer.json()]).toEqual([200, { text: 'hello' }])
      expect(answer.headers.get('x-run-id')).toMatch(/[0-9a-f-]{36}/)
    }
  })

  it('answers its result also where a worker executes it', async () => {
    expect(await (await ada.post('/api/tools/echo/slowly', { text: 'hello' })).json()).toEqual({ text: 'hello' })
  })

  // At once, as each waits for long: a machine that is busy changes the session before the run ends as well.
  it.concurrent.each([
    ['ended', 'delete from session where user_id = $1'],
    ['over', 'update session set expires_at = now() where user_id = $1'],
    ['of somebody who was deactivated', 'update person set deactivated_at = now() where id = $1'],
  ])('gives no result to a session that is %s meanwhile', async (_how, change) => {
    const member = await server.member()
    const waiting = member.post('/api/echo', { text: 'privileged', wait: 8000 })
    const begun = async () => ((await (await member.get('/api/runs')).json()) as { runs: object[] }).runs.length
    await expect.poll(begun).toBe(1)
    await server.services.pool.query(change, [member.person.id])
    const answer = await waiting
    expect([answer.status, await answer.text()]).toEqual([401, 'You are not signed in. Sign in and try again.'])
  })

  it('answers 202 with the run to who does not want to wait', async () => {
    const answer = await ada.post('/api/tools/echo/slowly', { text: 'hello' }, { prefer: 'respond-async' })
    expect(answer.status).toBe(202)
    expect(await answer.json()).toMatchObject({ tool: 'echo', action: 'slowly', label: 'Say slowly', output: null })
  })

  it('streams the run, its steps, what there is so far, and the result', async () => {
    const answer = await ada.post('/api/tools/echo/slowly', { text: 'hello', wait: 1200 }, stream)
    const events = await readEvents(answer)
    const names = events.map((event) => event.event)
    expect(new Set(names)).toEqual(new Set(['run', 'step', 'partial', 'result']))
    expect(events.filter((event) => event.event === 'step').map((event) => event.data)).toMatchObject([
      { message: 'Part 1' },
      { message: 'Part 2' },
      { message: 'Part 3' },
    ])
    expect(events.find((event) => event.event === 'partial')?.data).toEqual({ text: 'hello ', unchecked: true })
    expect(events.at(-1)).toMatchObject({ event: 'result', data: { text: 'hello' } })
  })

  it('goes on from the last event that a reader has', async () => {
    const id = await ada.start('/api/tools/echo/slowly', { text: 'hello', wait: 900 })
    const first = await readEvents(await ada.get(`/api/runs/${id}/events`), (event) => event.event === 'step')
    const last = first.at(-1)?.id ?? ''
    const rest = await readEvents(await ada.get(`/api/runs/${id}/events`, { 'last-event-id': last }))
    const steps = rest.filter((event) => event.event === 'step').map((event) => event.data)
    expect(steps).toMatchObject([{ message: 'Part 2' }, { message: 'Part 3' }])
    expect(rest.at(-1)?.event).toBe('result')
  })

  it('refuses bad input in words, and keeps no run of it', async () => {
    const member = await server.member()
    const answer = await member.post('/api/echo', { text: '' })
    expect([answer.status, await answer.text()]).toEqual([400, 'Please enter a text'])
    expect(await (await member.get('/api/runs')).json()).toEqual({ runs: [], next: null })
  })

  it.each(['{', '[]', '"text"', 'null'])('refuses the body %s', async (body) => {
    const answer = await ada.send('/api/echo', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(400)
  })

  it.each(['/api/tools/none/say', '/api/tools/echo/none', '/api/tools/echo/constructor', '/api/none'])(
    'answers 404 at %s',
    async (path) => expect((await ada.post(path, {})).status).toBe(404),
  )

  it('is followed by so many streams of one person at most, and by others all the same', async () => {
    const [eager, other] = [await server.member(), await server.member()]
    const id = await eager.start('/api/tools/echo/fail', { how: 'hang' })
    const streams = await Promise.all(Array.from({ length: 41 }, () => eager.get(`/api/runs/${id}/events`)))
    expect(streams.filter((stream) => stream.status === 429)).toHaveLength(1)
    expect((await readEvents(await other.post('/api/echo', { text: 'hello' }, stream))).at(-1)?.event).toBe('result')
    await eager.post(`/api/runs/${id}/cancel`)
    await Promise.all(streams.map((one) => one.text()))
    const again = await eager.get(`/api/runs/${id}/events`)
    expect([again.status, (await again.text()).length > 0]).toEqual([200, true])
  })

  it('needs somebody the signed-in user', async () => {
    for (const path of ['/api/echo', '/api/tools/echo/upload'])
      expect((await server.visitor().post(path, { text: 'hello' })).status).toBe(401)
  })
})

describe('a tool that goes wrong', () => {
  it.each([
    ['throw', 500, 'The tool could not finish.'],
    ['garbage', 500, 'The tool could not finish.'],
    ['sentence', 422, 'brief.pdf is damaged.'],
  ])('(%s) ends its run with a sentence and hurts nothing else', async (how, status, sentence) => {
    const answer = await ada.post('/api/tools/echo/fail', { how })
    expect(answer.status).toBe(status)
    expect(await answer.text()).toContain(sentence)
    expect((await ada.post('/api/echo', { text: 'still here' })).status).toBe(200)
  })

  it('is logged by name and place, without what it said', () => {
    expect(server.logged()).toContain('a tool failed')
    expect(server.logged()).not.toContain('a secret of the client')
  })

  it('can be cancelled though it does not end by itself', async () => {
    const id = await ada.start('/api/tools/echo/fail', { how: 'hang' })
    const events = readEvents(await ada.get(`/api/runs/${id}/events`))
    expect(await (await ada.post(`/api/runs/${id}/cancel`)).json()).toMatchObject({ state: 'cancelled' })
    expect((await events).at(-1)).toMatchObject({ event: 'error', data: { code: 'cancelled' } })
  })

  it('is left out at load and named to the administrator alone, when it cannot be loaded', async () => {
    const modules = [
      ...fixtureModules,
      { name: 'thrower', unread: new Error('no such thing') },
      { name: 'empty', url: new URL('./fixture-modules.ts', import.meta.url).href },
      ...fixtureModules.map(({ url }) => ({ name: 'twin', url })),
    ]
    const other = await startServer({}, { modules })
    const [administrator, member] = [await other.member(), await other.member()]
    const registry = (await (await administrator.get('/api/tools')).json()) as { failures: { name: string }[] }
    expect(registry.failures.map((failure) => failure.name)).toEqual(['thrower', 'empty', 'twin'])
    expect(await (await member.get('/api/tools')).json()).not.toHaveProperty('failures')
    expect((await member.post('/api/echo', { text: 'hello' })).status).toBe(200)
    await other.stop()
  })
})

describe('the registry', () => {
  it('tells each tool with its schemas as JSON Schema', async () => {
    const { tools } = (await (await ada.get('/api/tools')).json()) as { tools: unknown[] }
    expect(tools).toMatchObject([
      {
        id: 'echo',
        place: { kind: 'tab' },
        actions: {
          say: {
            path: '/api/echo',
            mode: 'inline',
            input: { properties: { text: { type: 'string' } }, required: ['text'] },
          },
          upload: { path: '/api/tools/echo/upload', files: { field: 'document', accept: ['.txt'] } },
        },
      },
    ])
  })
})
