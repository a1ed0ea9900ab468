import type { KeptDocument, OpenedDocument } from '@casewright/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../src/http/app.ts'
import { startServer, type TestServer } from './harness.ts'

let server: TestServer
let ada: Member
beforeAll(async () => {
  server = await startServer()
  ada = await server.member()
})
afterAll(() => server.stop())

type Member = Awaited<ReturnType<TestServer['member']>>

const letter = { tool: 'echo', title: 'Demand letter', content: { parts: ['Dear Dana', '$4,200.00'] } }
const keep = async (who: Member, more = {}): Promise<string> =>
  (await (await who.post('/api/kept', { ...letter, ...more })).json()).id
const open = async (id: string, query = ''): Promise<OpenedDocument> =>
  (await ada.get(`/api/kept/${id}${query}`)).json()
const list = async (query = ''): Promise<{ documents: KeptDocument[]; next: string | null }> =>
  (await ada.get(`/api/kept${query}`)).json()
const patch = (who: Pick<Member, 'send'>, path: string, body: unknown) =>
  who.send(path, { method: 'PATCH', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

describe('a saved document', () => {
  it('opens as it was kept, and each further version beside it', async () => {
    const answer = await ada.post('/api/kept', letter)
    const { id, version } = await answer.json()
    expect([answer.status, version]).toEqual([201, 1])
    expect(await open(id)).toEqual({
      id,
      title: 'Demand letter',
      tool: 'echo',
      version: 1,
      matter: null,
      shown: 1,
      content: letter.content,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      versions: [{ version: 1, title: 'Demand letter', at: expect.any(String) }],
    })
    const further = await ada.put(`/api/kept/${id}`, { title: 'Final demand', content: 'Dear Mr. Dana', seen: 1 })
    expect([further.status, await further.json()]).toEqual([200, { id, version: 2 }])
    expect(await open(id)).toMatchObject({ title: 'Final demand', version: 2, shown: 2, content: 'Dear Mr. Dana' })
    expect(await open(id, '?version=1')).toMatchObject({ version: 2, shown: 1, content: letter.content })
    expect((await open(id)).versions.map(({ version, title }) => [version, title])).toEqual([
      [2, 'Final demand'],
      [1, 'Demand letter'],
    ])
  })

  it('is not overwritten by who has not seen its newest version', async () => {
    const id = await keep(ada)
    const save = (words: string) => ada.put(`/api/kept/${id}`, { title: 'T', content: words, seen: 1 })
    const answers = await Promise.all([save('one'), save('other')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(await refused?.text()).toMatch(/^A newer version of this document has since been saved\. Open the newer/)
    expect((await open(id)).version).toBe(2)
    const json = await ada.send(`/api/kept/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ title: 'T', content: '', seen: 3 }),
    })
    expect(await json.json()).toMatchObject({ code: 'conflict' })
  })

  it('goes back to an old version by a new one, under the name that it has now', async () => {
    const id = await keep(ada)
    await ada.put(`/api/kept/${id}`, { title: 'Second', content: 2, seen: 1 })
    const renamed = await patch(ada, `/api/kept/${id}`, { title: '  Dana, renamed ' })
    expect([renamed.status, (await renamed.json()).title]).toEqual([200, 'Dana, renamed'])
    const answer = await ada.post(`/api/kept/${id}/restore`, { version: 1 })
    expect([answer.status, await answer.json()]).toEqual([201, { id, version: 3 }])
    expect(await open(id)).toMatchObject({ title: 'Dana, renamed', version: 3, content: letter.content })
    expect((await open(id, '?version=2')).content).toBe(2)
  })

  it('is gone with all its versions when it is deleted', async () => {
    const id = await keep(ada)
    await ada.put(`/api/kept/${id}`, { title: 'T', content: 2, seen: 1 })
    expect((await ada.delete(`/api/kept/${id}`)).status).toBe(204)
    expect((await ada.get(`/api/kept/${id}`)).status).toBe(404)
    const { rows } = await server.services.pool.query('select from kept_version where document_id = $1', [id])
    expect(rows).toEqual([])
  })

  it('is sealed in the database, each version at its place', async () => {
    const id = await keep(ada, { content: 'privileged words' })
    await ada.put(`/api/kept/${id}`, { title: 'T', content: 'other words', seen: 1 })
    const { pool } = server.services
    const { rows } = await pool.query('select sealed from kept_version where document_id = $1', [id])
    for (const { sealed } of rows) expect(sealed.toString('latin1')).not.toMatch(/privileged|other/)
    await pool.query('update kept_version set sealed = $1 where document_id = $2 and version = 2', [rows[0].sealed, id])
    expect((await ada.get(`/api/kept/${id}`)).status).toBe(500)
    expect((await open(id, '?version=1')).content).toBe('privileged words')
    expect(server.logged()).not.toMatch(/privileged words|Demand letter/)
  })

  it.each([
    ['markup', '<script>alert(1)</script>{{7*7}}'],
    ['emoji and the other direction', '⚖️ שלום \u202e'],
    ['a text of 1.9 million signs of three bytes', '§'.repeat(1_000_000) + '…'.repeat(900_000)],
    ['members of every name', JSON.parse('{"__proto__": {"a": 1}, "constructor": null, "": [true, 1e-7]}')],
  ])('holds %s as it is', async (_, content) => {
    expect((await open(await keep(ada, { content }))).content).toEqual(content)
  })
})

describe('the list of saved documents', () => {
  it('has the last changed first, a page at a time, each once', async () => {
    ada = await server.member()
    const ids: string[] = []
    for (let n = 0; n < 5; n++) ids.push(await keep(ada, { title: `Letter ${n}` }))
    await ada.put(`/api/kept/${ids[1]}`, { title: 'Letter 1', content: '', seen: 1 })
    const first = await list('?limit=3')
    const second = await list(`?limit=3&before=${encodeURIComponent(first.next ?? '')}`)
    const titles = [...first.documents, ...second.documents].map(({ title }) => title)
    expect(titles).toEqual(['Letter 1', 'Letter 4', 'Letter 3', 'Letter 2', 'Letter 0'])
    expect(second.next).toBeNull()
    expect(JSON.stringify(first)).not.toContain('Dear Dana')
    expect((await list('?text=letter%203')).documents).toHaveLength(1)
    expect((await list('?text=%25')).documents).toHaveLength(0)
    expect((await list('?tool=other')).documents).toHaveLength(0)
  })

  it.each(['?limit=0', '?limit=101', '?before=yesterday', '?before=2026-01-01T00:00:00Z_x'])(
    'refuses %s',
    async (query) => {
      expect((await ada.get(`/api/kept${query}`)).status).toBe(400)
    },
  )
})

describe('what cannot be kept', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  it.each([
    ['no tool', { ...letter, tool: undefined }, 400, /^Specify an installed tool/],
    ['a tool that is not here', { ...letter, tool: 'toString' }, 400, /^Specify an installed tool/],
    ['no title', { ...letter, title: ' ' }, 400, 'Enter a name for the document.'],
    ['a title that is none', { ...letter, title: 7 }, 400, 'Enter a name for the document.'],
    ['a long title', { ...letter, title: 'x'.repeat(301) }, 400, 'The name is longer than 300 characters.'],
    ['no content', { ...letter, content: undefined }, 400, /^There is nothing to save/],
    ['too much content', { ...letter, content: 'x'.repeat(2_000_000) }, 413, /^The document is longer than 2,000,000/],
    ['nothing', null, 400, /^Specify an installed tool/],
  ])('is refused in words: %s', async (_, body, status, sentence) => {
    const answer = await ada.post('/api/kept', body)
    expect([answer.status, await answer.text()]).toEqual([
      status,
      sentence instanceof RegExp ? expect.stringMatching(sentence) : sentence,
    ])
  })

  it('is a body that cannot be read, or is nested without end', async () => {
    const send = (body: string) =>
      ada.send('/api/kept', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect((await send('{')).status).toBe(400)
    expect((await send(`{"tool":"echo","title":"T","content":${deep}}`)).status).toBeLessThan(500)
    expect((await send('x'.repeat(9 * 1024 * 1024))).status).toBe(413)
  })

  it('is a version beside those that there are', async () => {
    const id = await keep(ada)
    for (const version of [0, 2, '1', 1.5, 2 ** 31, null])
      expect((await ada.post(`/api/kept/${id}/restore`, { version })).status).toBeGreaterThanOrEqual(400)
    for (const version of ['0', '2', 'x', '99999999999'])
      expect((await ada.get(`/api/kept/${id}?version=${version}`)).status).toBeGreaterThanOrEqual(400)
    expect((await ada.put(`/api/kept/${id}`, { title: 'T', content: 1 })).status).toBe(400)
    expect((await open(id)).version).toBe(1)
  })

  it('is the version after the 200th, and the document after the 1,000th: nothing is dropped unasked', async () => {
    const { pool } = server.services
    const id = await keep(ada)
    await pool.query('update kept_document set version = 200 where id = $1', [id])
    await pool.query('update kept_version set version = 200 where document_id = $1', [id])
    const answer = await ada.put(`/api/kept/${id}`, { title: 'T', content: 1, seen: 200 })
    expect([answer.status, await answer.text()]).toEqual([
      413,
      expect.stringMatching(/^This document has 200 versions/),
    ])
    const bob = await server.member()
    await pool.query(
      `insert into kept_document (owner_id, tool, title) select $1, 'echo', n::text from generate_series(1, 1000) n`,
      [bob.person.id],
    )
    const refused = await bob.post('/api/kept', letter)
    expect([refused.status, await refused.text()]).toEqual([
      413,
      expect.stringMatching(/^You have 1,000 saved documents/),
    ])
  })
})

it('is nobody else’s, on every route that takes the id of a saved document', async () => {
  const [owner, stranger] = [await server.member(), await server.member()]
  const id = await keep(owner)
  const routes: [string, string, unknown?][] = [
    ['GET', `/api/kept/${id}`],
    ['GET', `/api/kept/${id}/file`],
    ['PUT', `/api/kept/${id}`, { title: 'Mine', content: '', seen: 1 }],
    ['PATCH', `/api/kept/${id}`, { title: 'Mine' }],
    ['PUT', `/api/kept/${id}/matter`, { matterId: null }],
    ['POST', `/api/kept/${id}/restore`, { version: 1 }],
    ['DELETE', `/api/kept/${id}`],
  ]
  const withId = createApp(server.services).routes.filter((route) => /\/api\/kept\/:id/.test(route.path))
  expect(new Set(routes.map(([method, path]) => `${method} ${path.replace(id, ':id')}`))).toEqual(
    new Set(withId.map((route) => `${route.method} ${route.path}`)),
  )
  for (const [method, path, body] of routes)
    for (const [who, expected] of [
      [stranger, 404],
      [server.visitor(), 401],
    ] as const) {
      const answer = await who.send(path, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      expect([method, path, answer.status]).toEqual([method, path, expected])
      expect(await answer.text()).not.toMatch(/Demand|Dana/)
    }
  expect((await (await stranger.get('/api/kept')).json()).documents).toEqual([])
  for (const method of ['GET', 'POST']) expect((await server.visitor().send('/api/kept', { method })).status).toBe(401)
  expect(await (await owner.get(`/api/kept/${id}`)).json()).toMatchObject({ title: 'Demand letter', version: 1 })
})
