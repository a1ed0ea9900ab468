import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ OFFLINE: '1' })
})
afterAll(() => server.stop())

type Member = Awaited<ReturnType<TestServer['member']>>

/** A document of this person's, put where uploads are put. */
async function keep(who: Member, name: string, content: AsyncIterable<Uint8Array>) {
  const { db, blobs } = server.services
  const row = { ownerId: who.person.id, name, bytes: 0, state: 'arriving' as const }
  const { id } = await db.insertInto('document').values(row).returning('id').executeTakeFirstOrThrow()
  const kept = await blobs.put(id, content)
  await db
    .updateTable('document')
    .set({ ...kept, state: 'kept' })
    .where('id', '=', id)
    .execute()
  return { id, ...kept }
}

async function* pattern(megabytes: number) {
  for (let n = 0; n < megabytes; n++) yield Buffer.alloc(1024 * 1024, n)
}

const sendOut = async (who: Member) => {
  const destination = { kind: 'source', name: 'CourtListener', address: 'configured', trust: 'cloud' } as const
  await server.services.egress
    .fetchFor(destination, { userId: who.person.id, runId: null })('https://courtlistener.example/x')
    .catch(() => {})
  await server.services.egress.settled()
}

const putNames = (who: Member, names: string[]) =>
  who.send('/api/privacy/names', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ names }),
  })

const exported = async (who: Member) => (await who.get('/api/account/export')).json()

it('holds everything of the person: account, sessions, runs, documents, names, ledger', async () => {
  const ada = await server.member('Ada Lovelace')
  await ada.post('/api/echo', { text: 'privileged question' })
  const brief = 'The tenant shall indemnify the landlord.'
  const upload = { name: 'lease.txt', bytes: brief }
  const answer = await ada.upload('/api/tools/echo/upload', upload, { kind: 'detailed' })
  expect(answer.status).toBe(200)
  await putNames(ada, ['Initech LLC'])
  await sendOut(ada)

  const file = await ada.get('/api/account/export')
  expect(file.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="casewright-\d{4}-\d\d-\d\d\.json"$/)
  const all = await file.json()
  expect(all.account).toMatchObject({ id: ada.person.id, name: 'Ada Lovelace', email: ada.email })
  expect(all.sessions).toHaveLength(1)
  expect(all.settings).toEqual({ 'redaction-names': ['Initech LLC'] })
  expect(all.ledger).toMatchObject([{ name: 'CourtListener', outcome: 'refused' }])

  expect(all.runs).toHaveLength(2)
  const [said, read] = ['privileged question', 'lease.txt'].map((label) =>
    all.runs.find((run: { label: string }) => run.label === label),
  )
  expect(said).toMatchObject({ input: { text: 'privileged question' }, output: { text: 'privileged question' } })
  expect(read).toMatchObject({ state: 'done', input: { kind: 'detailed' }, output: { words: brief } })
  expect(read.provenance.documents).toMatchObject([{ name: 'lease.txt' }])
  expect(read.steps.length).toBeGreaterThan(0)

  expect(all.documents).toMatchObject([{ id: read.documents[0].id, name: 'lease.txt', bytes: brief.length }])
  expect(all.documents[0].text.text).toBe(brief)
  expect(Buffer.from(all.documents[0].content, 'base64').toString()).toBe(brief)
})

it('holds the documents that the person keeps, with each version', async () => {
  const [ada, bob] = [await server.member('Ada'), await server.member('Bob')]
  for (const [who, words] of [
    [ada, 'Dear Dana'],
    [bob, 'of Bob'],
  ] as const) {
    const answer = await who.post('/api/kept', { tool: 'echo', title: 'Letter', content: { words } })
    const { id } = await answer.json()
    await who.put(`/api/kept/${id}`, { title: 'Second letter', content: { words: `${words}, again` }, seen: 1 })
  }
  expect((await exported(ada)).kept).toEqual([
    {
      id: expect.any(String),
      title: 'Second letter',
      tool: 'echo',
      matter: null,
      version: 2,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      versions: [
        { version: 1, title: 'Letter', at: expect.any(String), content: { words: 'Dear Dana' } },
        { version: 2, title: 'Second letter', at: expect.any(String), content: { words: 'Dear Dana, again' } },
      ],
    },
  ])
})

it('holds the matters that the person owns or is a member of, and what they used by month', async () => {
  const [ada, bob] = [await server.member('Ada'), await server.member('Bob')]
  const open = async (who: Member, name: string): Promise<string> =>
    (await (await who.post('/api/matters', { name, number: '1042-7' })).json()).id
  const [mine, theirs] = [await open(ada, 'In re Doe'), await open(bob, 'In re Roe')]
  await open(bob, 'Of Bob alone')
  await bob.post(`/api/matters/${theirs}/members`, { personId: ada.person.id })
  const asked = await ada.post('/api/echo', { text: 'a question' }, { 'x-casewright-matter': mine })
  await bob.post('/api/echo', { text: 'of Bob' }, { 'x-casewright-matter': theirs })
  await ada.delete(`/api/runs/${asked.headers.get('x-run-id')}`)
  await server.services.pool.query(
    `insert into usage_entry (kind, at, person_id, tool, action, model, input_tokens, output_tokens, cost_micros)
     values ('model', '2025-12-31T23:59:59Z', $1, 'echo', 'ask', 'local:one', 100, 20, 1500),
       ('model', '2025-12-01T00:00:00Z', $1, 'echo', 'ask', 'local:one', 1, 2, null),
       ('model', '2025-12-01T00:00:00Z', $2, 'echo', 'ask', 'local:one', 7, 7, 7)`,
    [ada.person.id, bob.person.id],
  )
  const all = await exported(ada)
  const at = expect.any(String)
  const both = { number: '1042-7', memberSince: at, openedAt: at, closedAt: null }
  expect(all.matters).toEqual([
    { id: mine, name: 'In re Doe', role: 'owner', ...both },
    { id: theirs, name: 'In re Roe', role: 'member', ...both },
  ])
  const one = { tool: 'echo', runs: 0, calls: 0, inputTokens: 0, outputTokens: 0, costMicros: 0, unpriced: 0 }
  const calls = { calls: 2, inputTokens: 101, outputTokens: 22, costMicros: 1500, unpriced: 1 }
  expect(all.usage).toEqual([
    { ...one, month: '2025-12', model: 'local:one', ...calls },
    { ...one, month: new Date().toISOString().slice(0, 7), model: null, runs: 1 },
  ])
})

