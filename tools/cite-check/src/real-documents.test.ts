import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CasewrightError, type Run } from '@casewright/core'
import { runAction } from '@casewright/core/testing'
import { readDocument } from '@casewright/documents'
import { describe, expect, it } from 'vitest'
import { authoritiesOf } from './documents/authorities.ts'
import { reportOf } from './documents/report.ts'
import type { CheckedDocument } from './output.ts'
import { server } from './server.ts'

const folder = process.env.TEST_DATA && existsSync(process.env.TEST_DATA) ? process.env.TEST_DATA : undefined
if (!folder) console.warn('TEST_DATA is not set: the citations of no real documents are checked.')

interface Row {
  path: string
  expect: string
}
// Scans are read elsewhere: their reading takes longer than everything here.
const rows: Row[] = folder
  ? (JSON.parse(readFileSync(join(folder, 'documents/manifest.json'), 'utf8')) as Row[]).filter(
      // A format that is refused is none of ours.
      // Its last pages are pictures.
      (row) => row.expect === 'text' && !row.path.endsWith('vector-pdf.pdf') && /\.(?:pdf|docx?|txt)$/.test(row.path),
    )
  : []
const words = { productName: 'Casewright', notAdvice: 'Nothing here is legal advice.', person: 'Dana Okafor' }

const runOf = (output: CheckedDocument) =>
  ({
    output,
    createdAt: '2026-11-21T09:00:00.000Z',
    endedAt: '2026-11-21T09:00:04.000Z',
    provenance: null,
    reviews: [],
  }) as unknown as Run<CheckedDocument>

/** As a reader has them: what stands in a file of Word, on one line. */
const wordsOf = async (bytes: Uint8Array) =>
  (await readDocument(Buffer.from(bytes), { name: 'made.docx' })).text.replace(/\s+/g, ' ')

describe.skipIf(!folder)('the citations of every real document with text', () => {
  it.for(rows.map(({ path }) => path))('%s', { timeout: 60_000 }, async (path) => {
    const text = await readDocument(readFileSync(join(folder ?? '', 'documents', path)), { name: path })
    const given = { documents: [{ name: path, text }] }
    const result = await runAction(server, 'check', {}, given).catch((error: unknown) => error)
    if (CasewrightError.isInstance(result)) {
      expect(['empty', 'too-large']).toContain(result.code)
      return
    }
    const { output } = result as { output: CheckedDocument }
    const { citations, counts, content } = output
    for (const { anchor, quotations } of citations)
      for (const { start, end, words: standing } of [anchor, ...quotations.map(({ place }) => place)])
        expect(text.text.slice(start, end)).toBe(standing)
    for (const { start, text: shown } of content.paragraphs)
      expect(text.text.slice(start, start + shown.length)).toBe(shown)
    // Marks stand in their order and do not overlap.
    for (const [index, { anchor }] of citations.entries())
      expect(anchor.start).toBeGreaterThanOrEqual(citations[index - 1]?.anchor.end ?? 0)
    // Nobody is asked here, so nothing can be verified.
    expect(counts.verified).toBeUndefined()
    expect(counts['not-found']).toBeUndefined()
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(citations.length)
    // Reading what was written takes longer than all the rest: it is done where there are some.
    if (citations.length < 2 || citations.length > 60) return
    const report = await wordsOf(await reportOf(runOf(output), words))
    for (const { text: written } of citations.slice(0, 40)) expect(report).toContain(written.trim())
    const table = await wordsOf(await authoritiesOf(runOf(output), words))
    for (const { rest } of output.authorities.slice(0, 40)) expect(table).toContain(rest.trim())
  })
})

describe('a file whose words are hostile', () => {
  it('comes out harmless in both documents', async () => {
    const brief =
      'See <w:t>Roe</w:t> v. "Wade"&\u0001\u202e, 410 U.S. 113 (1973). Doe\ufffe v. </w:document>Road, 998 F.4th 77 (9th Cir. 2025).'
    const { output } = await runAction(server, 'check', { text: brief })
    const name = '../../etc/<script>alert(1)</script>\u0000.docx'
    const hostile = { ...(output as CheckedDocument) }
    hostile.document = { ...hostile.document, name }
    for (const make of [reportOf, authoritiesOf]) {
      const made = await wordsOf(await make(runOf(hostile), words))
      expect(made).toMatch(/410 U\.S\. 113/)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these may not stand in it
      expect(made).not.toMatch(/[\u0000-\u0008\u202e\ufffe]/)
    }
  })
})
