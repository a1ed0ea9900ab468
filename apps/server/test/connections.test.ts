import type { Connection, Connections, ConnectionTest, UsageReport } from '@casewright/api'
import { type FakeModel, startFakeModel } from '@casewright/core/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { recordLocalFailure } from '../src/features/usage/index.ts'
import { keptOf, ledgerByName } from '../src/http/admin/connections/ledger.ts'
import { serveSource } from '../src/research/external/testing/serve.ts'
import { startServer, type TestServer } from './harness.ts'

type Member = Awaited<ReturnType<TestServer['member']>>

const secrets = {
  ANTHROPIC_API_KEY: 'sk-ant-secret-of-the-firm',
  COURTLISTENER_TOKEN: 'token-secret-of-the-firm',
  BRAVE_API_KEY: 'brave-secret-of-the-firm',
}
const found = {
  count: 1,
  results: [],
  web: { results: [{ title: 'T', url: 'https://example.com/a', description: '' }] },
}

let fake: FakeModel
let outside: Awaited<ReturnType<typeof serveSource>>
let answer: { status?: number; headers?: Record<string, string>; body?: unknown }
let server: TestServer
let administrator: Member
beforeAll(async () => {
  fake = await startFakeModel()
  outside = await serveSource(() => answer)
  server = await startServer(settings())
  administrator = await server.member('The Administrator')
})
afterAll(async () => {
  await server.stop()
  await outside.close()
  await fake.stop()
})
beforeEach(async () => {
  fake.behave({ kind: 'right' })
  answer = { body: found }
  await server.services.pool.query(`delete from rate_limit where key like 'connection-test:%'`)
})

const settings = () => ({
  ...secrets,
  LLM_MODEL: 'anthropic:fake',
  LLM_FALLBACK: 'compatible:other',
  ANTHROPIC_BASE_URL: fake.url,
  COMPATIBLE_BASE_URL: `${fake.url}/v1`,
  SOURCES: 'library,courtlistener,govinfo',
  COURTLISTENER_BASE_URL: outside.base.href,
  COURTLISTENER_BUDGET: '30/minute, 500/day',
  BRAVE_BASE_URL: outside.base.href,
  SMTP_URL: 'smtp://post:mail-secret-of-the-firm@127.0.0.1:1',
})

const path = '/api/admin/connections'
const list = async (): Promise<Connection[]> =>
  ((await (await administrator.get(path)).json()) as Connections).connections
const one = async (id: string) => (await list()).find((row) => row.id === id)
const test = async (id: string, who = administrator) => {
  const response = await who.post(`${path}/${encodeURIComponent(id)}/test`)
  return (await response.json()) as ConnectionTest
}

it('lists whom this installation asks, in order, with hosts and whether there is a key, and what is left out', async () => {
  const rows = await list()
  expect(rows.map(({ id, title, name, key, trust }) => [id, title, name, key, trust])).toEqual([
    ['model:0', 'Anthropic', 'fake', 'set', 'cloud'],
    ['model:1', 'Compatible server', 'other', null, 'local'],
    ['source:courtlistener', 'CourtListener', null, 'set', 'cloud'],
    ['source:govinfo', 'GovInfo', null, 'missing', 'cloud'],
    ['web:engine', 'Brave Search', 'Web search engine', 'set', 'cloud'],
    ['mail', 'Mail server', null, 'set', 'local'],
  ])
  // A mail may have been tried already, to confirm the email of who registered.
  expect(rows.filter(({ kind, state }) => kind !== 'mail' && state !== 'unasked')).toEqual([])
  expect(rows[0]?.host).toBe(new URL(fake.url).host)
  expect(rows[3]).toMatchObject({
    host: 'api.govinfo.gov',
    off: 'It is not used because it needs a key. Set GOVINFO_API_KEY.',
  })
  const govinfo = await administrator.post(`${path}/source:govinfo/test`)
  expect([govinfo.status, await govinfo.text()]).toEqual([409, expect.stringContaining('GOVINFO_API_KEY')])
  expect((await administrator.post(`${path}/model:7/test`)).status).toBe(404)
})

it('knows of a model on this server, which sends nothing out, what it answered and what it did not', async () => {
  await server.services.pool.query(
    `insert into usage_entry (kind, tool, action, by_key, model, input_tokens, output_tokens)
     values ('model', 'connection-test', 'test', false, 'local:tiny', 1, 1)`,
  )
  const ledger = await server.services.db.transaction().execute(ledgerByName)
  expect(keptOf(ledger, ['This server', 'local:tiny'])).toMatchObject({ state: 'answers', day: { answered: 1 } })
  const { db, pool } = server.services
  await pool.query(`insert into local_model_failure (model, at) values ('local:tiny', now() - interval '31 days')`)
  await recordLocalFailure(db, 'local:tiny')
  const later = await db.transaction().execute(ledgerByName)
  expect(keptOf(later, ['This server', 'local:tiny'])).toMatchObject({
    state: 'fails',
    day: { answered: 1, failed: 1 },
  })
  expect((await pool.query(`select from local_model_failure where at < now() - interval '30 days'`)).rowCount).toBe(0)
  await pool.query(`delete from local_model_failure`)
  await pool.query(`delete from usage_entry where model = 'local:tiny'`)
})

