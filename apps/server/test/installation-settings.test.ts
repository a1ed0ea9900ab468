import { afterAll, beforeAll, expect, it } from 'vitest'
import { installationSettings } from '../src/features/settings/settings.ts'
import { createDatabase } from '../src/platform/db/client.ts'
import { startServer, type TestServer } from './harness.ts'

type Member = Awaited<ReturnType<TestServer['member']>>

let server: TestServer
let administrator: Member
beforeAll(async () => {
  server = await startServer()
  administrator = await server.member('The Administrator')
})
afterAll(() => server.stop())

const settings = '/api/admin/settings'
const starter = { name: 'Starter', runs: 100, storageBytes: null, costMicros: null }
const speech = async () => (await (await server.visitor().get('/api/about')).json()).speech

it('stand at their defaults until somebody changes them, and each change leaves the others', async () => {
  expect(await (await administrator.get(settings)).json()).toEqual({
    speech: true,
    mcp: false,
    secondFactor: 'optional',
    idleMinutes: null,
    newDeviceMail: true,
    meaning: true,
    model: null,
    backgroundHours: null,
    retention: { documents: null, runs: null, events: null },
    plans: [],
    prices: [],
  })
  expect(await speech()).toBe('allowed')
  const answer = await administrator.put(settings, { speech: false })
  expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ speech: false, mcp: false })])
  expect(await speech()).toBe('switched-off')
  expect(await (await administrator.put(settings, { mcp: true })).json()).toMatchObject({ speech: false, mcp: true })
  const backgroundHours = { from: 20, to: 6, zone: 'America/Chicago' }
  expect(await (await administrator.put(settings, { backgroundHours })).json()).toMatchObject({ backgroundHours })
  expect(await (await administrator.put(settings, {})).json()).toMatchObject({ speech: false, mcp: true })
})

it.each([
  { speach: true },
  { speech: 'no' },
  { speech: null },
  { backgroundHours: { from: 20, to: 20, zone: 'UTC' } },
  { backgroundHours: { from: 20, to: 24, zone: 'UTC' } },
  { backgroundHours: { from: 20, to: 6, zone: 'Chicago' } },
  { retention: { documents: 0, runs: null, events: null } },
  { plans: [starter, { ...starter, name: 'STARTER' }] },
  null,
  [],
  'speech',
])('refuse %j, and say what there is', async (change) => {
  const before = await (await administrator.get(settings)).json()
  const answer = await administrator.put(settings, change)
  expect([answer.status, await answer.text()]).toEqual([
    400,
    expect.stringMatching(/^List the settings to change, in the form the page uses: speech, mcp, /),
  ])
  expect(await (await administrator.get(settings)).json()).toEqual(before)
})

it('are changed and read by administrators alone', async () => {
  const member = await server.member()
  for (const [who, status] of [
    [member, 403],
    [server.visitor(), 401],
  ] as const) {
    expect((await who.get(settings)).status).toBe(status)
    expect((await who.put(settings, { mcp: false })).status).toBe(status)
  }
  expect(await installationSettings(server.services.db).read()).toMatchObject({ mcp: true })
})

it('are read by another process within seconds, and what is there of no use to it counts as never set', async () => {
  const other = createDatabase(server.databaseUrl, () => {})
  const elsewhere = installationSettings(other.db)
  await administrator.put(settings, { mcp: true })
  expect(await elsewhere.read()).toMatchObject({ mcp: true })
  await administrator.put(settings, { mcp: false })
  await server.services.pool.query(
    `insert into installation_setting (key, value) values ('later', '1'), ('speech', '"loud"')
     on conflict (key) do update set value = excluded.value`,
  )
  await expect
    .poll(() => elsewhere.read(), { timeout: 8000, interval: 500 })
    .toMatchObject({ speech: true, mcp: false })
  await other.db.destroy()
})

it('name in the log which was changed, and outlive who changed them', async () => {
  const { pool } = server.services
  const second = await server.member('Second')
  await pool.query(`update person set role = 'administrator' where id = $1`, [second.person.id])
  await second.put(settings, { mcp: true })
  expect(server.logged()).toContain('"kind":"mcp"')
  expect((await second.post('/api/account/erase', { password: 'correct horse battery' })).status).toBe(204)
  expect((await (await administrator.get(settings)).json()).mcp).toBe(true)
  const { rows } = await pool.query(`select changed_by from installation_setting where key = 'mcp'`)
  expect(rows).toEqual([{ changed_by: null }])
})

it('say that speech is not to be had where nothing may leave, whatever was set', async () => {
  const offline = await startServer({ OFFLINE: '1' })
  expect(await (await offline.visitor().get('/api/about')).json()).toMatchObject({ speech: 'offline' })
  await offline.stop()
})
