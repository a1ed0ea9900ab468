import type { Matter, MatterCost, MatterDocument, MatterRun, MatterSummary, PeoplePage } from '@casewright/api'
import { matterHeader } from '@casewright/api'
import type { Run } from '@casewright/core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { passOnAllLeft } from '../src/features/matters/left.ts'
import { recordCall } from '../src/features/usage/record.ts'
import { readEvents } from './client.ts'
import { startServer, type TestServer } from './harness.ts'

let server: TestServer
// So few, as so many can register from one address in an hour.
let admin: Member
let ada: Member
let bob: Member
let cyd: Member
beforeAll(async () => {
  server = await startServer({ OFFLINE: '1' })
  admin = await server.member('The Administrator')
  ada = await server.member('Ada Owner')
  bob = await server.member('Bob Colleague')
  cyd = await server.member('Cyd Searchable')
})
afterAll(() => server.stop())

type Member = Awaited<ReturnType<TestServer['member']>>

const password = 'correct horse battery'
const json = async <T>(answer: Response | Promise<Response>): Promise<T> => (await (await answer).json()) as T
const open = async (who: Member, name = 'In re Acme', number: string | null = null) =>
  json<Matter>(who.post('/api/matters', { name, number }))
const add = (who: Member, id: string, whom: Member) =>
  who.post(`/api/matters/${id}/members`, { personId: whom.person.id })
