import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Run } from '@casewright/core'
import { runAction } from '@casewright/core/testing'
import { readDocument } from '@casewright/documents'
import { badInput, insideOf } from '@casewright/redline/testing'
import { describe, expect, it } from 'vitest'
import type { Compared } from '../output.ts'
import { server } from '../server.ts'
import { redlineOf } from './redline.ts'

const words = { productName: 'Casewright', notAdvice: 'Nothing here is legal advice.', person: 'Dana Okafor' }
type File = readonly [name: string, bytes: Uint8Array]

/** Compares two files as they are uploaded, and downloads the redline. */
async function redlined(older: File, newer: File, stored: Uint8Array | null = older[1]) {
  const before = Buffer.from(older[1])
  const documents = await Promise.all(
    [older, newer].map(async ([name, bytes]) => ({ name, text: await readDocument(bytes, { name }) })),
  )
  const output = (await runAction(server, 'compare', {}, { documents })).output as Compared
  const run: Run<Compared> = {
    id: 'r1',
    tool: 'draft-comparison',
    action: 'compare',
    label: '',
    state: 'done',
    matter: null,
    createdAt: '2026-11-23T09:00:00.000Z',
    startedAt: null,
    endedAt: null,
    error: null,
    steps: [],
    output,
    provenance: null,
    documents: [{ id: 'older', name: older[0], bytes: older[1].length, kind: output.older.kind }],
    reviews: [],
  }
  const bytes = await redlineOf(run, words, { original: async () => stored })
  expect(before.equals(older[1])).toBe(true)
  const inside = await insideOf(bytes)
  return {
    output,
    inside,
    comments: await inside.part('word/comments.xml'),
    body: await inside.part('word/document.xml'),
  }
}

const text = (...lines: string[]): Uint8Array => Buffer.from(lines.join('\n\n'))
const newer: File = ['newer.txt', text(...badInput.lines.map((line) => line.replace('ten days', 'six days')))]

describe('the redline of two drafts', () => {
  it('has macros no longer, and says so', async () => {
    const { inside, comments, body } = await redlined(['older.docx', await badInput.withMacros()], newer)
    expect(inside.names.filter((name) => /vba/i.test(name))).toEqual([])
    expect(comments).toContain('contains macros')
    expect(body).toContain('>six<')
  })

  it('says to which addresses the older file refers', async () => {
    const older = await badInput.withAddresses('http://127.0.0.1:9')
    expect((await redlined(['older.docx', older], newer)).comments).toContain('refers to 3 addresses outside of it')
  })

  it('is the text typed again if the file states wrong types, with the reason', async () => {
    const { comments, body } = await redlined(['older.docx', await badInput.withWrongTypes()], newer)
    expect(comments).toContain('states wrong types for its parts')
    expect(comments).toContain('Until then this is a new file: its words are here, its formatting is not.')
    expect(body).toContain('>six<')
  })

  it('says that numbering is missing, that changes were read as accepted, and that a file is no longer stored', async () => {
    const numberless = await redlined(['older.docx', await badInput.withoutNumbering()], newer)
    expect(numberless.output.older.warnings?.join()).toContain('definitions of numbering are missing')
    expect(numberless.comments).toContain('older.docx: The file’s definitions of numbering are missing')
    const tracked: File = ['newer.docx', await badInput.withTrackedChanges(3)]
    const read = await redlined(['older.txt', text('Item 0 costs old money within 3 days.')], tracked)
    expect(read.comments).toContain('newer.docx: The file contains tracked changes. They were read as if accepted')
    const gone = await redlined(['older.docx', await badInput.withMacros()], newer, null)
    expect(gone.comments).toContain('The uploaded file is no longer stored, so this is a new one.')
  })

  it.each([
    ['encrypted.docx', /protected by a password/, badInput.encrypted],
    ['halved.docx', /damaged/, badInput.halved],
    ['entities.docx', /document type declaration/, badInput.withEntities],
  ])('is not made of %s, and the sentence names the file', async (name, said, make) => {
    const bytes = await make()
    for (const pair of [
      [[name, bytes], newer],
      [newer, [name, bytes]],
    ] as const) {
      const error = await redlined(pair[0], pair[1]).catch((thrown: unknown) => thrown)
      expect((error as Error).message).toMatch(said)
      expect((error as Error).message).toContain(name)
    }
  })

  it('of 10,000 tracked changes keeps them, with the new one among them', { timeout: 120_000 }, async () => {
    const older: File = ['older.docx', await badInput.withTrackedChanges(5_000)]
    const changed = (await readDocument(older[1], { name: 'older.docx' })).text.replace(
      'within 9 days',
      'within 6 days',
    )
    const { output, body } = await redlined(older, ['newer.txt', Buffer.from(changed)])
    expect(output.changes).toBe(1)
    expect(body.match(/w:author="Them"/g)).toHaveLength(10_000)
  })
})

const folder = process.env.TEST_DATA && existsSync(process.env.TEST_DATA) ? process.env.TEST_DATA : undefined
if (!folder) console.warn('TEST_DATA is not set: no .doc and no PDF is compared.')
const file = (path: string): Uint8Array => new Uint8Array(readFileSync(join(folder ?? '', 'documents', path)))

describe.skipIf(!folder)('an older draft that is not a .docx', () => {
  it.each([
    ['derived_doc/contract_microsoft_sample.doc', 'The older draft is a .doc file, which was converted.'],
    ['pdf/cl_nda_document.pdf', 'The older draft is a PDF, whose text was typed again.'],
  ])('%s is typed again, and its first comment says so', { timeout: 60_000 }, async (path, said) => {
    const bytes = file(path)
    const { text: read } = await readDocument(bytes, { name: path })
    const { comments, body } = await redlined(
      [path, bytes],
      ['newer.txt', Buffer.from(read.replace(/\p{Ll}{6,}/u, 'Replacement'))],
    )
    expect(comments.indexOf(said)).toBeGreaterThan(0)
    expect(comments.indexOf(said)).toBe(comments.indexOf('The older draft'))
    expect(body.includes('Replacement')).toBe(true)
  })
})
