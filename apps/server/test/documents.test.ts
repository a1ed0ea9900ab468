import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseTransientRuns } from '../src/features/runs/erase-runs.ts'
import type { TestClient } from './client.ts'
import { startServer, type TestServer } from './harness.ts'

let server: TestServer
let ada: TestClient
beforeAll(async () => {
  server = await startServer()
  ada = await server.member()
})
afterAll(() => server.stop())

const path = '/api/tools/echo/upload'
const detailed = { kind: 'detailed' }
const secret = 'Whereas the Lessee acknowledges the zirconium clause of the quixotic lease.'

const countOf = async (sql: string, values: unknown[] = []) =>
  Number((await server.services.pool.query(`select count(*) as n from ${sql}`, values)).rows[0].n)

describe('an upload', () => {
  it('is read by the tool, and kept with its name, size and hash', async () => {
    const answer = await ada.upload(path, { name: 'lease.txt', bytes: secret }, detailed)
    expect(await answer.json()).toEqual({ name: 'lease.txt', words: expect.stringContaining('zirconium clause') })
    const run = await (await ada.get(`/api/runs/${answer.headers.get('x-run-id')}`)).json()
    expect(run).toMatchObject({
      label: 'lease.txt',
      documents: [{ name: 'lease.txt', bytes: secret.length, kind: 'txt' }],
      provenance: { documents: [{ sha256: createHash('sha256').update(secret).digest('hex') }] },
    })
  })

  it('comes back whole from its encrypted chunks, whatever its size', async () => {
    for (const size of [1, 256 * 1024, 256 * 1024 + 1, 1_000_000]) {
      const bytes = Buffer.alloc(size, 'Every agreement has two sides. ')
      const answer = await ada.upload(path, { name: 'a.txt', bytes }, detailed)
      const run = (await (await ada.get(`/api/runs/${answer.headers.get('x-run-id')}`)).json()) as {
        documents: { id: string }[]
      }
      const parts: Uint8Array[] = []
      for await (const part of server.services.blobs.range(run.documents[0]?.id ?? '')) parts.push(part)
      expect(Buffer.concat(parts).equals(bytes)).toBe(true)
    }
  })

  it('can be read in part, across the borders of chunks', async () => {
    const bytes = Buffer.from(Array.from({ length: 600_000 }, (_, n) => 65 + (n % 26)))
    const answer = await ada.upload(path, { name: 'a.txt', bytes }, detailed)
    const run = (await (await ada.get(`/api/runs/${answer.headers.get('x-run-id')}`)).json()) as {
      documents: { id: string }[]
    }
    const parts: Uint8Array[] = []
    for await (const part of server.services.blobs.range(run.documents[0]?.id ?? '', 262_140, 524_300)) parts.push(part)
    expect(Buffer.concat(parts).equals(bytes.subarray(262_140, 524_300))).toBe(true)
  })

  it.each([
    [
      'too large',
      { name: 'big.txt', bytes: Buffer.alloc(2 * 1024 * 1024 + 1, 'a') },
      detailed,
      413,
      'big.txt is larger than 2 MB.',
    ],
    ['empty', { name: 'empty.txt', bytes: '' }, detailed, 422, 'empty.txt is empty'],
    ['with a wrong field', { name: 'a.txt', bytes: 'text' }, { kind: 'brief' }, 400, 'kind'],
  ])('that is %s is refused in words, and nothing of it is kept', async (_, file, fields, status, sentence) => {
    const member = await server.member()
    const before = [await countOf('document'), await countOf('document_chunk')]
    const answer = await member.upload(path, file, fields)
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(sentence)])
    expect([await countOf('document'), await countOf('document_chunk')]).toEqual(before)
  })

  it('without a file is refused', async () => {
    const form = new FormData()
    form.set('kind', 'detailed')
    const answer = await ada.send(path, { method: 'POST', body: form })
    expect([answer.status, await answer.text()]).toEqual([400, 'No file was sent. Choose a file and try again.'])
  })

  it('that breaks off in the middle leaves no run, and no document for long', async () => {
    const member = await server.member()
    const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { port } = new URL(server.url)
    await new Promise<void>((resolve) => {
      const headers = { cookie, 'content-type': 'multipart/form-data; boundary=x', 'content-length': '900000' }
      const broken = request({ port, path, method: 'POST', headers })
      broken.on('error', () => resolve())
      broken.write('--x\r\ncontent-disposition: form-data; name="document"; filename="a.txt"\r\n\r\nhalf of it')
      setTimeout(() => broken.destroy(), 300)
    })
    await expect.poll(() => countOf(`document where state = 'arriving'`)).toBe(0)
    expect(await (await member.get('/api/runs')).json()).toMatchObject({ runs: [] })
    expect((await ada.post('/api/echo', { text: 'still here' })).status).toBe(200)
  })

  it.each(['document', 'other'])('that ends in the middle of the part %s hurts nobody', async (name) => {
    const body = `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.txt"\r\n\r\nhello`
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const answer = await ada.send(path, { method: 'POST', body, headers })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('was interrupted')])
    expect((await ada.post('/api/echo', { text: 'still here' })).status).toBe(200)
  })

  it.each(['../../etc/passwd.txt', 'C:\\briefs\\passwd.txt', 'pass\u0000wd.txt', '\u202epasswd.txt'])(
    'named %j keeps the last part of its name',
    async (name) => {
      const answer = await ada.upload(path, { name, bytes: 'words' }, detailed)
      expect(await answer.json()).toMatchObject({ name: 'passwd.txt' })
    },
  )

  it('goes when its run is deleted', async () => {
    const answer = await ada.upload(path, { name: 'gone.txt', bytes: 'words' }, detailed)
    await ada.delete(`/api/runs/${answer.headers.get('x-run-id')}`)
    expect(await countOf('document where name = $1', ['gone.txt'])).toBe(0)
  })

  it('goes with the last run that uses it, where that is kept nowhere, and stays with one of the history', async () => {
    const send = async (name: string) =>
      (await ada.upload(path, { name, bytes: 'words' }, detailed)).headers.get('x-run-id')
    const [alone, shared] = [await send('alone.txt'), await send('shared.txt')]
    const passing = await send('shared-twice.txt')
    const { db, pool } = server.services
    await pool.query(
      `insert into run_document (run_id, document_id, position)
       select $1, document_id, 1 from run_document where run_id = $2`,
      [passing, shared],
    )
    await pool.query(
      `update run set retain = 'transient', ended_at = now() - interval '2 minutes' where id = any($1::uuid[])`,
      [[alone, passing]],
    )
    await eraseTransientRuns(db)
    const { rows } = await pool.query(`select name from document where name like 'alone%' or name like 'shared%'`)
    expect(rows).toEqual([{ name: 'shared.txt' }])
  })
})

describe('the database', () => {
  it('holds no word of an uploaded document, of an input or of a result, in any table', async () => {
    await ada.upload(path, { name: 'lease.txt', bytes: secret }, detailed)
    await ada.start('/api/tools/echo/slowly', { text: 'the quixotic question', wait: 600 })
    await new Promise((resolve) => setTimeout(resolve, 300))
    const tables = await server.services.pool.query(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    )
    expect(tables.rows.length).toBeGreaterThan(12)
    let looked = 0
    for (const { name } of tables.rows) {
      const { rows } = await server.services.pool.query(`select t::text as row, * from ${name} t`)
      for (const row of rows) {
        // bytea prints as hex, so its bytes are looked at as such too.
        const sealed = Object.values(row).filter((value) => Buffer.isBuffer(value)) as Buffer[]
        for (const text of [row.row as string, ...sealed.map((bytes) => bytes.toString('latin1'))]) {
          expect(text).not.toMatch(/zirconium|quixotic|Whereas the Lessee/)
          looked += 1
        }
      }
    }
    expect(looked).toBeGreaterThan(20)
  })

  it('is not described in the log either', () => {
    expect(server.logged()).not.toMatch(/zirconium|quixotic|lease\.txt/)
  })
})
