import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEvents, type TestClient } from './client.ts'
import { startServer, type TestServer } from './harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
  await server.member('The Administrator')
})
afterAll(() => server.stop())

const idsOf = async (client: TestClient, query = ''): Promise<{ ids: string[]; next: string | null }> => {
  const { runs, next } = (await (await client.get(`/api/runs${query}`)).json()) as {
    runs: { id: string }[]
    next: string | null
  }
  return { ids: runs.map((run) => run.id), next }
}

const say = async (client: TestClient, text: string) =>
  (await client.post('/api/echo', { text })).headers.get('x-run-id') ?? ''

describe('the history', () => {
  it('lists runs newest first, page by page, each once', async () => {
    const client = await server.member()
    const made: string[] = []
    for (let n = 0; n < 7; n++) made.unshift(await say(client, `question ${n}`))
    const seen: string[] = []
    let page = await idsOf(client, '?limit=3')
    for (; ; page = await idsOf(client, `?limit=3&before=${page.next}`)) {
      seen.push(...page.ids)
      if (!page.next) break
    }
    expect(seen).toEqual(made)
  })

  it('finds runs by a part of their label, whatever characters it has', async () => {
    const client = await server.member()
    const wanted = await say(client, '100% of the _lease_')
    await say(client, 'another')
    expect((await idsOf(client, `?text=${encodeURIComponent('100% of the _')}`)).ids).toEqual([wanted])
  })

  it('keeps a run with its steps, result and provenance', async () => {
    const client = await server.member()
    const id = await client.start('/api/tools/echo/slowly', { text: 'hello' })
    await (await client.get(`/api/runs/${id}/events`)).text()
    expect(await (await client.get(`/api/runs/${id}`)).json()).toMatchObject({
      state: 'done',
      output: { text: 'hello' },
      steps: expect.arrayContaining([expect.objectContaining({ message: 'Part 1' })]),
      provenance: { attempt: 1 },
      error: null,
    })
  })

  it("answers the specification's search history: what came to a result, and one's own alone", async () => {
    const [client, other] = [await server.member(), await server.member()]
    await say(client, 'first')
    await say(client, 'second')
    await client.post('/api/tools/echo/fail', { how: 'throw' })
    await client.post('/api/tools/echo/whisper', { text: 'hush' })
    const history = await (await client.get('/api/search-history')).json()
    expect(history).toMatchObject([
      { query: 'second', type: 'echo', createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
      { query: 'first', type: 'echo' },
    ])
    expect(await (await other.get('/api/search-history')).json()).toEqual([])
  })

  it('shows no transient run, and erases it when it has ended', async () => {
    const client = await server.member()
    const answer = await client.post('/api/tools/echo/whisper', { text: 'hush' })
    expect(await answer.json()).toEqual({ text: 'hush' })
    expect((await idsOf(client)).ids).toEqual([])
    await server.services.pool.query(
      `update run set ended_at = now() - interval '2 minutes' where retain = 'transient'`,
    )
    const gone = async () => (await client.get(`/api/runs/${answer.headers.get('x-run-id')}`)).status
    await expect.poll(gone, { timeout: 12_000 }).toBe(404)
  })

  it('exports a result as the file that its tool makes', async () => {
    const client = await server.member()
    const answer = await client.get(
      `/api/runs/${await say(client, 'Ada & Bell’s *lease*: v. 2, (clean).docx')}/exports/memo`,
    )
    expect(await answer.text()).toBe('Memo: {"text":"Ada & Bell’s *lease*: v. 2, (clean).docx"}')
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toBe(
      "attachment; filename*=UTF-8''Ada & Bell’s lease v. 2, (clean) - Memo.txt",
    )
  })

  it.each(['none', 'constructor', '__proto__'])('has no export called %s', async (name) => {
    const client = await server.member()
    expect((await client.get(`/api/runs/${await say(client, 'text')}/exports/${name}`)).status).toBe(404)
  })

  it('deletes a run', async () => {
    const client = await server.member()
    const id = await say(client, 'gone')
    expect((await client.delete(`/api/runs/${id}`)).status).toBe(204)
    expect((await client.get(`/api/runs/${id}`)).status).toBe(404)
  })

  it('deletes what a filter lets through, and the whole history', async () => {
    const [client, other] = [await server.member(), await server.member()]
    const kept = await say(client, 'the deed')
    await say(client, 'the lease, 1')
    await say(client, 'the lease, 2')
    const theirs = await say(other, 'the lease, 3')
    const answer = await client.delete('/api/runs?tool=echo&text=LEASE')
    expect(await answer.json()).toEqual({ deleted: 2, held: 0 })
    expect((await idsOf(client)).ids).toEqual([kept])
    expect(await (await client.delete('/api/runs?tool=another')).json()).toEqual({ deleted: 0, held: 0 })
    expect(await (await client.delete('/api/runs')).json()).toEqual({ deleted: 1, held: 0 })
    expect((await idsOf(client)).ids).toEqual([])
    expect((await idsOf(other)).ids).toEqual([theirs])
  })

  it('deletes nothing when the filter is misspelled', async () => {
    const client = await server.member()
    const id = await say(client, 'kept')
    for (const query of ['?tol=echo', '?text=%00', '?limit=1', `?before=${new Date().toISOString()}_${id}`])
      expect([query, (await client.delete(`/api/runs${query}`)).status]).toEqual([query, 400])
    expect((await idsOf(client)).ids).toEqual([id])
    expect((await server.visitor().delete('/api/runs')).status).toBe(401)
  })

  it('cancels what is at work when the history is deleted, and erases the uploads that nobody else uses', async () => {
    const client = await server.member()
    const id = await client.start('/api/tools/echo/slowly', { text: 'long', wait: 30_000 })
    const upload = await client.upload(
      '/api/tools/echo/upload',
      { name: 'a.txt', bytes: 'words' },
      { kind: 'detailed' },
    )
    const uploaded = upload.headers.get('x-run-id') ?? ''
    const { documents } = (await (await client.get(`/api/runs/${uploaded}`)).json()) as { documents: { id: string }[] }
    const left = async (table: string, column: string, value: string) =>
      (await server.services.pool.query(`select 1 from ${table} where ${column} = $1`, [value])).rowCount
    expect(await left('document', 'id', documents[0]?.id ?? '')).toBe(1)

    const events = readEvents(await client.get(`/api/runs/${id}/events`))
    expect(await (await client.delete('/api/runs')).json()).toEqual({ deleted: 2, held: 0 })
    expect(await left('document', 'id', documents[0]?.id ?? '')).toBe(0)
    expect(await left('document_chunk', 'document_id', documents[0]?.id ?? '')).toBe(0)
    expect(await left('run', 'owner_id', client.person.id)).toBe(0)
    expect((await events).some(({ event }) => event === 'result')).toBe(false)
  })

  it.each(['?limit=0', '?limit=1000', '?before=x_y', '?before=2024', '?text=%00'])(
    'refuses the list %s',
    async (query) => {
      const client = await server.member()
      expect((await client.get(`/api/runs${query}`)).status).toBe(400)
    },
  )
})
