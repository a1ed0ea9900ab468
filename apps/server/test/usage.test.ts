import type { OwnUsage, Usage, UsageReport } from '@casewright/api'
import { type FakeModel, type FakeRequest, startFakeModel } from '@casewright/core/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { usageOf } from '../src/features/usage/sums.ts'
import { startServer, type TestServer } from './harness.ts'

type Member = Awaited<ReturnType<TestServer['member']>>

let first: FakeModel
let second: FakeModel
let server: TestServer
let administrator: Member
beforeAll(async () => {
  first = await startFakeModel()
  second = await startFakeModel()
  server = await startServer({
    LLM_MODEL: 'anthropic:first',
    LLM_FALLBACK: 'openai:second',
    ANTHROPIC_API_KEY: 'sk-ant-secret',
    ANTHROPIC_BASE_URL: first.url,
    OPENAI_API_KEY: 'sk-open-secret',
    OPENAI_BASE_URL: `${second.url}/v1`,
  })
  administrator = await server.member('The Administrator')
  const prices = [{ model: 'Anthropic:FIRST', inputMicros: 3_000_000, outputMicros: 15_000_000 }]
  expect((await administrator.put('/api/admin/settings', { prices })).status).toBe(200)
})
afterAll(async () => {
  await server.stop()
  await Promise.all([first.stop(), second.stop()])
})
beforeEach(() => {
  first.behave({ kind: 'right', answer })
  second.behave({ kind: 'right', answer })
})

const answer = { quotes: [] }
const ask = '/api/tools/echo/ask'
const evidence = 'The rent is due on the first of each month.'
const used = (personId?: string): Promise<Usage> =>
  server.services.db.transaction().execute((trx) => usageOf(trx, { personId }))

/** What the fake says that requests took: four characters a token. */
const inputOf = (requests: readonly FakeRequest[]) =>
  requests.reduce((sum, { system, messages, schema }) => {
    const text = [system, ...messages.map((message) => message.text), schema ? JSON.stringify(schema) : ''].join('\n')
    return sum + Math.ceil(text.length / 4)
  }, 0)
const output = Math.ceil(JSON.stringify(answer).length / 4)

/** What a deed asks of each of the fakes. */
async function asking(deed: () => Promise<unknown>) {
  const before = [first.requests.length, second.requests.length]
  await deed()
  return { first: first.requests.slice(before[0]), second: second.requests.slice(before[1]) }
}

describe('what is used', () => {
  it('is counted exactly: runs, tokens, and the cost by the price that is set', async () => {
    const ada = await server.member()
    const asked = await asking(async () => {
      for (let run = 0; run < 2; run++) expect((await ada.post(ask, { evidence })).status).toBe(200)
      expect((await ada.post('/api/echo', { text: 'without a model' })).status).toBe(200)
      expect((await ada.post('/api/echo', {})).status).toBe(400)
    })
    expect(asked.first).toHaveLength(2)
    const inputTokens = inputOf(asked.first)
    const outputTokens = 2 * output
    const tokens = { calls: 2, inputTokens, outputTokens, unpriced: 0, costMicros: inputTokens * 3 + outputTokens * 15 }
    expect(await used(ada.person.id)).toEqual({
      total: { runs: 3, ...tokens },
      byTool: [{ tool: 'echo', runs: 3, ...tokens }],
      byPerson: [{ personId: ada.person.id, runs: 3, ...tokens }],
      byModel: [{ model: 'anthropic:first', ...tokens }],
    })
  })

  it('holds every question that was answered: a repair, and what a fallback said, and not what failed', async () => {
    const ada = await server.member()
    first.behave([{ kind: 'overloaded' }, { kind: 'right', answer }])
    await ada.post(ask, { evidence })
    expect((await used(ada.person.id)).total).toMatchObject({ runs: 1, calls: 1, outputTokens: output })

    first.behave({ kind: 'right', answer: 'not what was asked for' })
    const asked = await asking(() => ada.post(ask, { evidence }))
    expect([asked.first.length, asked.second.length]).toEqual([2, 1])
    const { total, byModel } = await used(ada.person.id)
    expect(total).toMatchObject({ runs: 2, calls: 4, unpriced: 1 })
    expect(byModel).toEqual([
      expect.objectContaining({ model: 'anthropic:first', calls: 3, unpriced: 0 }),
      {
        model: 'openai:second',
        calls: 1,
        inputTokens: inputOf(asked.second),
        outputTokens: output,
        costMicros: 0,
        unpriced: 1,
      },
    ])
  })

  it('stays of a run that is cancelled and deleted, and of a person who is erased, whom it forgets', async () => {
    const ada = await server.member()
    first.behave([{ kind: 'right', answer: 'not what was asked for' }, { kind: 'hang' }])
    const before = first.requests.length
    const id = await ada.start(ask, { evidence })
    await expect.poll(() => first.requests.length, { timeout: 5000 }).toBe(before + 2)
    await ada.post(`/api/runs/${id}/cancel`)
    await ada.delete(`/api/runs/${id}`)
    const mine = await used(ada.person.id)
    expect(mine.total).toMatchObject({ runs: 1, calls: 1 })
    expect(mine.total.costMicros).toBeGreaterThan(0)

    const all = await used()
    expect((await ada.post('/api/account/erase', { password: 'correct horse battery' })).status).toBe(204)
    expect((await used(ada.person.id)).total.runs).toBe(0)
    const after = await used()
    expect(after.total).toEqual(all.total)
    const { personId: _, ...sum } = mine.byPerson[0] as (typeof mine.byPerson)[number]
    expect(after.byPerson).toContainEqual({ personId: null, ...sum })
  })

  it('is of the time that is asked for', async () => {
    const from = new Date(Date.now() + 60_000)
    const later = await server.services.db.transaction().execute((trx) => usageOf(trx, { from }))
    expect(later).toEqual({ total: expect.objectContaining({ runs: 0 }), byTool: [], byPerson: [], byModel: [] })
    const earlier = await server.services.db.transaction().execute((trx) => usageOf(trx, { to: from }))
    expect(earlier.total).toEqual((await used()).total)
  })
})

