import { readFileSync } from 'node:fs'
import { CasewrightError, documentText } from '@casewright/core'
import { describe, expect, it } from 'vitest'
import { readDocument } from './read-document.ts'
import { expectOffsets } from './testing/expect-offsets.ts'
import { inTestData, recall, testData } from './testing/test-data.ts'

interface Row {
  path: string
  sha256: string
  expect: string
  reference_text?: string[]
}

const rows: Row[] = testData ? JSON.parse(readFileSync(inTestData('documents/manifest.json'), 'utf8')) : []

/**
 * Where the reference differs on purpose. Deletions: LibreOffice writes out what tracked changes deleted.
 * Numbers: a binary Word file counts its lists where no library reads them.
 */
const lower: Record<string, number> = {
  'docx/poi_delins.docx': 0.7, // deletions
  'docx/redline_expected_tracked_changes.docx': 0.8, // deletions
  'doc/wx_test01.doc': 0.75, // deletions
  'docx/poi_footnotes.docx': 0.8, // the reference glues a note's number to its word
  'pdf/xray_whitespace_redactions.pdf': 0.93, // the line numbers of pleading paper
  'derived_doc/contract_microsoft_sample.doc': 0.93, // numbers
}

const read = (row: Row) => readDocument(readFileSync(inTestData(`documents/${row.path}`)), { name: row.path })

describe.skipIf(!testData)('every document of the manifest', () => {
  it.for(rows.map((row) => [row.expect, row.path, row] as const))('%s: %s', { timeout: 120_000 }, async ([, , row]) => {
    const result = await read(row).catch((error: unknown) => error)
    const refused = CasewrightError.isInstance(result)
    if (refused) expect(result.message).toContain(row.path.split('/').at(-1))
    else {
      expect(() => documentText.parse(result)).not.toThrow()
      expectOffsets(documentText.parse(result))
      expect(result).toMatchObject({ sha256: row.sha256 })
    }
    if (row.expect === 'password_required') return expect(result).toMatchObject({ code: 'password-needed' })
    if (row.expect === 'empty_file_error') return expect(result).toMatchObject({ code: 'empty' })
    // WordPerfect is none of the four kinds: it is named, with what to do.
    if (row.path.endsWith('.wpd')) return expect(result).toMatchObject({ code: 'unsupported-type' })
    if (row.expect === 'text' || row.expect === 'needs_ocr') expect(refused).toBe(false)
    if (refused) return
    const document = documentText.parse(result)
    if (row.expect === 'needs_ocr') expect(document.pages.some((page) => page.ocr)).toBe(true)
    const references = (row.reference_text ?? []).filter((path) => !path.endsWith('.snapx'))
    for (const path of references) {
      const wanted = lower[row.path] ?? (row.expect === 'needs_ocr' ? 0.9 : 0.95)
      expect(recall(document.text, readFileSync(inTestData(`documents/${path}`), 'utf8'))).toBeGreaterThanOrEqual(
        wanted,
      )
    }
    return undefined
  })
})
