import { type FakeModel, inventedQuotation, startFakeModel } from '@casewright/core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEvents } from './client.ts'
import { startServer, type TestServer } from './harness.ts'

const key = 'sk-ant-very-secret-key'
const evidence =
  'Jane Roe, SSN 078-05-1120, of jane.roe@example.com, agrees that the zirconium clause of the lease shall survive its end.'

let fake: FakeModel
let server: TestServer
beforeAll(async () => {
  fake = await startFakeModel()
  server = await startServer({ LLM_MODEL: 'anthropic:fake', ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: fake.url })
})
afterAll(async () => {
  await server.stop()
  await fake.stop()
})

const ask = '/api/tools/echo/ask'

describe('a tool with a model', () => {
  it('gets checked answers, and the run says which model and which prompt they came from', async () => {
    fake.behave({ kind: 'right' })
    const ada = await server.member()
    const answer = await ada.post(ask, { evidence })
    const { quotes } = (await answer.json()) as { quotes: { outcome: string; anchor: { words: string } }[] }
    expect(quotes.length).toBeGreaterThan(0)
    for (const quote of quotes) {
      expect(quote.outcome).toBe('found')
      expect(evidence).toContain(quote.anchor.words)
    }
    const run = await (await ada.get(`/api/runs/${answer.headers.get('x-run-id')}`)).json()
    expect(run).toMatchObject({ provenance: { model: { provider: 'Anthropic', name: 'fake', promptVersion: '7' } } })
    const [call, ...others] = run.provenance.calls
    const { system, user } = fake.requests.at(-1) ?? {}
    expect(others).toEqual([])
    expect(call).toMatchObject({
      prompt: 'ask 7',
      model: 'fake',
      costMicros: null,
      tokens: run.provenance.model.tokens,
    })
    expect(call.characters).toBe(`${system}${user}`.length)
    expect(call.milliseconds).toBeGreaterThanOrEqual(0)
  })

  it('never gets what a liar invented as found, in the stream after its end or in the history', async () => {
    fake.behave({ kind: 'liar', lie: 'invented-quotation' })
    const ada = await server.member()
    const events = await readEvents(await ada.post(ask, { evidence }, { accept: 'text/event-stream' }))
    const result = events.at(-1) as { event: string; data: { quotes: { text: string; outcome: string }[] } }
    expect(result.event).toBe('result')
    expect(result.data.quotes.find((quote) => quote.text.includes(inventedQuotation))?.outcome).toBe('not-found')
    for (const event of events) if (event.event === 'partial') expect(event.data).toHaveProperty('unchecked', true)
  })

  it('sends a cloud model no personal facts, and shows the person what was replaced', async () => {
    fake.behave({ kind: 'right' })
    const ada = await server.member()
    await ada.send('/api/privacy/names', {
      method: 'PUT',
      body: JSON.stringify({ names: ['Jane Roe'] }),
      headers: { 'content-type': 'application/json' },
    })
    const before = fake.requests.length
    const answer = await (await ada.post(ask, { evidence })).text()
    const sent = JSON.stringify(fake.requests.slice(before).map((request) => request.body))
    expect(sent).toContain('zirconium clause')
    for (const fact of ['Jane Roe', '078-05-1120', 'jane.roe@example.com']) expect(sent).not.toContain(fact)
    expect(answer).not.toMatch(/\[(?:NAME|SSN|EMAIL) \d/)

    const privacy = await expect
      .poll(async () => (await ada.get('/api/privacy')).text())
      .toContain('Anthropic')
      .then(async () => (await ada.get('/api/privacy')).text())
    expect(privacy).toMatch(/ssn/i)
    for (const secret of ['078-05-1120', 'jane.roe@example.com', 'zirconium', key])
      expect(privacy).not.toContain(secret)
  })

  it('says to the signed-in user, and to nobody else, who reads what is given to it', async () => {
    const registry = await (await (await server.member()).get('/api/tools')).json()
    expect(registry).toMatchObject({ model: { provider: 'Anthropic', name: 'fake', trust: 'cloud' } })
    expect(await (await server.visitor().get('/api/about')).text()).not.toContain('Anthropic')
  })

  it('shows its ledger to nobody else', async () => {
    const stranger = await server.member()
    expect(await (await stranger.get('/api/privacy')).json()).toMatchObject({ entries: [], names: [] })
    expect((await server.visitor().get('/api/privacy')).status).toBe(401)
  })

  it('stops the provider within a second when the run is cancelled', async () => {
    fake.behave({ kind: 'hang' })
    const ada = await server.member()
    const before = { asked: fake.requests.length, aborted: fake.aborted }
    const id = await ada.start(ask, { evidence })
    await expect.poll(() => fake.requests.length, { timeout: 5000 }).toBe(before.asked + 1)
    await ada.post(`/api/runs/${id}/cancel`)
    await expect.poll(() => fake.aborted, { timeout: 1000 }).toBe(before.aborted + 1)
  })

  it.each(['text/event-stream', 'application/json'])(
    'stops it as soon when the reader of a chat (%s) goes away',
    async (accept) => {
      fake.behave({ kind: 'hang' })
      const ada = await server.member()
      const before = { asked: fake.requests.length, aborted: fake.aborted }
      const reader = new AbortController()
      const headers = { 'content-type': 'application/json', accept }
      const init = { method: 'POST', body: JSON.stringify({ evidence }), headers, signal: reader.signal }
      const asked = ada.send('/api/tools/echo/chat', init).catch(() => null)
      await expect.poll(() => fake.requests.length, { timeout: 5000 }).toBe(before.asked + 1)
      reader.abort()
      await asked
      await expect.poll(() => fake.aborted, { timeout: 1000 }).toBe(before.aborted + 1)
    },
  )

  it.each([
    ['server-error', 502],
    ['refusal', 422],
  ] as const)('that fails (%s) says so in a sentence', async (kind, status) => {
    fake.behave({ kind })
    const answer = await (await server.member()).post(ask, { evidence })
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringMatching(/model/)])
  })

  it('leaves no prompt, answer or key in the log or, unsealed, in the database', async () => {
    const { rows } = await server.services.pool.query(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    )
    for (const { name } of rows) {
      const table = await server.services.pool.query(`select t::text as row from ${name} t`)
      for (const { row } of table.rows) expect(row).not.toMatch(/zirconium|very-secret-key|Quote it/)
    }
    expect(server.logged()).not.toMatch(/zirconium|very-secret-key|Quote it|078-05/)
  })
})

describe('an installation that is offline', () => {
  it('asks no cloud, and says so', async () => {
    const before = fake.requests.length
    // The address is this machine's, but the provider is a cloud: its trust is not a matter of its address.
    const offline = await startServer({
      OFFLINE: '1',
      LLM_MODEL: 'anthropic:fake',
      ANTHROPIC_API_KEY: key,
      ANTHROPIC_BASE_URL: fake.url,
    })
    const answer = await (await offline.member()).post(ask, { evidence })
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('offline')])
    expect(fake.requests.length).toBe(before)
    await offline.stop()
  })

  it('asks a local model all the same, with nothing replaced', async () => {
    fake.behave({ kind: 'right' })
    const settings = { OFFLINE: '1', LLM_MODEL: 'compatible:fake', COMPATIBLE_BASE_URL: `${fake.url}/v1` }
    const local = await startServer(settings)
    expect((await (await local.member()).post(ask, { evidence })).status).toBe(200)
    expect(JSON.stringify(fake.requests.at(-1)?.body)).toContain('078-05-1120')
    await local.stop()
  })
})
