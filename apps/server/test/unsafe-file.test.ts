import { readDocument } from '@casewright/documents'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createReader } from '../src/features/uploads/reading.ts'
import type { TestClient } from './client.ts'
import { startServer, type TestServer } from './harness.ts'

let server: TestServer
let ada: TestClient
let ben: TestClient
beforeAll(async () => {
  server = await startServer()
  ada = await server.member()
  ben = await server.member('Ben Other')
})
afterAll(() => server.stop())

const path = '/api/tools/echo/upload'
const detailed = { kind: 'detailed' }

/** A PDF of one page whose font says the width of two billion characters. */
const killer = `%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Count 1 /Kids [3 0 R] >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >> endobj
4 0 obj << /Length 39 >> stream
BT /F1 12 Tf 72 720 Td <00410042> Tj ET
endstream endobj
5 0 obj << /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (A) /Ordering (I) /Supplement 0 >> /W [0 2147483647 500] >>] >> endobj
trailer << /Size 6 /Root 1 0 R >>
%%EOF`

it('a file that ends its reader is refused, and the same bytes are not tried again', { timeout: 60_000 }, async () => {
  const first = await ada.upload(path, { name: 'brief.pdf', bytes: killer }, detailed)
  expect(first.status).toBe(422)
  expect(await first.text()).toContain('brief.pdf could not be read safely: it took more memory')

  let tries = 0
  const counting = createReader(server.services.db, server.services.vault, server.services.blobs, (...asked) => {
    tries++
    return readDocument(...asked)
  })
  const documents = async (client: TestClient) => {
    const { rows } = await server.owner.query(
      'select id from document where owner_id = (select id from person where email = $1) order by created_at',
      [(client as TestClient & { email: string }).email],
    )
    return rows.map(({ id }) => String(id))
  }
  const again = (id = '') =>
    counting({ id, name: 'brief.pdf', signal: new AbortController().signal, onProgress() {} }).then(
      () => 'read',
      (error: { code: string; message: string }) => error,
    )
  // As a run does that is taken up again, and one that was given the document by its id.
  expect(await again((await documents(ada)).at(-1))).toMatchObject({ code: 'unsafe-file' })

  const second = await ada.upload(path, { name: 'renamed.pdf', bytes: killer }, detailed)
  expect(second.status).toBe(422)
  expect(await second.text()).toContain('renamed.pdf could not be read safely the first time')
  expect(await again((await documents(ada)).at(-1))).toMatchObject({ code: 'unsafe-file' })
  expect(tries).toBe(0)

  // Of somebody else's files nothing is known: theirs is tried once.
  await ben.upload(path, { name: 'brief.pdf', bytes: 'Read like any other.' }, detailed)
  expect(await again((await documents(ben)).at(-1))).toBe('read')
  expect((await ada.upload(path, { name: 'b.txt', bytes: 'Still here.' }, detailed)).status).toBe(200)
})
