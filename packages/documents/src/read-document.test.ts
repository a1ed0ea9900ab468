import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CasewrightError } from '@casewright/core'
import { describe, expect, it } from 'vitest'
import { readDocument } from './read-document.ts'
import { makeDocx, paragraph } from './testing/make-docx.ts'
import { makePdf, show } from './testing/make-pdf.ts'

const many = (pages: number): Buffer =>
  makePdf(
    Array.from({ length: pages }, (_, index) =>
      show({ text: `Page ${index + 1} of a long record, with words`.repeat(8), x: 9, y: 700, size: 3 }),
    ),
  )

describe('readDocument', () => {
  it('reads bytes in a process of its own, leaves them to the caller, and knows their hash', async () => {
    const bytes = Buffer.from('The quick brown fox.')
    const document = await readDocument(bytes, { name: 'fox.txt' })
    expect(document).toMatchObject({
      kind: 'txt',
      text: 'The quick brown fox.',
      sha256: createHash('sha256').update('The quick brown fox.').digest('hex'),
    })
    expect(bytes.toString()).toBe('The quick brown fox.')
  })

  it('reads a file by its path', async () => {
    const path = join(tmpdir(), `casewright-${process.pid}.txt`)
    await writeFile(path, 'From the disk.')
    expect((await readDocument({ path }, { name: 'a.txt' })).text).toBe('From the disk.')
  })

  it('reads by content, whatever the name says', async () => {
    expect((await readDocument(makeDocx(paragraph('A will.')), { name: 'will.doc' })).kind).toBe('docx')
  })

  it('names the file, the reason and what to do', async () => {
    const error = await readDocument(new Uint8Array(), { name: '../x/brief\u202e.pdf' }).catch(
      (caught: unknown) => caught,
    )
    expect(CasewrightError.isInstance(error)).toBe(true)
    expect(error).toMatchObject({
      code: 'empty',
      message: 'brief.pdf is empty: it has no bytes. Check the file and upload it again.',
    })
  })

  it('says how far it is', async () => {
    const steps: string[] = []
    await readDocument(many(3), { name: 'a.pdf', onProgress: ({ done, total }) => steps.push(`${done}/${total}`) })
    expect(steps).toContain('2/3')
    expect(steps.at(-1)).toBe('3/3')
  })

  it('stops when it is cancelled', async () => {
    const control = new AbortController()
    const reading = readDocument(many(1_500), {
      name: 'a.pdf',
      signal: control.signal,
      onProgress: () => control.abort(),
    })
    await expect(reading).rejects.toMatchObject({ code: 'cancelled' })
  })

  it('is not started when it was canceled before', async () => {
    await expect(readDocument(Buffer.from('x'), { name: 'a.txt', signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'cancelled',
    })
  })

  it('stops a reading that takes too long', async () => {
    const reading = readDocument(many(1_900), { name: 'a.pdf', limits: { seconds: 0.5 } })
    await expect(reading).rejects.toMatchObject({
      code: 'too-long-to-read',
      message: expect.stringContaining('a.pdf took too long'),
    })
  })

  it('stops a reading that needs too much memory, and lives on', async () => {
    const greedy = makeDocx(paragraph('Many words, many elements, one after another.').repeat(150_000))
    await expect(readDocument(greedy, { name: 'a.docx', limits: { heapMb: 60 } })).rejects.toMatchObject({
      code: 'unsafe-file',
    })
    expect((await readDocument(Buffer.from('still here'), { name: 'a.txt' })).text).toBe('still here')
  }, 30_000)

  it('refuses a file that is too large before it reads it', async () => {
    await expect(
      readDocument(Buffer.alloc(2_000), { name: 'a.txt', limits: { fileBytes: 1_000 } }),
    ).rejects.toMatchObject({ code: 'too-large' })
  })

  it('reads every page of a text PDF of 40', async () => {
    const line = 'This is a line of an ordinary brief, which has some ninety characters of text on every line.'
    const page = Array.from({ length: 45 }, (_, index) => show({ text: line, x: 72, y: 720 - index * 15 })).join('\n')
    const bytes = makePdf(Array(40).fill(page))
    const document = await readDocument(bytes, { name: 'brief.pdf' })
    expect(document.pages).toHaveLength(40)
    expect(document.text.split(line)).toHaveLength(40 * 45 + 1)
  }, 20_000)

  it('does not follow addresses in a file', async () => {
    let calls = 0
    const server = createServer(() => calls++)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    const link = `http://127.0.0.1:${port}/`
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
    const rels = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${type}/aFChunk" Target="${link}a.html" TargetMode="External"/><Relationship Id="r2" Type="${type}/attachedTemplate" Target="${link}t.dotx" TargetMode="External"/></Relationships>`
    const document = await readDocument(
      makeDocx(
        `${paragraph('text')}<w:altChunk xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="r1"/>`,
        { 'word/_rels/document.xml.rels': rels },
      ),
      { name: 'a.docx' },
    )
    server.close()
    expect(document.text).toBe('text')
    expect(calls).toBe(0)
  })
})
