import { type Matter, matterHeader } from '@casewright/api'
import { type FakeModel, startFakeModel } from '@casewright/core/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isKeptHere } from '../src/features/matters/index.ts'
import { startServer, type TestServer } from './harness.ts'

let fake: FakeModel
let server: TestServer
beforeAll(async () => {
  fake = await startFakeModel()
  server = await startServer({ LLM_MODEL: 'anthropic:fake', ANTHROPIC_API_KEY: 'key', ANTHROPIC_BASE_URL: fake.url })
})
afterAll(async () => {
  await server.stop()
  await fake.stop()
})

const evidence = 'The zirconium clause of the lease shall survive its end.'
const keep = (who: Awaited<ReturnType<TestServer['member']>>, id: string, keptHere: boolean) =>
  who.send(`/api/matters/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ keptHere }),
  })

it('in a matter that its owner keeps on this server no model elsewhere is asked, of any member', async () => {
  fake.behave({ kind: 'right' })
  const ada = await server.member()
  const bob = await server.member()
  const matter = (await (await ada.post('/api/matters', { name: 'In re Acme', number: null })).json()) as Matter
  expect(matter.keptHere).toBe(false)
  await ada.post(`/api/matters/${matter.id}/members`, { personId: bob.person.id })
  const asked = async (who: typeof ada, headers: Record<string, string> = { [matterHeader]: matter.id }) => {
    const before = fake.requests.length
    const answer = await who.post('/api/tools/echo/ask', { evidence }, headers)
    const { basis } = (await answer.json()) as { basis: string }
    const run = await (await who.get(`/api/runs/${answer.headers.get('x-run-id')}`)).text()
    const isSaid = run.includes('the matter is kept on this server')
    return { basis, requests: fake.requests.length - before, isSaid }
  }
  expect(await asked(ada)).toEqual({ basis: 'model', requests: 1, isSaid: false })

  expect((await keep(bob, matter.id, true)).status).toBe(403)
  expect(await (await keep(ada, matter.id, true)).json()).toMatchObject({ keptHere: true })
  for (const who of [ada, bob]) expect(await asked(who)).toEqual({ basis: 'none', requests: 0, isSaid: true })
  // Elsewhere they go on as before.
  expect(await asked(ada, {})).toEqual({ basis: 'model', requests: 1, isSaid: false })

  await keep(ada, matter.id, false)
  expect(await asked(bob)).toEqual({ basis: 'model', requests: 1, isSaid: false })
  const { rows } = await server.services.pool.query(
    'select action from audit_event where subject_id = $1 order by id',
    [matter.id],
  )
  expect(rows.map(({ action }) => action).slice(2)).toEqual(['matter.kept-here', 'matter.let-out'])
})

it('neither of a document that lies in it, in whichever matter somebody works', async () => {
  const ada = await server.member()
  const { id } = (await (await ada.post('/api/matters', { name: 'In re Beta', number: null })).json()) as Matter
  const read = await ada.upload(
    '/api/tools/echo/upload',
    { name: 'lease.txt', bytes: 'The tenant pays.' },
    { kind: 'detailed' },
    { [matterHeader]: id },
  )
  await read.text()
  const { db } = server.services
  const run = { id: read.headers.get('x-run-id') ?? '', matterId: null }
  expect(await isKeptHere(db, run)).toBe(false)
  await keep(ada, id, true)
  expect(await isKeptHere(db, run)).toBe(true)
})
