import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { readDocument } from '@casewright/documents'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { redlineDrafts } from './drafts/redline-drafts.ts'
import { redline } from './redline.ts'
import { editDraft } from './testing/edit-draft.ts'
import { makeDocx, paragraph, run } from './testing/make-docx.ts'
import { converted, jars, office, validated } from './testing/office.ts'
import { insideOf } from './testing/parts.ts'
import { anyRewrites, lawyer, notes, prove } from './testing/prove.ts'
import { proveDrafts } from './testing/prove-drafts.ts'

const data = process.env.TEST_DATA && existsSync(process.env.TEST_DATA) ? process.env.TEST_DATA : undefined
const rows: { path: string }[] = data ? JSON.parse(readFileSync(join(data, 'documents/rich-docx.json'), 'utf8')) : []
const names = rows.map(({ path }) => basename(path))
let folder = ''
let moves = 0
const fileIn = (kind: string, name: string) => join(folder, kind, name)
const bytesOf = (kind: string, name: string) => new Uint8Array(readFileSync(fileIn(kind, name)))

/** A draft that is compared has no notes: one leaves with its reference, which words alone do not show. */
const draftIn = async (bytes: Uint8Array, name: string) => {
  const { text, blocks } = await readDocument(bytes, { name })
  return { text, blocks: blocks.filter(({ kind }) => kind !== 'footnote') }
}

function noNewErrors(before: string, after: string, some: readonly string[] = names) {
  const [old, now] = [before, after].map((kind) => validated(some.map((name) => fileIn(kind, name))))
  expect(now?.size).toBe(some.length)
  for (const [name, lines] of now ?? [])
    expect(
      lines.filter((line) => !old?.get(name)?.includes(line)),
      name,
    ).toEqual([])
}

describe.skipIf(!data || !(office || jars))('redlines of every rich Word file', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'casewright-redlines-'))
    for (const name of ['before', 'reviewed', 'compared', 'reviewed-again', 'compared-again'])
      mkdirSync(join(folder, name))
    for (const { path } of rows) {
      const name = basename(path)
      const bytes = new Uint8Array(readFileSync(join(data ?? '', 'documents', path)))
      const document = await readDocument(bytes, { name })
      const draft = await draftIn(bytes, name)
      writeFileSync(fileIn('before', name), bytes)
      const reviewed = await redline(bytes, document, { ...anyRewrites(document, 5), notes })
      writeFileSync(fileIn('reviewed', name), reviewed.bytes)
      const compared = await redlineDrafts(bytes, draft, editDraft(draft, 5, 3).draft, notes)
      writeFileSync(fileIn('compared', name), compared.bytes)
      const body = await (await insideOf(compared.bytes)).part('word/document.xml')
      moves += body.match(/<w:moveToRangeStart /g)?.length ?? 0
    }
  }, 600_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  describe.each(['reviewed', 'compared'])('that are %s', (kind) => {
    it.skipIf(!jars)('have no schema error that the original did not have', { timeout: 400_000 }, () =>
      noNewErrors('before', kind),
    )

    it.skipIf(!office)('open in LibreOffice', { timeout: 400_000 }, () => {
      converted(folder, kind, names, 'pdf', `${kind}-pdf`)
      for (const name of names) {
        const pdf = fileIn(`${kind}-pdf`, name.replace(/docx$/, 'pdf'))
        expect(existsSync(pdf) && readFileSync(pdf).subarray(0, 5).toString(), name).toBe('%PDF-')
      }
    })
  })

  it('have tracked moves among them', () => expect(moves).toBeGreaterThan(10))

  it.skipIf(!jars)('and the validator sees a tracked change in the wrong place', { timeout: 200_000 }, async () => {
    const wrong = join(folder, 'wrong.docx')
    writeFileSync(wrong, await makeDocx(paragraph(`<w:r><w:ins w:id="1" w:author="A">${run('a')}</w:ins></w:r>`)))
    expect(validated([wrong]).get('wrong.docx')).not.toEqual([])
  })

  // Few of the files above have tracked changes, and none has comments: LibreOffice writes some that have both.
  describe.skipIf(!office)('and what LibreOffice writes of them, with tracked changes and comments', () => {
    beforeAll(() => converted(folder, 'reviewed', names, 'docx:MS Word 2007 XML', 'written'), 400_000)

    it('has both in every file', async () => {
      const counts = { files: 0, tracked: 0, commented: 0 }
      for (const name of names) {
        const inside = await insideOf(bytesOf('written', name))
        counts.files++
        if (/<w:(?:ins|del) /.test(await inside.part('word/document.xml'))) counts.tracked++
        if (inside.comments.size > 0) counts.commented++
      }
      expect(counts).toEqual({ files: rows.length, tracked: rows.length, commented: rows.length })
    })

    it.for(names)('%s is reviewed again, and nobody else’s change is touched', { timeout: 60_000 }, async (name) => {
      const bytes = bytesOf('written', name)
      const document = await readDocument(bytes, { name })
      const rewrites = anyRewrites(document, 13, { ...lawyer, author: 'Second Reviewer' })
      const proof = await prove(bytes, document, rewrites)
      expect(proof.differing).toEqual([])
      expect(proof.accepted).toBe(proof.expected)
      writeFileSync(fileIn('reviewed-again', name), proof.bytes)
    })

    it.for(names)('%s is compared with a newer draft', { timeout: 60_000 }, async (name) => {
      const bytes = bytesOf('written', name)
      const draft = await draftIn(bytes, name)
      const proof = await proveDrafts(bytes, draft, editDraft(draft, 5, 3).draft)
      expect(proof.differing).toEqual([])
      expect(proof.wrong.length, proof.wrong.join('\n')).toBeLessThanOrEqual(2 * proof.commented.length)
      writeFileSync(fileIn('compared-again', name), proof.bytes)
    })

    it.skipIf(!jars)('have no schema error afterwards that they did not have', { timeout: 400_000 }, () => {
      for (const kind of ['reviewed-again', 'compared-again'])
        noNewErrors('written', kind, readdirSync(join(folder, kind)))
    })
  })
})
