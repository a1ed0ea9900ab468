import { type FakeModel, startFakeModel } from '@casewright/core/testing'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { metricsRoutes } from '../src/http/metrics/routes.ts'
import { createDatabase } from '../src/platform/db/client.ts'
import { readExposition, type Sample } from './exposition.ts'
import { startServer, type TestServer } from './harness.ts'

const token = 'a-token-of-enough-characters'
let fake: FakeModel
let server: TestServer
let ada: Awaited<ReturnType<TestServer['member']>>
beforeAll(async () => {
  fake = await startFakeModel()
  const model = { LLM_MODEL: 'anthropic:fake', ANTHROPIC_API_KEY: 'sk-ant-key', ANTHROPIC_BASE_URL: fake.url }
  server = await startServer({ METRICS_TOKEN: token, ...model })
  ada = await server.member()
})
afterAll(async () => {
  await server.stop()
  await fake.stop()
})

const scrape = async (): Promise<Sample[]> => {
  const answer = await server.visitor().get('/metrics', { authorization: `Bearer ${token}` })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^text\/plain; version=0\.0\.4/),
  ])
  return readExposition(await answer.text())
}
const value = (samples: Sample[], name: string, labels: Record<string, string> = {}) =>
  samples
    .filter((one) => one.name === name && Object.entries(labels).every(([key, word]) => one.labels[key] === word))
    .reduce((sum, one) => sum + one.value, 0)

describe('the metrics', () => {
  it('are behind their token, and nowhere where there is none', async () => {
    const visitor = server.visitor()
    for (const authorization of ['', 'Bearer', 'Bearer wrong', `Basic ${token}`, `Bearer ${token}x`]) {
      const answer = await visitor.get('/metrics', authorization ? { authorization } : {})
      expect([authorization, answer.status, answer.headers.get('www-authenticate')]).toEqual([
        authorization,
        401,
        'Bearer',
      ])
    }
    // An administrator's session is no token either.
    expect((await ada.get('/metrics')).status).toBe(401)
    const { db, pool, env, toolHost } = server.services
    const without = new Hono().route(
      '/',
      metricsRoutes({ db, pool, toolHost, env: { ...env, METRICS_TOKEN: undefined } }),
    )
    expect((await without.request('/metrics', { headers: { authorization: 'Bearer undefined' } })).status).toBe(404)
  })

  it('count requests by route, and runs by tool and end', async () => {
    const before = await scrape()
    await ada.post('/api/echo', { text: 'zirconium' })
    await ada.post('/api/tools/echo/fail', { how: 'sentence' })
    await ada.get(`/api/runs/${crypto.randomUUID()}`)
    const after = await scrape()
    const more = (name: string, labels: Record<string, string>) =>
      value(after, name, labels) - value(before, name, labels)
    expect(more('casewright_run_duration_seconds_count', { tool: 'echo', state: 'done' })).toBe(1)
    expect(more('casewright_run_duration_seconds_count', { tool: 'echo', state: 'failed' })).toBe(1)
    const requests = 'casewright_http_request_duration_seconds_count'
    expect(more(requests, { method: 'POST', route: '/api/echo', status: '200' })).toBe(1)
    expect(more(requests, { method: 'GET', route: '/api/runs/:id', status: '404' })).toBe(1)
    expect(value(after, 'casewright_http_request_duration_seconds_bucket', { route: '/api/echo', le: '+Inf' })).toBe(
      value(after, requests, { route: '/api/echo' }),
    )
  })

  it('count what models were asked and what left', async () => {
    fake.behave({ kind: 'right' })
    // The process counts for every server that it had.
    const before = await scrape()
    await (await ada.post('/api/tools/echo/ask', { evidence: 'The zirconium clause survives.' })).text()
    await server.services.egress.settled()
    const after = await scrape()
    const more = (name: string, labels: Record<string, string>) =>
      value(after, name, labels) - value(before, name, labels)
    const labels = { provider: 'Anthropic', model: 'fake' }
    expect(more('casewright_model_calls_total', { ...labels, outcome: 'answered' })).toBe(1)
    expect(more('casewright_model_tokens_total', { ...labels, direction: 'input' })).toBeGreaterThan(0)
    expect(more('casewright_egress_requests_total', { kind: 'model', outcome: 'answered' })).toBe(1)
    expect(more('casewright_egress_bytes_total', { kind: 'model', direction: 'sent' })).toBeGreaterThan(100)
  })

  it('tell what waits, who is here, and how process and database stand', async () => {
    await server.services.pool.query(
      `insert into run (owner_id, tool, action, mode, retain, label, sealed_input, created_at)
       values ($1, 'echo', 'queued', 'queued', 'history', '', '', now() - interval '90 seconds')`,
      [ada.person.id],
    )
    const samples = await scrape()
    expect(value(samples, 'casewright_runs', { mode: 'queued', state: 'queued' })).toBe(1)
    expect(value(samples, 'casewright_runs', { mode: 'queued', state: 'running' })).toBe(0)
    expect(value(samples, 'casewright_oldest_run_seconds', { mode: 'queued', state: 'queued' })).toBeGreaterThan(89)
    expect(value(samples, 'casewright_sessions')).toBe(1)
    expect(value(samples, 'casewright_database_up')).toBe(1)
    expect(value(samples, 'casewright_database_connections')).toBeGreaterThan(0)
    expect(value(samples, 'process_resident_memory_bytes')).toBeGreaterThan(1e7)
    expect(samples.find(({ name }) => name === 'casewright_build_info')?.labels).toEqual({
      version: '0.1.0',
      node: process.versions.node,
    })
    const stream = await ada.get('/api/notifications/events')
    expect(value(await scrape(), 'casewright_event_streams')).toBe(1)
    await stream.body?.cancel()
  })

  it('hold no id, no email and no words', async () => {
    await ada.post('/api/echo', { text: 'zirconium' })
    const labels = (await scrape()).flatMap((sample) => Object.values(sample.labels)).join('\n')
    expect(labels).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|@example|zirconium|Ada/)
  })

  it('tell that the database does not answer, and the rest all the same', async () => {
    const { env, toolHost } = server.services
    const { db, pool: none } = createDatabase('postgres://x@127.0.0.1:1/x', () => {})
    const app = new Hono().route('/', metricsRoutes({ env, db, pool: none, toolHost }))
    const answer = await app.request('/metrics', { headers: { authorization: `Bearer ${token}` } })
    const samples = readExposition(await answer.text())
    expect(value(samples, 'casewright_database_up')).toBe(0)
    expect(samples.some(({ name }) => name === 'casewright_sessions')).toBe(false)
    expect(value(samples, 'casewright_build_info')).toBe(1)
    await none.end()
  })
})
