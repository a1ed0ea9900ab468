import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness.ts'
import { form, heldBack } from './held-back.ts'

let server: TestServer
let admin: Awaited<ReturnType<TestServer['member']>>
beforeAll(async () => {
  // No worker: what is queued waits.
  server = await startServer({ RUNS_PER_PERSON: '3', ROLE: 'web' })
  admin = await server.member('The Administrator')
})
afterAll(() => server.stop())

const asked = { prefer: 'respond-async' }

it('takes so many runs of a person at once, however many come in one instant, and others go on', async () => {
  const [ada, ben] = [await server.member(), await server.member()]
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => ada.post('/api/tools/echo/queued', { text: 'x' }, asked)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(3).fill(202), ...Array(9).fill(429)])
  const refused = await ada.post('/api/echo', { text: 'x' }, { accept: 'application/json' })
  expect(await refused.json()).toMatchObject({
    code: 'too-many-runs',
    error: expect.stringMatching(/^3 of your runs have not finished/),
  })
  expect((await ben.post('/api/tools/echo/queued', { text: 'x' }, asked)).status).toBe(202)
})

it('reads no upload of who has as many unfinished as one person may, or a month that is full', async () => {
  const ada = await server.member()
  const { db, blobs } = server.services
  for (let nth = 0; nth < 3; nth++) await ada.start('/api/tools/echo/queued', { text: 'x' })
  const { put } = blobs
  let stored = 0
  blobs.put = (...given) => {
    stored += 1
    return put(...given)
  }
  const upload = () =>
    ada.upload(
      '/api/tools/echo/upload',
      { name: 'lease.txt', bytes: 'x'.repeat(1_900_000) },
      { kind: 'detailed' },
      asked,
    )
  const refused = await upload()
  expect([refused.status, await refused.text()]).toEqual([
    429,
    expect.stringMatching(/^3 of your runs have not finished/),
  ])
  for (const run of (await (await ada.get('/api/runs')).json()).runs) await ada.post(`/api/runs/${run.id}/cancel`)
  const plans = [{ name: 'Three', runs: 3, storageBytes: null, costMicros: null }]
  expect((await admin.put('/api/admin/settings', { plans })).status).toBe(200)
  await db.updateTable('person').set({ plan: 'Three' }).where('id', '=', ada.person.id).execute()
  const full = await upload()
  expect([full.status, await full.text()]).toEqual([402, expect.stringMatching(/^You have started 3 of the 3 runs/)])
  expect(stored).toBe(0)
  await db.updateTable('person').set({ plan: null }).where('id', '=', ada.person.id).execute()
  expect([(await upload()).status, stored]).toEqual([202, 1])
  blobs.put = put
})

it('tells why an upload was refused even if it is still being sent, slowly', async () => {
  const ada = await server.member()
  for (let nth = 0; nth < 3; nth++) await ada.start('/api/tools/echo/queued', { text: 'x' })
  // Longer than the half second after which a connection is ended that has its answer and still sends.
  const refused = await heldBack(server, ada, { path: '/api/tools/echo/upload', ...form('x'.repeat(500_000)) }, () =>
    setTimeout(1500),
  )
  expect(refused).toEqual({ status: 429, text: expect.stringMatching(/^3 of your runs have not finished/) })
})

it('takes the next when one has ended', async () => {
  const ada = await server.member()
  const ids: string[] = []
  for (let nth = 0; nth < 3; nth++) ids.push(await ada.start('/api/tools/echo/queued', { text: 'x' }))
  expect((await ada.post('/api/tools/echo/queued', { text: 'x' }, asked)).status).toBe(429)
  await ada.post(`/api/runs/${ids[0]}/cancel`)
  expect((await ada.post('/api/tools/echo/queued', { text: 'x' }, asked)).status).toBe(202)
})

it("lets everybody's first run go before anybody's second", async () => {
  const [ada, ben] = [await server.member(), await server.member()]
  for (const text of ['one', 'two', 'three']) await ada.start('/api/tools/echo/queued', { text })
  const last = await ben.start('/api/tools/echo/queued', { text: 'mine' })
  const { rows } = await server.services.pool.query<{ id: string }>(
    `select data->>'runId' as id from pgboss.job where data->>'runId' in (select id::text from run where owner_id = any($1))
     order by priority desc, created_on`,
    [[ada.person.id, ben.person.id]],
  )
  expect(rows.findIndex(({ id }) => id === last)).toBe(1)
})

it('says that the database is away, and that nothing was lost', async () => {
  const ada = await server.member()
  const { services } = server
  const connect = services.pool.connect
  services.pool.connect = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))
  try {
    for (const path of ['/api/runs', '/api/user', '/api/about']) {
      const answer = await ada.get(path)
      expect([path, answer.status, await answer.text()]).toEqual([
        path,
        503,
        'The server cannot reach its database right now. Nothing you submitted is lost. Try again in a moment.',
      ])
    }
    expect((await ada.get('/readyz')).status).toBe(503)
  } finally {
    services.pool.connect = connect
  }
})

it('begins nothing while it stops, and ends each connection with its answer', async () => {
  const other = await startServer()
  const ada = await other.member()
  const { hostname, port } = new URL(other.url)
  const slow = ada.post('/api/echo', { text: 'x', wait: 3000 })
  await expect.poll(() => other.services.inFlight.size, { timeout: 10_000, interval: 20 }).toBe(1)
  const stopped = other.stop()
  const late = request({ hostname, port, path: '/api/about' }).end()
  const [answer] = await once(late, 'response')
  expect([answer.statusCode, answer.headers.connection]).toEqual([503, 'close'])
  await Promise.allSettled([slow, stopped])
})