it("holds nothing of other people's, and no password or token", async () => {
  const [ada, bob] = [await server.member('Ada'), await server.member('Bob')]
  await bob.post('/api/echo', { text: "Bob's secret" })
  await putNames(bob, ['Bobs Client'])
  await sendOut(bob)
  const all = await exported(ada)
  expect([all.runs, all.documents, all.ledger, all.settings]).toEqual([[], [], [], {}])
  const { rows } = await server.services.pool.query(
    'select token, password from session join credential using (user_id) where user_id = $1',
    [ada.person.id],
  )
  const text = JSON.stringify(all)
  for (const secret of [rows[0].token, rows[0].password, bob.email, bob.person.id, 'Bob']) {
    expect(secret).toBeTruthy()
    expect(text).not.toContain(secret)
  }
})

it('pages through many runs and entries, each once', async () => {
  const ada = await server.member()
  const ask = (n: number) => ada.post('/api/echo', { text: `question ${n}` })
  for (let n = 0; n < 120; n += 20) await Promise.all(Array.from({ length: 20 }, (_, at) => ask(n + at)))
  const { runs } = await exported(ada)
  expect(new Set(runs.map(({ label }: { label: string }) => label)).size).toBe(120)
  expect(runs).toHaveLength(120)
}, 120_000)

it('says of a damaged record that it is, and goes on', async () => {
  const ada = await server.member()
  await ada.post('/api/echo', { text: 'first' })
  const { runs: listed } = await (await ada.get('/api/runs')).json()
  const [first] = listed as [{ id: string }]
  await ada.post('/api/echo', { text: 'second' })
  await server.services.db
    .updateTable('run')
    .set({ sealedOutput: Buffer.from('damaged') })
    .where('ownerId', '=', ada.person.id)
    .where('id', '=', first.id)
    .execute()
  const { runs } = await exported(ada)
  expect(runs).toHaveLength(2)
  expect(runs).toContainEqual(expect.objectContaining({ problem: expect.stringContaining('damaged') }))
  expect(runs).toContainEqual(expect.objectContaining({ output: { text: 'second' } }))
})

it('holds a large document byte by byte', async () => {
  const ada = await server.member()
  const { sha256, bytes } = await keep(ada, 'record.pdf', pattern(12))
  const { documents } = await exported(ada)
  const content = Buffer.from(documents[0].content, 'base64')
  expect([content.length, createHash('sha256').update(content).digest('hex')]).toEqual([bytes, sha256])
})

it('is cut off where it is read slowly, and so is a document, once the session is ended that it is read by', async () => {
  const ada = await server.member()
  const phone = server.visitor()
  await phone.post('/api/login', { email: ada.email, password: 'correct horse battery' })
  const { blobs } = server.services
  const { range } = blobs
  let [begun, stopped] = [0, 0]
  blobs.range = async function* (...from) {
    begun += 1
    try {
      yield* range(...from)
    } finally {
      stopped += 1
    }
  }
  const { id } = await keep(ada, 'record.pdf', pattern(16))
  const slowly = async (who: Pick<Member, 'cookies'>, path: string) => {
    const headers = { cookie: [...who.cookies].map((pair) => pair.join('=')).join('; ') }
    // The answer tells of it as well.
    const sent = request(server.url + path, { headers }).on('error', () => {})
    const [answer] = (await once(sent.end(), 'response')) as [IncomingMessage]
    await once(answer, 'readable')
    return answer
  }
  const cut = [await slowly(ada, '/api/account/export'), await slowly(ada, `/api/documents/${id}/file`)]
  const other = await slowly(phone, '/api/account/export')
  await expect.poll(() => begun, { timeout: 10_000 }).toBe(3)
  expect((await phone.delete('/api/account/sessions')).status).toBe(204)
  await expect.poll(() => stopped, { timeout: 10_000 }).toBe(2)
  for (const answer of cut) await expect(answer.resume().toArray()).rejects.toThrow('aborted')
  await wait(100)
  expect(stopped).toBe(2)
  other.destroy()
  blobs.range = range
})

it('reads no further than it is written: a slow reader of a large document fills no memory', async () => {
  const ada = await server.member()
  await keep(ada, 'record.pdf', pattern(48))
  let read = 0
  const { blobs } = server.services
  const { range } = blobs
  blobs.range = async function* (...from) {
    for await (const piece of range(...from)) {
      read += piece.length
      yield piece
    }
  }
  const answer = await ada.get('/api/account/export')
  const reader = answer.body?.getReader()
  await reader?.read()
  await wait(1500)
  expect(read).toBeLessThan(24 * 1024 * 1024)
  await reader?.cancel()
  await wait(300)
  const stopped = read
  await wait(500)
  expect(read).toBe(stopped)
  blobs.range = range
})
