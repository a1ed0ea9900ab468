import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readEvents } from './client.ts'
import { startServer, type TestServer } from './harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ OFFLINE: '1' })
  await server.member('The Administrator')
})
afterAll(() => server.stop())

type Member = Awaited<ReturnType<TestServer['member']>>

const password = 'correct horse battery'
const erase = (who: Member, given = password) => who.post('/api/account/erase', { password: given })

/** Every row of every table in which one of the words stands, as `table: row`. */
async function rowsWith(to: TestServer, words: readonly string[]): Promise<string[]> {
  const { pool } = to.services
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['public.person', 'public.run', 'public.document_chunk', 'pgboss.job']),
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select row_to_json(t)::text as row from ${name} t`)
    for (const { row } of rows) if (words.some((word) => row.includes(word))) found.push(`${name}: ${row}`)
  }
  return found
}

/** The audit log keeps who did what, by ids alone; the counts of use keep runs, and forget whose they were. */
const isOfThePerson = (id: string) => (row: string) =>
  !row.startsWith('public.audit_event: ') && !(row.startsWith('public.usage_entry: ') && !row.includes(id))

/** A person who has left something in every table that a person can. */
async function busyMember() {
  const surname = `Lovelace-${crypto.randomUUID()}`
  const ada = await server.member(`Ada ${surname}`)
  const { db, egress } = server.services
  await ada.post('/api/echo', { text: 'privileged question' })
  await ada.upload('/api/tools/echo/upload', { name: 'lease.txt', bytes: 'The tenant pays.' }, { kind: 'detailed' })
  await ada.send('/api/privacy/names', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ names: ['Initech LLC'] }),
  })
  await ada.post('/api/kept', { tool: 'echo', title: `Letter to ${surname}`, content: 'privileged letter' })
  const destination = { kind: 'source', name: 'CourtListener', address: 'configured', trust: 'cloud' } as const
  await egress
    .fetchFor(destination, { userId: ada.person.id, runId: null })('https://courtlistener.example')
    .catch(() => {})
  await egress.settled()
  const matter = await db
    .insertInto('matter')
    .values({ name: `In re ${surname}`, ownerId: ada.person.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('matterMember').values({ matterId: matter.id, personId: ada.person.id }).execute()
  await server.visitor().post('/api/login', { email: ada.email, password: 'wrong' })
  const ids = async (table: 'run' | 'document' | 'keptDocument') =>
    (await db.selectFrom(table).select('id').where('ownerId', '=', ada.person.id).execute()).map(({ id }) => id)
  // Failed sign-ins are counted by a hash of the email.
  const counted = createHash('sha256').update(ada.email).digest('base64url')
  const own = [ada.person.id, ada.email, counted, surname]
  return {
    ada,
    words: async () => [...own, ...(await ids('run')), ...(await ids('document')), ...(await ids('keptDocument'))],
  }
}

it('asks for the password, and leaves everything where it is wrong', async () => {
  const { ada, words } = await busyMember()
  const before = await rowsWith(server, await words())
  const answer = await erase(ada, 'wrong')
  expect([answer.status, await answer.text()]).toEqual([403, 'This is not your current password.'])
  expect((await rowsWith(server, await words())).length).toBeGreaterThanOrEqual(before.length)
  expect((await ada.get('/api/user')).status).toBe(200)
})

it('leaves no row in any table that refers to the person, and none of their documents', async () => {
  const { ada, words } = await busyMember()
  const all = await words()
  const before = (await rowsWith(server, all)).map((row) => row.split(':')[0])
  for (const table of ['run', 'run_step', 'run_document', 'document', 'document_chunk', 'document_text'])
    expect(before).toContain(`public.${table}`)
  for (const table of ['person', 'session', 'credential', 'egress_entry', 'person_setting', 'matter', 'matter_member'])
    expect(before).toContain(`public.${table}`)
  for (const table of ['kept_document', 'kept_version']) expect(before).toContain(`public.${table}`)
  for (const table of ['pgboss.job', 'public.rate_limit']) expect(before).toContain(table)

  expect((await erase(ada)).status).toBe(204)
  expect((await rowsWith(server, all)).filter(isOfThePerson(ada.person.id))).toEqual([])
})

it('has every table that refers to a person let go of it', async () => {
  const { rows } = await server.services.pool.query<{ table: string; rule: string }>(
    `select conrelid::regclass::text as table, confdeltype as rule from pg_constraint
     where contype = 'f' and confrelid in ('person'::regclass, 'run'::regclass, 'document'::regclass)`,
  )
  expect(rows.length).toBeGreaterThan(8)
  // 'c': it goes with them. 'n': it belongs to others too, and forgets them.
  const others = rows.filter(({ rule }) => rule !== 'c' && rule !== 'n')
  expect(others).toEqual([])
})

it('leaves everything of other people', async () => {
  const [ada, bob] = [await server.member(), await server.member()]
  await bob.post('/api/echo', { text: 'stays' })
  await erase(ada)
  expect((await (await bob.get('/api/runs')).json()).runs).toMatchObject([{ label: 'stays' }])
})

it('signs the person out, here and elsewhere, at once', async () => {
  const ada = await server.member()
  const elsewhere = server.visitor()
  await elsewhere.post('/api/login', { email: ada.email, password })
  const answer = await erase(ada)
  expect(answer.headers.getSetCookie().join()).toMatch(/max-age=0/i)
  for (const who of [ada, elsewhere]) expect((await who.get('/api/user')).status).toBe(401)
  const again = await server.visitor().post('/api/login', { email: ada.email, password })
  expect([again.status, await again.text()]).toEqual([401, 'Invalid email or password'])
})

it('stops what is at work, and nothing of it comes back', async () => {
  const ada = await server.member()
  const inline = await ada.start('/api/echo', { text: 'inline words', wait: 60_000 })
  const queued = await ada.start('/api/tools/echo/slowly', { text: 'queued words', wait: 60_000 })
  const running = async (id: string) => (await (await ada.get(`/api/runs/${id}`)).json()).state
  await vi.waitFor(
    async () => expect([await running(inline), await running(queued)]).toEqual(['running', 'running']),
    60_000,
  )
  const events = readEvents(await ada.get(`/api/runs/${queued}/events`, { accept: 'text/event-stream' }))
  expect((await erase(ada)).status).toBe(204)
  await vi.waitFor(() => expect(server.services.inFlight.size).toBe(0), 60_000)
  await wait(1000)
  const left = await rowsWith(server, [ada.person.id, inline, queued])
  expect(left.filter(isOfThePerson(ada.person.id))).toEqual([])
  await events
})

it('lets the email be used again', async () => {
  const ada = await server.member()
  await erase(ada)
  const form = { name: 'Ada', email: ada.email, password }
  expect((await server.visitor().post('/api/register', form)).status).toBe(200)
})

it('logs neither who it was nor what they had', async () => {
  const { ada } = await busyMember()
  await erase(ada)
  for (const secret of [ada.email, 'Lovelace', 'lease', 'Initech']) expect(server.logged()).not.toContain(secret)
})
