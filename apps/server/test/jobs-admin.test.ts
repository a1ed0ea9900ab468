import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startServer, type TestServer } from './harness.ts'

type Member = Awaited<ReturnType<TestServer['member']>>

let server: TestServer
let admin: Member
let ada: Member
beforeAll(async () => {
  server = await startServer({ OFFLINE: '1' })
  admin = await server.member('The Administrator')
  ada = await server.member('Ada Member')
})
afterAll(() => server.stop())

const json = async (answer: Promise<Response>) => (await answer).json()
const jobs = (query = '') => json(admin.get(`/api/admin/jobs?${query}`))
const stateOf = async (who: Member, id: string): Promise<string> => (await json(who.get(`/api/runs/${id}`))).state
const ended = (id: string, state: string) => vi.waitFor(async () => expect(await stateOf(ada, id)).toBe(state), 60_000)
const deeds = async (action: string) =>
  (await server.services.db.selectFrom('auditEvent').selectAll().where('action', '=', action).execute()).map(
    ({ actorId, subjectId }) => [actorId, subjectId],
  )

/** As a worker leaves a run whose tool failed. */
async function failedRun(
  path = '/api/tools/echo/queued',
  body: unknown = { text: 'privileged words' },
): Promise<string> {
  const id = await ada.start(path, body)
  await ended(id, 'done')
  await sql`update run set state = 'failed', error_code = 'tool-failed', error_message = 'x', sealed_output = null,
    sealed_provenance = null, seen_at = now() where id = ${id}`.execute(server.services.db)
  return id
}

it('lists what waits, works or failed of everybody, without what it is about', async () => {
  const failed = await failedRun()
  const slow = await ada.start('/api/tools/echo/slowly', { text: 'privileged words', wait: 30_000 })
  await ended(slow, 'running')
  const all = await jobs()
  expect(all.counts).toEqual({ queued: 0, running: 1, failed: 1 })
  expect(all.oldestWait).toBe(null)
  expect(all.jobs.map(({ id }: { id: string }) => id)).toEqual([slow, failed])
  expect(all.jobs[1]).toMatchObject({
    tool: 'echo',
    action: 'queued',
    personName: 'Ada Member',
    errorCode: 'tool-failed',
  })
  expect(JSON.stringify(all)).not.toContain('privileged')
  const first = await jobs('limit=1')
  expect((await jobs(`limit=1&before=${first.next}`)).jobs).toMatchObject([{ id: failed }])
  expect((await jobs('state=failed')).jobs).toHaveLength(1)
  expect((await admin.get('/api/admin/jobs?state=done')).status).toBe(400)
  await admin.post(`/api/admin/jobs/${slow}/cancel`)
})

it('sets a failed run going again once, as the same run, and its person hears of the end', async () => {
  const id = await failedRun()
  const answers = await Promise.all([1, 2, 3].map(() => admin.post(`/api/admin/jobs/${id}/retry`)))
  for (const { status } of answers) expect([204, 409]).toContain(status)
  expect(answers.filter(({ status }) => status === 204).length).toBeGreaterThan(0)
  await ended(id, 'done')
  expect(await json(ada.get(`/api/runs/${id}`))).toMatchObject({ output: { text: 'privileged words' }, error: null })
  const run = await server.services.db.selectFrom('run').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect([run.attempt, run.errorCode, run.seenAt]).toEqual([2, null, null])
  expect(await deeds('job.retried')).toEqual([[admin.person.id, id]])
  expect((await admin.post(`/api/admin/jobs/${id}/retry`)).status).toBe(409)
})

it('does not repeat what nobody can: a run in the process that was asked, and one whose document is gone', async () => {
  const inline = await ada.start('/api/tools/echo/fail', { how: 'throw' })
  await ended(inline, 'failed')
  expect((await admin.post(`/api/admin/jobs/${inline}/retry`)).status).toBe(409)
  const file = { name: 'lease.txt', bytes: 'The tenant pays.' }
  await ada.upload('/api/tools/echo/upload', file, { kind: 'detailed' })
  const run = await server.services.db
    .selectFrom('run')
    .select('id')
    .where('action', '=', 'upload')
    .executeTakeFirstOrThrow()
  await sql`update run set state = 'failed' where id = ${run.id}`.execute(server.services.db)
  await sql`delete from document where id in (select document_id from run_document where run_id = ${run.id})`.execute(
    server.services.db,
  )
  const answer = await admin.post(`/api/admin/jobs/${run.id}/retry`)
  expect([answer.status, await answer.text()]).toEqual([
    409,
    'The document for this run no longer exists, so it cannot be retried.',
  ])
  expect((await admin.post(`/api/admin/jobs/${crypto.randomUUID()}/retry`)).status).toBe(404)
})

it('cancels a run once, however often it is asked', async () => {
  const before = (await deeds('job.cancelled')).length
  const id = await ada.start('/api/tools/echo/slowly', { text: 'long', wait: 30_000 })
  for (let n = 0; n < 2; n++) expect((await admin.post(`/api/admin/jobs/${id}/cancel`)).status).toBe(204)
  await ended(id, 'cancelled')
  expect((await deeds('job.cancelled')).slice(before)).toEqual([[admin.person.id, id]])
})
