import type { PlanLimits } from '@casewright/api'
import { type FakeModel, startFakeModel } from '@casewright/core/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { toolsetModules } from '../src/tool-host/loading/load.ts'
import { createClient } from './client.ts'
import { fixtureModules } from './fixture-modules.ts'
import { startServer, type TestServer } from './harness.ts'

type Member = Awaited<ReturnType<TestServer['member']>>

const secrets = { AUTH_SECRET: 'a secret that two nodes of one installation have', VAULT_KEY: 'ab'.repeat(32) }
let fake: FakeModel
let server: TestServer
let node: TestServer
let administrator: Member
beforeAll(async () => {
  fake = await startFakeModel()
  const settings = { ...secrets, LLM_MODEL: 'anthropic:fake', ANTHROPIC_API_KEY: 'k', ANTHROPIC_BASE_URL: fake.url }
  server = await startServer(settings, { modules: [...fixtureModules, ...(await toolsetModules())] })
  node = await startServer({ ...settings, ROLE: 'web', DATABASE_URL: server.databaseUrl })
  administrator = await server.member('The Administrator')
})
afterAll(async () => {
  await node.stop()
  await server.stop()
  await fake.stop()
})
beforeEach(() => fake.behave({ kind: 'right' }))

const unlimited: PlanLimits = { name: 'Starter', runs: null, storageBytes: null, costMicros: null }

/** Somebody with a plan of these limits. */
async function memberWith(limits: Partial<PlanLimits>) {
  const plans = [{ ...unlimited, ...limits }]
  expect((await administrator.put('/api/admin/settings', { plans })).status).toBe(200)
  const member = await server.member()
  await server.services.db.updateTable('person').set({ plan: 'STARTER' }).where('id', '=', member.person.id).execute()
  return member
}

const say = (who: Pick<Member, 'post'>) => who.post('/api/echo', { text: 'Hello' })
const file = (kilobytes: number) => ({ name: 'lease.txt', bytes: 'x'.repeat(kilobytes * 1024) })
const upload = (who: Pick<Member, 'upload'>, kilobytes: number) =>
  who.upload('/api/tools/echo/upload', file(kilobytes), { kind: 'detailed' }, { prefer: 'respond-async' })
const startsAgain =
  /resets on (January|February|March|April|May|June|July|August|September|October|November|December) 1; contact your administrator/

it('takes exactly as many runs as the plan allows, of 20 that start at once at two nodes', async () => {
  const ada = await memberWith({ runs: 10 })
  const elsewhere = createClient(node.url)
  for (const [name, value] of ada.cookies) elsewhere.cookies.set(name, value)
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => say(index % 2 ? ada : elsewhere)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  const refused = answers.filter(({ status }) => status === 402)
  expect(refused).toHaveLength(10)
  const sentence = await refused[0]?.text()
  expect(sentence).toMatch(/^You have started 10 of the 10 runs allowed each month by your plan, Starter\./)
  expect(sentence).toMatch(startsAgain)
  // What was deleted was used all the same.
  await ada.delete('/api/runs')
  expect((await say(ada)).status).toBe(402)
  expect((await say(administrator)).status).toBe(200)
})

it('counts no run that was refused for what was sent, and holds nobody whose plan nobody defined', async () => {
  const ada = await memberWith({ runs: 1 })
  for (let time = 0; time < 3; time++) expect((await ada.post('/api/echo', {})).status).toBe(400)
  expect((await say(ada)).status).toBe(200)
  expect((await say(ada)).status).toBe(402)
  await administrator.put('/api/admin/settings', { plans: [] })
  expect((await say(ada)).status).toBe(200)
})

it('keeps documents up to the room of the plan, also of several that arrive at once', async () => {
  const ada = await memberWith({ storageBytes: 150 * 1024 })
  const answers = await Promise.all(Array.from({ length: 5 }, () => upload(ada, 90)))
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(1)
  const refused = answers.find(({ status }) => status === 402)
  expect(await refused?.text()).toMatch(
    /^Your documents use \S+ KB of the 150 KB allowed by your plan, Starter, and this/,
  )
  expect((await upload(ada, 1000)).status).toBe(402)
  const draft = (text: string) => ({ tool: 'echo', title: 'Draft', content: { text } })
  const kept = draft('y'.repeat(70 * 1024))
  expect((await ada.post('/api/kept', kept)).status).toBe(402)
  const { rows } = await server.services.pool.query('select count(*) from document where owner_id = $1', [
    ada.person.id,
  ])
  expect(rows).toEqual([{ count: 1 }])
  // Room that is made is room.
  await ada.delete('/api/runs')
  expect((await ada.post('/api/kept', kept)).status).toBe(201)
  // What still fits is kept. Here nothing is uploaded, whose text takes room as soon as it is read.
  expect((await ada.post('/api/kept', draft('y'.repeat(90 * 1024)))).status).toBe(402)
  expect((await ada.post('/api/kept', draft('short'))).status).toBe(201)
})

it('asks no model that the plan has no room for, and leaves the evidence', async () => {
  const ada = await memberWith({ costMicros: 100_000 })
  const prices = [{ model: 'anthropic:fake', inputMicros: 300_000_000, outputMicros: 1_500_000_000 }]
  await administrator.put('/api/admin/settings', { prices })
  const risk = async () => {
    const asked = { caseType: 'contract', description: 'The buyer did not pay for the goods.', jurisdiction: 'Texas' }
    const answer = await ada.post('/api/analyze-risk', asked)
    return { status: answer.status, text: await answer.text() }
  }
  expect(await risk()).toMatchObject({ status: 200, text: expect.not.stringContaining('took no part') })
  const before = fake.requests.length
  const second = await risk()
  expect(second).toMatchObject({ status: 200, text: expect.stringContaining('successProbability') })
  expect(second.text).toMatch(
    /The model took no part: Your language model usage has cost \$\d+\.\d\d of the \$0\.10 allowed/,
  )
  expect(second.text).toMatch(startsAgain)
  expect(fake.requests).toHaveLength(before)
  // What costs nothing may always be asked.
  await administrator.put('/api/admin/settings', {
    prices: [{ model: 'anthropic:fake', inputMicros: 0, outputMicros: 0 }],
  })
  expect((await risk()).text).not.toContain('took no part')
})
