import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDocument } from '@casewright/documents'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editDraft } from './testing/edit-draft.ts'
import { madeDocuments } from './testing/made-documents.ts'
import { converted, jars, office, validated } from './testing/office.ts'
import { anyRewrites, lawyer, prove } from './testing/prove.ts'
import { proveDrafts } from './testing/prove-drafts.ts'

const names = Object.keys(madeDocuments)
const clause = 'Interest. Interest accrues on overdue amounts at one percent a month.'
let folder = ''
const fileOf = (kind: string, name: string) => join(folder, kind, `${name}.docx`)

/** A Word file that LibreOffice wrote, as it is read. */
async function written(name: string) {
  const bytes = new Uint8Array(readFileSync(fileOf('written', name)))
  return { bytes, document: await readDocument(bytes, { name: `${name}.docx` }) }
}

describe.skipIf(!office)('a Word file that LibreOffice made, with', () => {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'casewright-made-'))
    for (const kind of ['drawn', 'reviewed', 'reviewed-again', 'compared']) mkdirSync(join(folder, kind))
    for (const name of names) writeFileSync(join(folder, 'drawn', `${name}.fodt`), madeDocuments[name] ?? '')
    const files = names.map((name) => `${name}.fodt`)
    converted(folder, 'drawn', files, 'docx:MS Word 2007 XML', 'written')
  }, 400_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.for(names)('%s: rejected it is the original, accepted it is what was asked', { timeout: 60_000 }, async (name) => {
    const { bytes, document } = await written(name)
    const first = await prove(bytes, document, anyRewrites(document, 7))
    expect(first.differing).toEqual([])
    expect(first.accepted).toBe(first.expected)
    expect(first.tracked).toBeGreaterThan(0)
    writeFileSync(fileOf('reviewed', name), first.bytes)
    const again = await readDocument(first.bytes, { name: 'again.docx' })
    const second = await prove(first.bytes, again, anyRewrites(again, 11, { ...lawyer, author: 'Other' }))
    expect(second.differing).toEqual([])
    expect(second.accepted).toBe(second.expected)
    writeFileSync(fileOf('reviewed-again', name), second.bytes)
  })

  it.for(names)('%s: a new clause is there once it is accepted', { timeout: 60_000 }, async (name) => {
    const { bytes, document } = await written(name)
    const { end } = document.blocks[Math.floor(document.blocks.length / 2)] ?? { end: 0 }
    const rewrites = [{ ...lawyer, start: end, end, text: `\n${clause}` }]
    const proof = await prove(bytes, document, { rewrites, remarks: [] })
    expect([proof.differing, proof.tracked]).toEqual([[], 1])
    expect(proof.accepted).toContain('Interestaccruesonoverdueamountsatonepercentamonth.')
  })

  it.for(names)('%s: compared, it becomes either draft', { timeout: 60_000 }, async (name) => {
    const { bytes, document } = await written(name)
    const { text, blocks } = document
    const before = { text, blocks: blocks.filter(({ kind }) => kind !== 'footnote') }
    const proof = await proveDrafts(bytes, before, editDraft(before, 21, 2).draft)
    expect(proof.differing).toEqual([])
    expect(proof.wrong.length, proof.wrong.join('\n')).toBeLessThanOrEqual(2 * proof.commented.length)
    writeFileSync(fileOf('compared', name), proof.bytes)
  })

  it.skipIf(!jars)('any of these, has no schema error afterwards that it did not have', { timeout: 400_000 }, () => {
    const old = validated(names.map((name) => fileOf('written', name)))
    for (const kind of ['reviewed', 'reviewed-again', 'compared'])
      for (const [name, lines] of validated(names.map((one) => fileOf(kind, one))))
        expect(
          lines.filter((line) => !old.get(name)?.includes(line)),
          `${kind} ${name}`,
        ).toEqual([])
  })
})
