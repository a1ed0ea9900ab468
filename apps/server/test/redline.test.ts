import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness.ts'

const path = '/api/analyze-document'
const words = `CONSULTING AGREEMENT

This Agreement is made by and between Acme Corporation and Dana Whitfield.

In the event that the Client ends this Agreement, the Consultant shall be paid for the work done until then.

IN WITNESS WHEREOF, the parties have signed.`

let server: TestServer
let ada: Awaited<ReturnType<TestServer['member']>>
beforeAll(async () => {
  server = await startServer({}, {})
  ada = await server.member()
})
afterAll(() => server.stop())

/** The parts of a .docx: their bytes as they are in the archive. */
function partsOf(file: Buffer): Map<string, Buffer> {
  const parts = new Map<string, Buffer>()
  const mark = Buffer.from('PK\x01\x02', 'latin1')
  for (let at = file.indexOf(mark); at >= 0; at = file.indexOf(mark, at + 46)) {
    const size = file.readUInt32LE(at + 20)
    const name = file.subarray(at + 46, at + 46 + file.readUInt16LE(at + 28)).toString()
    const local = file.readUInt32LE(at + 42)
    const data = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    parts.set(name, file.subarray(data, data + size))
  }
  return parts
}

const textOf = (part: Buffer | undefined) => inflateRawSync(part ?? Buffer.alloc(0)).toString()

async function analyzed(name: string, bytes: Uint8Array | string) {
  const answer = await ada.upload(path, { name, bytes })
  expect(answer.status).toBe(200)
  const id = answer.headers.get('x-run-id') ?? ''
  const exported = async () => {
    const file = await ada.get(`/api/runs/${id}/exports/reviewed`)
    expect(file.status).toBe(200)
    return Buffer.from(await file.arrayBuffer())
  }
  const { content } = (await answer.json()) as { content: string }
  return { id, content, exported }
}

it('the redline of an uploaded Word file is that file, with tracked changes and comments', async () => {
  const typed = await (await analyzed('agreement.txt', words)).exported()
  const { id, content, exported } = await analyzed('agreement.docx', typed)
  const start = content.indexOf('In the event that')
  await ada.put(`/api/runs/${id}/reviews/${encodeURIComponent(`drafting.wordy:${start}-${start + 17}`)}`, {
    decision: 'accepted',
    text: 'If',
  })
  const [before, after] = [partsOf(typed), partsOf(await exported())]
  const changed = [...after].filter(([name, part]) => !before.get(name)?.equals(part)).map(([name]) => name)
  expect(changed.sort()).toEqual(['word/comments.xml', 'word/document.xml'])
  const body = textOf(after.get('word/document.xml'))
  expect(body).toMatch(/<w:del w:id="\d+" w:author="Ada Member" [^<>]*>.*?In the event that/)
  expect(body).toContain('>If</w:t></w:r></w:ins>')
  expect(textOf(after.get('word/comments.xml'))).toContain('w:author="Casewright"')
})