describe('what administrators and each person see of it', () => {
  it('is the month with everybody in it, for administrators alone', async () => {
    const ada = await server.member()
    await ada.post(ask, { evidence })
    for (const path of ['/api/admin/usage', '/api/admin/usage/export']) {
      expect((await ada.get(path)).status).toBe(403)
      expect((await server.visitor().get(path)).status).toBe(401)
      expect((await administrator.get(`${path}?month=2026-13`)).status).toBe(400)
    }
    const month = new Date().toISOString().slice(0, 7)
    const report = (await (await administrator.get('/api/admin/usage')).json()) as UsageReport
    expect(report).toMatchObject({ month, since: month, models: ['anthropic:first', 'openai:second'] })
    expect(report.usage).toEqual(await used())
    expect(report.people).toContainEqual(expect.objectContaining({ id: ada.person.id, plan: null, storageBytes: 0 }))
    expect(report.publicPlans.map(({ name }) => name)).toEqual(['Starter', 'Professional', 'Enterprise'])
    const past = (await (await administrator.get('/api/admin/usage?month=2020-01')).json()) as UsageReport
    expect([past.month, past.usage.total.runs]).toEqual(['2020-01', 0])
  })

  it('is a table by person, tool and model, in which no cell is a formula, and which is audited', async () => {
    const eve = await server.member('=HYPERLINK("https://evil.example.com")')
    await eve.post(ask, { evidence })
    const answer = await administrator.get('/api/admin/usage/export')
    expect(answer.headers.get('content-disposition')).toMatch(/usage-20\d\d-\d\d\.csv/)
    const lines = (await answer.text()).split('\r\n')
    expect(lines[0]).toMatch(/^"Month \(UTC\)","Person","Email","Tool","Model","Runs"/)
    const hers = lines.filter((line) => line.includes(eve.email))
    const month = new Date().toISOString().slice(0, 7)
    const who = `"${month}","'=HYPERLINK(""https://evil.example.com"")","${eve.email}","Echo"`
    expect(hers).toEqual([
      `${who},"","1","0","0","0","0","0"`,
      expect.stringMatching(/,"anthropic:first","0","1","\d+","4","0\.0\d+","0"$/),
    ])
    expect(lines.join(',')).not.toMatch(/(^|,)"?[=+@-]/)
    const { rows } = await server.services.pool.query(
      `select actor_id, detail from audit_event where action = 'usage.exported'`,
    )
    expect(rows).toEqual([{ actor_id: administrator.person.id, detail: { month } }])
  })

  it('is to each person what is their own', async () => {
    const ada = await server.member()
    await ada.post(ask, { evidence })
    await server.services.db.updateTable('person').set({ plan: 'starter' }).where('id', '=', ada.person.id).execute()
    const plan = { name: 'Starter', runs: 5, storageBytes: null, costMicros: null }
    await administrator.put('/api/admin/settings', { plans: [plan] })
    const own = (await (await ada.get('/api/usage')).json()) as OwnUsage
    expect(own).toEqual({
      month: new Date().toISOString().slice(0, 7),
      startsAgain: expect.stringMatching(/^[A-Z][a-z]+ 1$/),
      plan,
      used: (await used(ada.person.id)).total,
      storageBytes: 0,
    })
    expect((await server.visitor().get('/api/usage')).status).toBe(401)
  })
})
