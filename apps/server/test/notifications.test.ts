import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boot } from '../src/boot/boot.ts'
import { createApp } from '../src/http/app.ts'
import { readEnv } from '../src/ops/env/env.ts'
import { createLog } from '../src/platform/log/log.ts'
import { readEvents, type TestClient } from './client.ts'
import { fixtureModules } from './fixture-modules.ts'
import { startServer, type TestServer } from './harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

interface Told {
  runs: { id: string; label: string; state: string; endedAt: string; seen: boolean }[]
  unseen: number
}

const told = async (client: TestClient): Promise<Told> =>
  (await (await client.get('/api/notifications')).json()) as Told
const say = async (client: TestClient, text: string) =>
  (await client.post('/api/echo', { text })).headers.get('x-run-id') ?? ''
const unseenIn = (event: { data: unknown } | undefined) => (event?.data as { unseen: number } | undefined)?.unseen

describe('notifications', () => {
  it('tell how runs ended, newest first, and which of that is unseen', async () => {
    const client = await server.member()
    await say(client, 'first')
    await client.post('/api/tools/echo/fail', { how: 'sentence' })
    const { runs, unseen } = await told(client)
    expect(runs).toMatchObject([
      { state: 'failed', error: { message: 'brief.pdf is damaged.' }, seen: false },
      { state: 'done', label: 'first', seen: false },
    ])
    expect(unseen).toBe(2)
  })

  it('leave out what is at work, was canceled or is not kept', async () => {
    const client = await server.member()
    const id = await client.start('/api/tools/echo/slowly', { text: 'long', wait: 30_000 })
    await client.post('/api/tools/echo/whisper', { text: 'hush' })
    expect(await told(client)).toEqual({ runs: [], unseen: 0 })
    await client.post(`/api/runs/${id}/cancel`)
    expect(await told(client)).toEqual({ runs: [], unseen: 0 })
  })

  it('are seen through the moment that is named, and what ends later is new again', async () => {
    const client = await server.member()
    await say(client, 'seen')
    const [first] = (await told(client)).runs
    expect((await client.post('/api/notifications/seen', { through: first?.endedAt })).status).toBe(204)
    await say(client, 'new')
    expect(await told(client)).toMatchObject({
      runs: [
        { label: 'new', seen: false },
        { label: 'seen', seen: true },
      ],
      unseen: 1,
    })
  })

  it('are seen one by one by who opens a result', async () => {
    const client = await server.member()
    const id = await say(client, 'opened')
    await say(client, 'not opened')
    await client.post('/api/notifications/seen', { runs: [id] })
    expect((await told(client)).runs.map(({ label, seen }) => [label, seen])).toEqual([
      ['not opened', false],
      ['opened', true],
    ])
  })

  it('stay new over a sign-out, and belong to one person alone', async () => {
    const [owner, other] = [await server.member(), await server.member()]
    const id = await say(owner, 'privileged')
    await owner.post('/api/logout')
    expect((await owner.get('/api/notifications')).status).toBe(401)
    expect(await told(other)).toEqual({ runs: [], unseen: 0 })
    await other.post('/api/notifications/seen', { runs: [id] })
    await other.post('/api/notifications/seen', { through: new Date(Date.now() + 60_000).toISOString() })
    await owner.post('/api/login', { email: owner.email, password: 'correct horse battery' })
    expect((await told(owner)).unseen).toBe(1)
  })

  it.each([
    {},
    { through: 'yesterday' },
    { runs: [] },
    { runs: ['1'] },
    { through: new Date().toISOString(), all: true },
  ])('refuse %j as what was seen', async (body) => {
    const client = await server.member()
    await say(client, 'unseen')
    expect((await client.post('/api/notifications/seen', body)).status).toBe(400)
    expect((await told(client)).unseen).toBe(1)
  })

  it('are nobody’s who is not signed in', async () => {
    const visitor = server.visitor()
    for (const answer of [
      await visitor.get('/api/notifications'),
      await visitor.get('/api/notifications/events'),
      await visitor.post('/api/notifications/seen', { through: new Date().toISOString() }),
    ])
      expect(answer.status).toBe(401)
  })
})