const remove = (who: Member, id: string, whom: Member) => who.delete(`/api/matters/${id}/members/${whom.person.id}`)
const inMatter = (id: string) => ({ [matterHeader]: id })
const patch = (who: Member, id: string, change: unknown) =>
  who.send(`/api/matters/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  })
const keyOf = async (who: Member) => {
  const { key } = await json<{ key: string }>(
    who.post('/api/account/keys', { password, name: 'Script', tools: 'all', days: 1 }),
  )
  return { authorization: `Bearer ${key}` }
}

/** A matter of Ada's with Bob in it, in which Ada has a run, a run with an upload, and a saved document. */
async function sharedMatter() {
  const matter = await open(ada)
  await add(ada, matter.id, bob)
  const said = await ada.post('/api/echo', { text: 'privileged question' }, inMatter(matter.id))
  const runId = said.headers.get('x-run-id') ?? ''
  const read = await ada.upload(
    '/api/tools/echo/upload',
    { name: 'lease.txt', bytes: 'The tenant pays.' },
    { kind: 'detailed' },
    inMatter(matter.id),
  )
  const uploadRunId = read.headers.get('x-run-id') ?? ''
  await read.text()
  const { documents } = await json<Run>(ada.get(`/api/runs/${uploadRunId}`))
  const kept = await json<{ id: string }>(
    ada.post('/api/kept', { tool: 'echo', title: 'Letter', content: 'privileged letter' }, inMatter(matter.id)),
  )
  return { id: matter.id, runId, uploadRunId, documentId: documents[0]?.id ?? '', keptId: kept.id }
}

describe('a matter', () => {
  it('belongs to who opens it, who is its first member', async () => {
    const matter = await open(ada, '  Smith\u202e  v.\nJones ', '00123-0004')
    expect(matter).toMatchObject({
      name: 'Smith v. Jones',
      number: '00123-0004',
      owner: { id: ada.person.id, name: 'Ada Owner' },
      closedAt: null,
      members: [{ id: ada.person.id, name: 'Ada Owner', email: ada.email }],
      runs: 0,
      documents: 0,
    })
    expect(await json(ada.get(`/api/matters/${matter.id}`))).toEqual(matter)
  })

  it('is refused in words where its name or number is none', async () => {
    for (const [form, sentence] of [
      [{ name: ' ' }, 'Enter a name for the matter.'],
      [{ name: 'x'.repeat(201) }, 'The name is longer than 200 characters.'],
      [{ name: 'A', number: '<12>' }, /^A client-matter number has at most 60 letters/],
    ] as const) {
      const answer = await ada.post('/api/matters', form)
      expect(answer.status).toBe(400)
      expect(await answer.text()).toMatch(sentence)
    }
  })

  it('is listed to its members: open ones first, by words, a page at a time', async () => {
    const ada = await server.member()
    const first = await open(ada, 'First v. One', '77-1')
    const second = await open(ada, 'Second v. Two')
    const third = await open(ada, 'Third v. Three')
    await patch(ada, third.id, { closed: true })
    const list = async (query: string) =>
      json<{ matters: MatterSummary[]; next: string | null }>(ada.get(`/api/matters?${query}`))
    const names = async (query: string) => (await list(query)).matters.map(({ name }) => name)
    expect(await names('')).toEqual(['Second v. Two', 'First v. One', 'Third v. Three'])
    expect(await names('open=true')).toEqual(['Second v. Two', 'First v. One'])
    expect(await names('text=second')).toEqual(['Second v. Two'])
    expect(await names('text=77-1')).toEqual(['First v. One'])
    const page = await list('limit=2')
    expect([page.matters.map(({ id }) => id), page.next]).toEqual([[second.id, first.id], first.id])
    expect(await list(`limit=2&before=${page.next}`)).toMatchObject({ matters: [{ id: third.id }], next: null })
    expect((await ada.get('/api/matters?limit=none')).status).toBe(400)
  })

  it('is renamed, closed, reopened and passed on by its owner alone', async () => {
    const { id } = await sharedMatter()
    for (const change of [{ name: 'Mine' }, { closed: true }, { ownerId: bob.person.id }]) {
      const refused = await patch(bob, id, change)
      expect([refused.status, await refused.text()]).toEqual([403, 'Only the matter’s owner can do this.'])
    }
    expect((await bob.delete(`/api/matters/${id}`)).status).toBe(403)
    expect(await json(patch(ada, id, { name: 'In re Beta', number: '9' }))).toMatchObject({
      name: 'In re Beta',
      number: '9',
    })
    expect((await patch(ada, id, {})).status).toBe(400)
    expect((await patch(ada, id, { ownerId: cyd.person.id })).status).toBe(400)
    expect(await json(patch(ada, id, { ownerId: bob.person.id }))).toMatchObject({ owner: { id: bob.person.id } })
    expect((await patch(ada, id, { name: 'Mine' })).status).toBe(403)
    expect(await json(patch(bob, id, { closed: true }))).toMatchObject({ closedAt: expect.any(String) })
    expect(await json(patch(bob, id, { closed: false }))).toMatchObject({ closedAt: null })
  })

  it('is deleted once nothing lies in it', async () => {
    const { id, runId, uploadRunId, keptId } = await sharedMatter()
    const full = await ada.delete(`/api/matters/${id}`)
    expect([full.status, await full.text()]).toEqual([
      409,
      expect.stringContaining('This matter contains runs or documents'),
    ])
    await ada.delete(`/api/runs/${runId}`)
    await ada.put(`/api/runs/${uploadRunId}/matter`, { matterId: null })
    expect((await ada.delete(`/api/matters/${id}`)).status).toBe(409)
    await ada.delete(`/api/kept/${keptId}`)
    expect((await ada.delete(`/api/matters/${id}`)).status).toBe(204)
    expect((await ada.get(`/api/matters/${id}`)).status).toBe(404)
    expect((await ada.get(`/api/runs/${uploadRunId}`)).status).toBe(200)
  })
})

describe('members', () => {
  it('add and remove each other, found by a part of a name or an email', async () => {
    const { id } = await sharedMatter()
    const found = (text: string) => json<{ people: unknown[] }>(bob.get(`/api/matters/people?text=${text}`))
    expect(await found('searchab')).toEqual({
      people: [{ id: cyd.person.id, name: 'Cyd Searchable', email: cyd.email, emailConfirmed: false }],
    })
    expect((await found(cyd.email.slice(0, 12))).people).toHaveLength(1)
    expect((await found('%25%25')).people).toEqual([])
    expect((await bob.get('/api/matters/people?text=c')).status).toBe(400)
    expect((await json<Matter>(add(bob, id, cyd))).members.map(({ name }) => name)).toEqual([
      'Ada Owner',
      'Bob Colleague',
      'Cyd Searchable',
    ])
    expect((await json<Matter>(add(bob, id, cyd))).members).toHaveLength(3)
    expect((await cyd.get(`/api/matters/${id}`)).status).toBe(200)
    expect((await remove(cyd, id, bob)).status).toBe(204)
    expect((await bob.get(`/api/matters/${id}`)).status).toBe(404)
    expect((await remove(cyd, id, bob)).status).toBe(404)
  })

  it('cannot remove the owner, who passes the matter on before leaving', async () => {
    const { id } = await sharedMatter()
    expect((await remove(bob, id, ada)).status).toBe(409)
    const leaving = await remove(ada, id, ada)
    expect([leaving.status, await leaving.text()]).toEqual([409, expect.stringContaining('Transfer')])
    await patch(ada, id, { ownerId: bob.person.id })
    expect((await remove(ada, id, ada)).status).toBe(204)
    expect((await remove(bob, id, bob)).status).toBe(409)
  })

  it('are no people who cannot act', async () => {
    const { id } = await sharedMatter()
    const gone = await server.member('Gerd Deactivated')
    await server.services.db
      .updateTable('person')
      .set({ deactivatedAt: new Date() })
      .where('id', '=', gone.person.id)
      .execute()
    expect(await json(ada.get('/api/matters/people?text=deactivated'))).toEqual({ people: [] })
    expect((await add(ada, id, gone)).status).toBe(400)
    expect((await ada.post(`/api/matters/${id}/members`, { personId: 'nobody' })).status).toBe(400)
  })
})

describe('what lies in a matter', () => {
  it('is read by its members: runs, results, files, documents', async () => {
    const { id, runId, uploadRunId, documentId, keptId } = await sharedMatter()
    const { runs } = await json<{ runs: MatterRun[] }>(bob.get(`/api/matters/${id}/runs`))
    expect(runs.map((run) => [run.id, run.matter, run.owner])).toEqual([
      [uploadRunId, id, { id: ada.person.id, name: 'Ada Owner' }],
      [runId, id, { id: ada.person.id, name: 'Ada Owner' }],
    ])
    expect(await json(bob.get(`/api/runs/${runId}`))).toMatchObject({
      owner: { id: ada.person.id, name: 'Ada Owner' },
      output: { text: 'privileged question' },
    })
    expect(await json(ada.get(`/api/runs/${runId}`))).not.toHaveProperty('owner')
    expect(await json(bob.get(`/api/runs/${uploadRunId}`))).toMatchObject({ documents: [{ name: 'lease.txt' }] })
    expect(await (await bob.get(`/api/runs/${runId}/exports/memo`)).text()).toContain('privileged question')
    expect(await (await bob.get(`/api/documents/${documentId}/file`)).text()).toBe('The tenant pays.')
    const events = await readEvents(await bob.get(`/api/runs/${runId}/events`))
    expect(events.at(-1)).toMatchObject({ event: 'result', data: { text: 'privileged question' } })
    const { documents } = await json<{ documents: MatterDocument[] }>(bob.get(`/api/matters/${id}/documents`))
    expect(documents.map(({ kind, id: one, title, owner }) => [kind, one, title, owner.name])).toEqual([
      ['kept', keptId, 'Letter', 'Ada Owner'],
      ['upload', documentId, 'lease.txt', 'Ada Owner'],
    ])
    expect(await json(bob.get(`/api/kept/${keptId}`))).toMatchObject({
      content: 'privileged letter',
      matter: id,
      owner: { name: 'Ada Owner' },
    })
    expect(await json(bob.get(`/api/matters/${id}`))).toMatchObject({ runs: 2, documents: 2 })
  })

  it('is changed by its owner alone', async () => {
    const { id, runId, uploadRunId, documentId, keptId } = await sharedMatter()
    const reviewed = { decision: 'accepted' }
    for (const answer of [
      await bob.delete(`/api/runs/${runId}`),
      await bob.post(`/api/runs/${runId}/cancel`),
      await bob.put(`/api/runs/${runId}/reviews/f1`, reviewed),
      await bob.delete(`/api/runs/${runId}/reviews/f1`),
      await bob.put(`/api/runs/${runId}/matter`, { matterId: null }),
      await bob.put(`/api/kept/${keptId}`, { title: 'Mine', content: '', seen: 1 }),
      await bob.put(`/api/kept/${keptId}/matter`, { matterId: null }),
      await bob.post(`/api/kept/${keptId}/restore`, { version: 1 }),
      await bob.delete(`/api/kept/${keptId}`),
      await bob.post('/api/tools/echo/upload', { document: documentId, kind: 'detailed' }),
    ])
      expect(answer.status).toBe(404)
    await bob.delete('/api/runs')
    for (const own of ['/api/runs', '/api/kept']) expect(Object.values(await json<object>(bob.get(own)))[0]).toEqual([])
    expect((await bob.get(`/api/runs/${uploadRunId}`)).status).toBe(200)
    expect(await json(bob.get(`/api/matters/${id}`))).toMatchObject({ runs: 2, documents: 2 })
  })

  it('stays there when a member who made it leaves, and stays theirs', async () => {
    const { id } = await sharedMatter()
    const said = await bob.post('/api/echo', { text: 'by Bob' }, inMatter(id))
    const bobs = said.headers.get('x-run-id') ?? ''
    await remove(bob, id, bob)
    expect((await ada.get(`/api/runs/${bobs}`)).status).toBe(200)
    expect((await bob.get(`/api/runs/${bobs}`)).status).toBe(200)
    expect((await bob.get(`/api/matters/${id}/runs`)).status).toBe(404)
  })

  it('is not what is kept nowhere', async () => {
    const { id } = await sharedMatter()
    const whispered = await ada.post('/api/tools/echo/whisper', { text: 'aside' }, inMatter(id))
    expect((await bob.get(`/api/runs/${whispered.headers.get('x-run-id')}`)).status).toBe(404)
    expect(JSON.stringify(await json(bob.get(`/api/matters/${id}/runs`)))).not.toContain('aside')
  })
})

describe('to everybody else there is no such matter', () => {
  const tries = [
    ['ex-member', 404],
    ['another person', 404],
    ['administrator', 404],
    ['key of a member', 403],
    ['visitor', 401],
  ] as const
  it.each(tries)('%s: %i', async (who, status) => {
    const { id, runId, uploadRunId, documentId, keptId } = await sharedMatter()
    if (who === 'ex-member') await remove(ada, id, bob)
    const headers: Record<string, string> = who === 'key of a member' ? await keyOf(bob) : {}
    const outsider =
      who === 'ex-member'
        ? bob
        : who === 'administrator'
          ? admin
          : who === 'another person'
            ? await server.member()
            : server.visitor()
    const call = (method: string, path: string, body?: unknown) =>
      outsider.send(path, {
        ...(method === 'GET' ? {} : { method }),
        headers: { 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
    const at = `/api/matters/${id}`
    for (const [method, path, body] of [
      ['GET', at],
      ['PATCH', at, { name: 'Mine' }],
      ['DELETE', at],
      ['GET', `${at}/runs`],
      ['GET', `${at}/documents`],
      ['GET', `${at}/cost`],
      ['POST', `${at}/members`, { personId: ada.person.id }],
      ['DELETE', `${at}/members/${ada.person.id}`],
      ['PUT', `/api/runs/${runId}/matter`, { matterId: id }],
      ['PUT', `/api/kept/${keptId}/matter`, { matterId: id }],
      ['GET', `/api/kept/${keptId}`],
      ['GET', `/api/documents/${documentId}/file`],
    ] as const)
      expect([path, (await call(method, path, body)).status]).toEqual([path, status])
    // A key may read runs: its person's own.
    const read = status === 403 ? 404 : status
    for (const path of [runId, uploadRunId, `${runId}/events`, `${runId}/exports/memo`])
      expect([path, (await call('GET', `/api/runs/${path}`)).status]).toEqual([path, read])
    if (status === 404) {
      for (const started of [
        await outsider.post('/api/echo', { text: 'in' }, inMatter(id)),
        await outsider.post('/api/kept', { tool: 'echo', title: 'in', content: '' }, inMatter(id)),
      ])
        expect(started.status).toBe(404)
      const { matters } = await json<{ matters: unknown[] }>(outsider.get('/api/matters'))
      expect(JSON.stringify(matters)).not.toContain(id)
    } else
      for (const list of ['/api/matters', '/api/matters/people?text=ada'])
        expect((await call('GET', list)).status).toBe(status)
  })

  it('ends the stream of who is a member no longer', async () => {
    const { id } = await sharedMatter()
    const answer = await ada.post(
      '/api/tools/echo/slowly',
      { text: 'word', wait: 60_000 },
      { ...inMatter(id), prefer: 'respond-async' },
    )
    const run = await json<Run>(answer)
    const [bobs, adas] = [await bob.get(`/api/runs/${run.id}/events`), await ada.get(`/api/runs/${run.id}/events`)]
    const followed = readEvents(bobs)
    const own = readEvents(adas, ({ event }) => event === 'error')
    await vi.waitFor(
      async () => expect((await json<Run>(bob.get(`/api/runs/${run.id}`))).state).toBe('running'),
      60_000,
    )
    await remove(ada, id, bob)
    const events = await followed
    expect(events.map(({ event }) => event)).not.toContain('error')
    await ada.post(`/api/runs/${run.id}/cancel`)
    expect((await own).at(-1)).toMatchObject({ event: 'error', data: { code: 'cancelled' } })
  })

  it('ends the stream of a run that is filed elsewhere', async () => {
    const { id } = await sharedMatter()
    const run = await json<Run>(
      ada.post('/api/echo', { text: 'w', wait: 60_000 }, { ...inMatter(id), prefer: 'respond-async' }),
    )
    const followed = readEvents(await bob.get(`/api/runs/${run.id}/events`))
    expect((await ada.put(`/api/runs/${run.id}/matter`, { matterId: null })).status).toBe(204)
    expect((await followed).map(({ event }) => event)).not.toContain('result')
    await ada.post(`/api/runs/${run.id}/cancel`)
  })
})

describe('work in a matter', () => {
  it('is refused in one that is closed, and nothing of it is kept', async () => {
    const { id, runId, keptId } = await sharedMatter()
    await patch(ada, id, { closed: true })
    const before = await json<{ runs: unknown[] }>(ada.get('/api/runs'))
    const file = { name: 'a.txt', bytes: 'words' }
    for (const refused of [
      await ada.post('/api/echo', { text: 'late' }, inMatter(id)),
      await ada.upload('/api/tools/echo/upload', file, { kind: 'detailed' }, inMatter(id)),
      await ada.post('/api/kept', { tool: 'echo', title: 'late', content: '' }, inMatter(id)),
      await ada.put(`/api/kept/${keptId}`, { title: 'late', content: '', seen: 1 }),
    ])
      expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('is closed')])
    expect(await json(ada.get('/api/runs'))).toEqual(before)
    expect((await ada.get(`/api/runs/${runId}`)).status).toBe(200)
    const elsewhere = await ada.post('/api/echo', { text: 'elsewhere' })
    const late = await ada.put(`/api/runs/${elsewhere.headers.get('x-run-id')}/matter`, { matterId: id })
    expect(late.status).toBe(409)
    await patch(ada, id, { closed: false })
    expect((await ada.post('/api/echo', { text: 'again' }, inMatter(id))).status).toBe(200)
  })

  it('is refused to who is a member no longer, whether it is open or closed', async () => {
    const { id } = await sharedMatter()
    const kept = await json<{ id: string }>(
      bob.post('/api/kept', { tool: 'echo', title: 'By Bob', content: 'words' }, inMatter(id)),
    )
    await remove(ada, id, bob)
    const sentence = expect.stringContaining('You are no longer a member of this document’s matter')
    for (const closed of [false, true]) {
      await patch(ada, id, { closed })
      for (const refused of [
        await bob.put(`/api/kept/${kept.id}`, { title: 'late', content: 'late', seen: 1 }),
        await bob.post(`/api/kept/${kept.id}/restore`, { version: 1 }),
      ])
        expect([refused.status, await refused.text()]).toEqual([409, sentence])
    }
    expect(await json(bob.get(`/api/kept/${kept.id}`))).toMatchObject({ title: 'By Bob', version: 1 })
    expect((await bob.put(`/api/kept/${kept.id}/matter`, { matterId: null })).status).toBe(204)
    expect((await bob.put(`/api/kept/${kept.id}`, { title: 'Mine', content: 'new', seen: 1 })).status).toBe(200)
  })

  it('can be filed later, with the uploads that no other run uses', async () => {
    const { id, uploadRunId, documentId, keptId } = await sharedMatter()
    const again = await ada.post('/api/tools/echo/upload', { document: documentId, kind: 'detailed' })
    const second = again.headers.get('x-run-id') ?? ''
    await again.text()
    const other = await open(ada, 'Another')
    await add(ada, other.id, bob)
    await ada.put(`/api/runs/${second}/matter`, { matterId: other.id })
    expect(await json(bob.get(`/api/runs/${second}`))).toMatchObject({ matter: other.id })
    const matterOf = async () =>
      (
        await server.services.db
          .selectFrom('document')
          .select('matterId')
          .where('id', '=', documentId)
          .executeTakeFirstOrThrow()
      ).matterId
    expect(await matterOf()).toBe(id)
    await ada.delete(`/api/runs/${uploadRunId}`)
    await ada.put(`/api/runs/${second}/matter`, { matterId: null })
    expect(await matterOf()).toBe(null)
    expect((await bob.get(`/api/documents/${documentId}/file`)).status).toBe(404)
    expect((await ada.put(`/api/kept/${keptId}/matter`, { matterId: other.id })).status).toBe(204)
    expect(await json(ada.get('/api/kept'))).toMatchObject({
      documents: expect.arrayContaining([expect.objectContaining({ id: keptId, matter: other.id })]),
    })
    expect((await ada.put(`/api/kept/${keptId}/matter`, { matterId: 'x' })).status).toBe(400)
  })

  it('is neither filed elsewhere nor deleted while its matter is held', async () => {
    const { id, runId, keptId } = await sharedMatter()
    await server.services.db.insertInto('legalHold').values({ matterId: id, reason: 'Litigation' }).execute()
    for (const refused of [
      await ada.put(`/api/runs/${runId}/matter`, { matterId: null }),
      await ada.put(`/api/kept/${keptId}/matter`, { matterId: null }),
      await ada.delete(`/api/runs/${runId}`),
    ])
      expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('under a legal hold')])
    const empty = await open(ada)
    await server.services.db.insertInto('legalHold').values({ matterId: empty.id, reason: 'Litigation' }).execute()
    expect((await ada.delete(`/api/matters/${empty.id}`)).status).toBe(409)
  })

  it('is done by keys and assistants as well', async () => {
    const { id } = await sharedMatter()
    const key = await keyOf(bob)
    const visitor = server.visitor()
    const called = await visitor.post('/api/echo', { text: 'by a program' }, { ...key, ...inMatter(id) })
    expect(called.status).toBe(200)
    await admin.put('/api/admin/settings', { mcp: true })
    const answer = await visitor.post(
      '/mcp',
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'echo_say', arguments: { text: 'by mcp' } } },
      { ...key, ...inMatter(id), accept: 'application/json, text/event-stream' },
    )
    expect(await answer.text()).toContain('by mcp')
    const { runs } = await json<{ runs: MatterRun[] }>(ada.get(`/api/matters/${id}/runs`))
    expect(runs.map(({ label }) => label)).toEqual(expect.arrayContaining(['by a program', 'by mcp']))
    // To a key of hers, his runs are not there.
    const bobs = runs.find(({ label }) => label === 'by mcp')?.id
    expect((await visitor.get(`/api/runs/${bobs}`, await keyOf(ada))).status).toBe(404)
  })

  it('costs what its members and tools took, also once its runs are deleted', async () => {
    const { id, runId, uploadRunId } = await sharedMatter()
    const { db } = server.services
    await recordCall(db, runId, 'none:model', { input: 900, output: 100 })
    await ada.delete(`/api/runs/${runId}`)
    await ada.put(`/api/runs/${uploadRunId}/matter`, { matterId: null })
    const cost = await json<MatterCost>(bob.get(`/api/matters/${id}/cost`))
    expect(cost.total).toMatchObject({ runs: 1, calls: 1, inputTokens: 900, outputTokens: 100, unpriced: 1 })
    expect(cost.byTool).toMatchObject([{ tool: 'echo', runs: 1 }])
    expect(cost.byPerson).toMatchObject([{ person: { id: ada.person.id, name: 'Ada Owner' }, runs: 1 }])
  })
})

it('passes to its longest member when its owner is erased, and goes with the last', async () => {
  const [ada, bob, cyd] = [await server.member(), await server.member(), await server.member()]
  const { id } = await open(ada)
  await add(ada, id, bob)
  await add(ada, id, cyd)
  const runId = (await ada.post('/api/echo', { text: 'hers' }, inMatter(id))).headers.get('x-run-id')
  expect((await ada.post('/api/account/erase', { password })).status).toBe(204)
  const matter = await json<Matter>(cyd.get(`/api/matters/${id}`))
  expect([matter.owner?.id, matter.members.length, matter.runs]).toEqual([bob.person.id, 2, 0])
  expect((await bob.get(`/api/runs/${runId}`)).status).toBe(404)
  await bob.post('/api/account/erase', { password })
  await cyd.post('/api/account/erase', { password })
  const left = await server.services.db.selectFrom('matter').select('id').where('id', '=', id).execute()
  expect(left).toEqual([])
})

it('passes to its longest active member when its owner is deactivated, else to whom an administrator names', async () => {
  const [eve, fay] = [await server.member('Eve Owner'), await server.member('Fay Next')]
  const setActive = async (who: Member, active: boolean) => {
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'PATCH', headers, body: JSON.stringify(active ? { active } : { active, password }) }
    expect((await admin.send(`/api/admin/people/${who.person.id}`, init)).status).toBe(204)
    if (active) await who.post('/api/login', { email: who.email, password })
  }
  const ownerOf = async (id: string) =>
    (await server.services.db.selectFrom('matter').select('ownerId').where('id', '=', id).executeTakeFirstOrThrow())
      .ownerId
  const alone = async () =>
    (await json<PeoplePage>(admin.get(`/api/admin/people?text=${encodeURIComponent(eve.email)}`))).people.map(
      ({ mattersAlone }) => mattersAlone,
    )
  const give = (to: Member, given = password) =>
    admin.post(`/api/admin/people/${eve.person.id}/matters`, { to: to.person.id, password: given })

  const [shared, hers] = [await open(eve), await open(eve, 'Whistleblower II')]
  for (const who of [bob, cyd, fay]) await add(eve, shared.id, who)
  await add(eve, hers.id, bob)
  const runId = (await eve.post('/api/echo', { text: 'hers' }, inMatter(hers.id))).headers.get('x-run-id')
  await setActive(bob, false)
  expect([await alone(), (await give(fay)).status]).toEqual([[1], 409])
  await setActive(eve, false)
  expect([await ownerOf(shared.id), await ownerOf(hers.id)]).toEqual([cyd.person.id, eve.person.id])
  expect((await patch(cyd, shared.id, { closed: true })).status).toBe(200)

  // Not by a session alone, to nobody who is deactivated, and never to who names.
  expect([await alone(), (await give(fay, 'wrong')).status]).toEqual([[1], 403])
  for (const to of [bob, admin]) expect((await give(to)).status).toBe(400)
  expect((await fay.get(`/api/matters/${hers.id}`)).status).toBe(404)
  const given = await give(fay)
  expect([given.status, await given.json(), await alone()]).toEqual([200, { matters: 1 }, [0]])
  expect((await patch(fay, hers.id, { name: 'In re Acme' })).status).toBe(200)
  expect((await fay.get(`/api/runs/${runId}`)).status).toBe(200)
  expect((await admin.get(`/api/matters/${hers.id}`)).status).toBe(404)
  expect((await give(cyd)).status).toBe(409)
  const { rows } = await server.services.pool.query(
    `select actor_id as by, action, detail from audit_event where subject_id = any($1) and actor_id = $2 order by id`,
    [[shared.id, hers.id], admin.person.id],
  )
  const by = admin.person.id
  expect(rows).toEqual([
    { by, action: 'matter.passed-on', detail: { person: cyd.person.id } },
    { by, action: 'matter.member-added', detail: { person: fay.person.id } },
    { by, action: 'matter.passed-on', detail: { person: fay.person.id } },
  ])

  // Whoever comes back takes over what was left in the meantime.
  await setActive(fay, false)
  expect(await ownerOf(hers.id)).toBe(fay.person.id)
  await setActive(bob, true)
  expect(await ownerOf(hers.id)).toBe(bob.person.id)
  expect((await patch(bob, hers.id, { closed: true })).status).toBe(200)

  // Left by an older version: the server passes it on by itself, and so does an administrator who comes first.
  const { db, pool } = server.services
  const leave = () => pool.query('update matter set owner_id = $1 where id = $2', [eve.person.id, hers.id])
  await leave()
  expect([await passOnAllLeft(db), await passOnAllLeft(db), await ownerOf(hers.id)]).toEqual([1, 0, bob.person.id])
  await leave()
  const already = await give(cyd)
  expect([already.status, await already.json(), await ownerOf(hers.id)]).toEqual([200, { matters: 0 }, bob.person.id])
  const told = await pool.query(`select actor_kind from audit_event where subject_id = $1 order by id desc limit 2`, [
    hers.id,
  ])
  expect(told.rows).toEqual([{ actor_kind: 'person' }, { actor_kind: 'system' }])
})

it('writes down who did what by ids, and its name nowhere', async () => {
  const secret = `Whistleblower ${crypto.randomUUID()}`
  const { id } = await open(ada, secret)
  await add(ada, id, bob)
  await remove(ada, id, bob)
  await patch(ada, id, { name: `${secret} II`, closed: true })
  await patch(ada, id, { closed: false })
  await ada.delete(`/api/matters/${id}`)
  const events = await server.services.db
    .selectFrom('auditEvent')
    .selectAll()
    .where('subjectId', '=', id)
    .orderBy('id')
    .execute()
  expect(events.map(({ action, actorId, detail }) => [action, actorId, detail])).toEqual([
    ['matter.opened', ada.person.id, {}],
    ['matter.member-added', ada.person.id, { person: bob.person.id }],
    ['matter.member-removed', ada.person.id, { person: bob.person.id }],
    ['matter.renamed', ada.person.id, {}],
    ['matter.closed', ada.person.id, {}],
    ['matter.reopened', ada.person.id, {}],
    ['matter.deleted', ada.person.id, {}],
  ])
  expect(server.logged()).not.toContain('Whistleblower')
})
