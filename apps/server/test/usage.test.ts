import type { Usage } from '@casewright/core'
import { type FakeModel, type FakeRequest, startFakeModel } from '@casewright/core/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { usageOf } from '../src/usage/sums.ts'
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
