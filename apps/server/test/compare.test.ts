import type { KeptDocument, Run } from '@casewright/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness.ts'

const path = '/api/compare-documents'
const older =
  '1. Fees\n\nBuyer shall pay $250,000 within ten days of invoice.\n\n2. Law\n\nThe laws of Delaware govern.\n'
const newer = older.replace('$250,000', '$275,000')

type Member = Awaited<ReturnType<TestServer['member']>>
let server: TestServer
let ada: Member
beforeAll(async () => {
  server = await startServer({}, {})
  ada = await server.member()
})
afterAll(() => server.stop())

const send = (files: readonly [name: string, bytes: Uint8Array | string][]) => {
  const form = new FormData()
  for (const [name, bytes] of files) form.append('documents', new Blob([bytes as BlobPart]), name)
  return ada.send(path, { method: 'POST', body: form })
}
const changed = async (answer: Response) => {
  expect(answer.status, await answer.clone().text()).toBe(200)
  const { first } = (await answer.json()) as { first: { older: string; newer: string }[] }
  return first.map((one) => `${one.older} to ${one.newer}`)
}

describe('two drafts', () => {
  it('are compared in the order in which they are sent, and again by their ids in the other', async () => {
    const answer = await send([
      ['older.txt', older],
      ['newer.txt', newer],
    ])
    const id = answer.headers.get('x-run-id') ?? ''
    expect(await changed(answer)).toEqual(['$250,000 to $275,000'])
    const run: Run = await (await ada.get(`/api/runs/${id}`)).json()
    expect(run.label).toBe('older.txt and newer.txt')
    const documents = run.documents.map((one) => one.id).reverse()
    expect(await changed(await ada.post(path, { documents }))).toEqual(['$275,000 to $250,000'])
    const file = await ada.get(`/api/runs/${id}/exports/redline`)
    expect([
      file.status,
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ]).toEqual([200, 'PK'])
  })

  it('are two: one alone, or one twice, is refused in a sentence', async () => {
    const alone = await send([['older.txt', older]])
    expect([alone.status, await alone.text()]).toEqual([400, 'This needs 2 documents. Choose 2 and try again.'])
    const twice = await ada.post(path, { documents: ['same', 'same'] })
    expect([twice.status, await twice.text()]).toEqual([400, 'This needs 2 different documents.'])
  })

  it('that cannot be read fail in a sentence that names the file', async () => {
    const answer = await send([
      ['older.txt', older],
      ['newer.docx', 'PK\u0003\u0004 and no Word file behind it'],
    ])
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(await answer.text()).toContain('newer.docx')
  })
})

describe('versions in My documents', () => {
  const content = (words: string) => ({
    documentType: 'affidavit',
    made: { parts: [{ kind: 'paragraph', runs: [{ text: words }] }] },
    edited: { title: 'Lease', parts: [{ kind: 'paragraph', runs: [{ text: words }] }] },
  })

  it('are Word files, which are compared as any other', async () => {
    const tool = 'document-generation'
    const made = await ada.post('/api/kept', { tool, title: 'Lease', content: content('The rent is $900 a month.') })
    const { id } = (await made.json()) as { id: string }
    await ada.put(`/api/kept/${id}`, { title: 'Lease', content: content('The rent is $950 a month.'), seen: 1 })
    const { documents } = (await (await ada.get('/api/kept')).json()) as { documents: KeptDocument[] }
    expect(documents.map(({ title, hasFile }) => [title, hasFile])).toEqual([['Lease', true]])
    const files = await Promise.all(
      [1, 2].map(async (version): Promise<[string, Uint8Array]> => {
        const answer = await ada.get(`/api/kept/${id}/file?version=${version}`)
        expect(answer.status).toBe(200)
        expect(answer.headers.get('content-disposition')).toContain(`Lease%20-%20version%20${version}.docx`)
        return [`version ${version}.docx`, new Uint8Array(await answer.arrayBuffer())]
      }),
    )
    expect(await changed(await send(files))).toEqual(['$900 to $950'])
    const other = await server.member()
    expect((await other.get(`/api/kept/${id}/file`)).status).toBe(404)
  })

  it('of a tool that makes no file, or that are not as their tool saves them, are refused in a sentence', async () => {
    const keep = async (tool: string) => {
      const answer = await ada.post('/api/kept', { tool, title: 'Notes', content: 'words' })
      return ((await answer.json()) as { id: string }).id
    }
    const none = await ada.get(`/api/kept/${await keep('brief-summarizer')}/file`)
    expect([none.status, await none.text()]).toEqual([
      404,
      'No file can be made of this document. Open it in its tool instead.',
    ])
    const wrong = await ada.get(`/api/kept/${await keep('document-generation')}/file`)
    expect([wrong.status, await wrong.text()]).toEqual([
      400,
      '“Notes” cannot be read. Open it in Document Generation and save it again.',
    ])
  })
})
