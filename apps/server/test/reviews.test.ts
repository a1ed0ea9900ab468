import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestClient } from './client.ts'
import { startServer, type TestServer } from './harness.ts'

let server: TestServer
let ada: TestClient
let bob: TestClient
beforeAll(async () => {
  server = await startServer()
  ada = await server.member()
  bob = await server.member()
})
afterAll(() => server.stop())

const upload = async (name = 'lease.txt', bytes = 'The tenant pays the rent on the first of each month.') => {
  const answer = await ada.upload('/api/tools/echo/upload', { name, bytes }, { kind: 'detailed' })
  return (await (await ada.get(`/api/runs/${answer.headers.get('x-run-id')}`)).json()) as {
    id: string
    documents: { id: string }[]
    reviews: unknown[]
  }
}
const reviewsOf = async (id: string) => (await (await ada.get(`/api/runs/${id}`)).json()).reviews

describe('decisions about a result', () => {
  it('are kept with who and when, replaced, and taken back', async () => {
    const { id, reviews } = await upload()
    expect(reviews).toEqual([])
    const kept = await ada.put(`/api/runs/${id}/reviews/finding-1`, { decision: 'accepted', text: 'by noon' })
    expect(kept.status).toBe(200)
    const { name } = await (await ada.get('/api/user')).json()
    expect(await reviewsOf(id)).toEqual([
      { item: 'finding-1', decision: 'accepted', text: 'by noon', by: name, at: expect.stringMatching(/^2\d{3}-/) },
    ])
    await ada.put(`/api/runs/${id}/reviews/finding-1`, { decision: 'dismissed', note: 'Not ours.' })
    expect(await reviewsOf(id)).toMatchObject([{ decision: 'dismissed', note: 'Not ours.' }])
    expect((await ada.delete(`/api/runs/${id}/reviews/finding-1`)).status).toBe(204)
    expect(await reviewsOf(id)).toEqual([])
  })

  it('are written down in the audit log, without a word of them', async () => {
    const { id } = await upload()
    await ada.put(`/api/runs/${id}/reviews/zirconium`, { decision: 'accepted', note: 'zirconium' })
    for (let n = 0; n < 2; n++) await ada.delete(`/api/runs/${id}/reviews/zirconium`)
    const { rows } = await server.services.pool.query(
      `select action, subject_kind, detail, e::text as line from audit_event e where subject_id = $1 order by id`,
      [id],
    )
    expect(rows).toMatchObject([
      { action: 'review.kept', subject_kind: 'run', detail: {} },
      { action: 'review.dropped', subject_kind: 'run', detail: {} },
    ])
    expect(JSON.stringify(rows)).not.toContain('zirconium')
  })

  it('lie sealed, and go with the run', async () => {
    const { id } = await upload()
    await ada.put(`/api/runs/${id}/reviews/finding-1`, { decision: 'accepted', text: 'zirconium' })
    const rows = () => server.services.pool.query('select * from run_review where run_id = $1', [id])
    const [row] = (await rows()).rows
    expect(JSON.stringify(row) + row.sealed.toString('latin1')).not.toMatch(/zirconium|accepted/)
    await ada.delete(`/api/runs/${id}`)
    expect((await rows()).rows).toEqual([])
  })

  it('are refused in words where they are none', async () => {
    const { id } = await upload()
    const put = (item: string, body: unknown) => ada.put(`/api/runs/${id}/reviews/${item}`, body)
    expect((await put('finding-1', {})).status).toBe(400)
    expect((await put('finding-1', { decision: 'DROP TABLE' })).status).toBe(400)
    expect((await put('a%20b', { decision: 'accepted' })).status).toBe(400)
    expect((await put('finding-1', { decision: 'accepted', note: 'x'.repeat(5000) })).status).toBe(400)
    expect(await reviewsOf(id)).toEqual([])
  })

  it('are nobody else’s', async () => {
    const { id } = await upload()
    await ada.put(`/api/runs/${id}/reviews/finding-1`, { decision: 'accepted' })
    expect((await bob.put(`/api/runs/${id}/reviews/finding-1`, { decision: 'dismissed' })).status).toBe(404)
    expect((await bob.delete(`/api/runs/${id}/reviews/finding-1`)).status).toBe(404)
    expect(await reviewsOf(id)).toMatchObject([{ decision: 'accepted' }])
  })
})

describe('a document that is at the server', () => {
  it('is named by its id for another run, and outlives the first', async () => {
    const first = await upload()
    const document = first.documents[0]?.id
    const again = await ada.post('/api/tools/echo/upload', { document, kind: 'detailed' })
    expect(await again.json()).toMatchObject({ name: 'lease.txt' })
    await ada.delete(`/api/runs/${first.id}`)
    const file = await ada.get(`/api/documents/${document}/file`)
    expect(await file.text()).toBe('The tenant pays the rent on the first of each month.')
    await ada.delete(`/api/runs/${again.headers.get('x-run-id')}`)
    expect((await ada.get(`/api/documents/${document}/file`)).status).toBe(404)
  })

  it('is nobody else’s, and what is none is refused in words', async () => {
    const document = (await upload()).documents[0]?.id
    const taken = await bob.post('/api/tools/echo/upload', { document, kind: 'detailed' })
    expect(taken.status).toBe(404)
    expect((await bob.get(`/api/documents/${document}/file`)).status).toBe(404)
    expect((await server.visitor().get(`/api/documents/${document}/file`)).status).toBe(401)
    expect((await ada.post('/api/tools/echo/upload', { document: 'x', kind: 'detailed' })).status).toBe(404)
    expect((await ada.post('/api/tools/echo/upload', { document: 7, kind: 'detailed' })).status).toBe(400)
    expect((await ada.get('/api/documents/x/file')).status).toBe(404)
  })

  it('comes as a download of bytes, whatever it is', async () => {
    const { documents } = await upload('page.txt', '<html><script>alert(1)</script>')
    const file = await ada.get(`/api/documents/${documents[0]?.id}/file`)
    expect(file.headers.get('content-type')).toBe('application/octet-stream')
    expect(file.headers.get('content-disposition')).toMatch(/^attachment;/)
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
  })
})