it('really asks a model, counts what that takes, and not again within ten seconds', async () => {
  expect(await test('model:0')).toEqual({
    answered: true,
    milliseconds: expect.any(Number),
    sentence: 'Anthropic answered as fake.',
    advice: null,
  })
  const again = await administrator.post(`${path}/model:0/test`)
  expect([again.status, await again.text()]).toEqual([429, expect.stringMatching(/Test it again in \d+ seconds?\./)])
  // Each has a count of its own.
  expect(await test('model:1')).toMatchObject({ answered: true })
  const { usage } = (await (await administrator.get('/api/admin/usage')).json()) as UsageReport
  expect(usage.total).toMatchObject({ runs: 0, calls: 2 })
  await expect
    .poll(() => one('model:0'))
    .toMatchObject({ state: 'answers', lastSuccess: expect.any(String), day: { answered: 1 } })
  const { rows } = await server.services.pool.query(
    `select detail from audit_event where action = 'connection.tested' order by id limit 1`,
  )
  expect(rows).toEqual([{ detail: { connection: 'model:0', answered: true } }])
})

it.each([
  [{ kind: 'server-error' }, 'It returned an error (500).'],
  [{ kind: 'rate-limited', retryAfter: 60 }, 'It reported a rate limit'],
  [{ kind: 'cut-off', after: 5 }, 'It could not be reached, or the connection was lost.'],
] as const)('says of a model that fails (%j) what went wrong and what to do', async (script, sentence) => {
  fake.behave(script)
  const tested = await test('model:0')
  expect(tested).toMatchObject({ answered: false, advice: expect.stringMatching(/\.$/) })
  expect(tested.sentence).toContain(sentence)
})

it('asks a source as the tools do, within its budget, and heeds its pause', async () => {
  expect(await test('source:courtlistener')).toMatchObject({ answered: true, sentence: 'CourtListener answered.' })
  expect(await one('source:courtlistener')).toMatchObject({
    budget: [
      { left: 29, of: 30, seconds: 60 },
      { left: 499, of: 500, seconds: 86_400 },
    ],
    pausedUntil: null,
  })
  await server.services.pool.query(`delete from rate_limit where key like 'connection-test:%'`)
  answer = { status: 429, headers: { 'retry-after': '600' }, body: {} }
  expect(await test('source:courtlistener')).toMatchObject({
    answered: false,
    sentence: 'It asked to wait: no requests for 10 minutes.',
    advice: expect.stringContaining('COURTLISTENER_TOKEN and COURTLISTENER_BASE_URL'),
  })
  await expect
    .poll(() => one('source:courtlistener'))
    .toMatchObject({ state: 'fails', day: { answered: 1, failed: 1 } })
  expect(Date.parse((await one('source:courtlistener'))?.pausedUntil ?? '')).toBeGreaterThan(Date.now() + 500_000)
})

it('tests the engine of the web, and tells an address where something else answers', async () => {
  expect(await test('web:engine')).toMatchObject({ answered: true })
  await server.services.pool.query(`delete from rate_limit where key like 'connection-test:%'`)
  answer = { body: { web: { results: [] } } }
  expect(await test('web:engine')).toMatchObject({ answered: false, advice: 'Check BRAVE_BASE_URL, if it is set.' })
})

it('says of mail that cannot be sent what to look at', async () => {
  expect(await test('mail')).toMatchObject({ answered: false, advice: expect.stringContaining('SMTP_URL') })
})

it('tells no key, no path and no question in any answer, and nobody else anything', async () => {
  const told = [await (await administrator.get(path)).text()]
  for (const { id, off } of await list())
    if (!off) told.push(await (await administrator.post(`${path}/${id}/test`)).text())
  for (const secret of [...Object.values(secrets), 'mail-secret', '/v1', '/api/rest', 'negligence', 'Say OK'])
    expect(told.join('\n')).not.toContain(secret)
  expect(server.logged()).not.toMatch(/secret-of-the-firm/)
  const member = await server.member()
  expect((await member.get(path)).status).toBe(403)
  expect((await member.post(`${path}/model:0/test`)).status).toBe(403)
  expect((await server.visitor().post(`${path}/model:0/test`)).status).toBe(401)
})

it('asks nobody outside while the installation is offline, and says so', async () => {
  const offline = await startServer({ ...settings(), OFFLINE: '1' })
  try {
    const boss = await offline.member()
    const before = [fake.requests.length, outside.asked.length]
    for (const id of ['model:0', 'source:courtlistener', 'web:engine'])
      expect(await test(id, boss)).toMatchObject({ answered: false, sentence: expect.stringContaining('offline') })
    expect([fake.requests.length, outside.asked.length]).toEqual(before)
    expect(await test('model:1', boss)).toMatchObject({ answered: true })
    expect(((await (await boss.get(path)).json()) as Connections).offline).toBe(true)
  } finally {
    await offline.stop()
  }
})