describe('the stream of notifications', () => {
  it('tells live that a run has ended, by its count alone', async () => {
    const client = await server.member()
    const events = readEvents(await client.get('/api/notifications/events'), (event) => unseenIn(event) === 1)
    await say(client, 'privileged words')
    const [first, ...later] = await events
    expect(first).toMatchObject({ event: 'changed', data: { person: client.person.id, unseen: 0 } })
    expect(later.at(-1)).toMatchObject({ event: 'changed', data: { person: client.person.id, unseen: 1 } })
    expect(JSON.stringify([first, ...later])).not.toContain('privileged')
  })

  it('resumes: who knows the latest is told of nothing until something changes', async () => {
    const client = await server.member()
    await say(client, 'one')
    const [first] = await readEvents(await client.get('/api/notifications/events'), () => true)
    const again = await client.get('/api/notifications/events', { 'last-event-id': first?.id ?? '' })
    const events = readEvents(again, (event) => unseenIn(event) === 2)
    await say(client, 'two')
    expect((await events).map(({ id }) => id)).not.toContain(first?.id)
    const missed = await readEvents(
      await client.get('/api/notifications/events', { 'last-event-id': first?.id ?? '' }),
      () => true,
    )
    expect(missed.map(unseenIn)).toEqual([2])
  })

  it('tells of a start, a cancellation, what was seen and what was erased', async () => {
    const client = await server.member()
    const versions: (string | undefined)[] = []
    const next = async () => {
      const answer = await client.get('/api/notifications/events', { 'last-event-id': versions.at(-1) ?? '' })
      const [event] = await readEvents(answer, () => true)
      versions.push(event?.id)
      return unseenIn(event)
    }
    expect(await next()).toBe(0)
    const id = await client.start('/api/tools/echo/slowly', { text: 'long', wait: 30_000 })
    expect(await next()).toBe(0)
    await client.post(`/api/runs/${id}/cancel`)
    expect(await next()).toBe(0)
    const done = await say(client, 'done')
    expect(await next()).toBe(1)
    await client.post('/api/notifications/seen', { runs: [done] })
    expect(await next()).toBe(0)
    await client.delete('/api/runs')
    expect(await next()).toBe(0)
    // Nothing is left, as at first; between, each change has a version of its own.
    expect(new Set(versions).size).toBe(5)
  })

  it('tells at one web node what ended at another', async () => {
    const log = createLog('silent')
    const env = readEnv({ DATA_DIR: server.folder, DATABASE_URL: server.databaseUrl, PORT: '0', ROLE: 'web' })
    const node = await boot(env, log, { modules: fixtureModules })
    try {
      const client = await server.member()
      const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await createApp(node.services).request('/api/notifications/events', { headers: { cookie } })
      expect(answer.status).toBe(200)
      const events = readEvents(answer, (event) => unseenIn(event) === 1)
      await say(client, 'at the first node')
      expect(unseenIn((await events).at(-1))).toBe(1)
    } finally {
      await node.close()
    }
  })

  it('ends when the process stops, so that its readers go elsewhere', async () => {
    const log = createLog('silent')
    const env = readEnv({ DATA_DIR: server.folder, DATABASE_URL: server.databaseUrl, PORT: '0', ROLE: 'web' })
    const node = await boot(env, log, { modules: fixtureModules })
    const client = await server.member()
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await createApp(node.services).request('/api/notifications/events', { headers: { cookie } })
    expect(answer.headers.get('connection')).toBe('close')
    const events = readEvents(answer)
    await node.close()
    expect((await events).map(({ event }) => event)).toEqual(['changed'])
  })

  it('tells a reader in whose browser somebody else has signed in who that is', async () => {
    const [first, second] = [await server.member(), await server.member()]
    const [known] = await readEvents(await first.get('/api/notifications/events'), () => true)
    const answer = await second.get('/api/notifications/events', { 'last-event-id': known?.id ?? '' })
    expect((await readEvents(answer, () => true))[0]?.data).toEqual({ person: second.person.id, unseen: 0 })
  })

  it('counts among the streams that one person may have open', async () => {
    const client = await server.member()
    const gone = new AbortController()
    const open = await Promise.all(
      Array.from({ length: 41 }, () => client.send('/api/notifications/events', { signal: gone.signal })),
    )
    expect(open.filter(({ status }) => status === 429)).toHaveLength(1)
    gone.abort()
  })
})
