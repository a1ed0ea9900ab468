import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { CasewrightError, documentText } from '@casewright/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { displayName } from './file-name.ts'
import { readDocument } from './read-document.ts'
import { expectOffsets } from './testing/expect-offsets.ts'
import { inTestData, testData } from './testing/test-data.ts'

const files = testData
  ? readdirSync(inTestData('hostile'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'SOURCES.md')
      .map((entry) => [entry.name, `${entry.parentPath}/${entry.name}`] as const)
  : []

/** What each file must end in; any other may be text or a clear refusal. */
const expected: Record<string, string> = {
  'bomb_document_xml_2GB.docx': 'too-large',
  'bomb_lying_uncompressed_size.docx': 'too-large',
  'pdf_flate_bomb_1GB.pdf': 'unsafe-file',
  'doc_fat_loop.doc': 'damaged',
  'truncated_half.doc': 'damaged',
  'elf_exe_renamed.docx': 'wrong-type',
  'html_renamed.doc': 'wrong-type',
  'png_renamed.pdf': 'wrong-type',
  'zero_byte.pdf': 'empty',
  'docx_renamed.doc': 'docx',
  'doc_renamed.docx': 'doc',
  'pdf_renamed.txt': 'pdf',
  'pdf_no_eof_xref.pdf': 'pdf',
  'pdf_garbage_prefix_2kB.pdf': 'pdf',
  'remote_template_ssrf.docx': 'docx',
}

describe.skipIf(!testData)('every hostile file', () => {
  let server: Server
  let calls = 0
  beforeAll(async () => {
    // The address that the files ask for. Where it cannot be taken, the reader's closed network is all there is.
    server = createServer(() => calls++)
    await new Promise<void>((resolve) => server.once('error', () => resolve()).listen(9, '127.0.0.1', resolve))
  })
  afterAll(() => {
    server.close()
  })

  it.for(files)('%s', { timeout: 40_000 }, async ([name, path]) => {
    const bytes = readFileSync(path)
    const before = process.memoryUsage().rss
    let peak = before
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().rss)
    }, 50)
    const result = await readDocument(bytes, { name }).catch((error: unknown) => error)
    clearInterval(watch)
    // Of this process: what a file takes, it takes of another.
    expect(peak - before).toBeLessThan(100 * 1024 * 1024)
    if (CasewrightError.isInstance(result)) {
      expect(result.message.startsWith(displayName(name))).toBe(true)
      expect(result.message).not.toMatch(/undefined|Error|\bat \w+ \(/)
    } else expectOffsets(documentText.parse(result))
    const outcome = CasewrightError.isInstance(result) ? result.code : documentText.parse(result).kind
    if (expected[name]) expect(outcome).toBe(expected[name])
    if (name.includes('invisible')) expect(documentText.parse(result).warnings.join()).toContain('hidden text')
    if (name.startsWith('xxe')) expect(JSON.stringify(result)).not.toContain('root:')
    expect(calls).toBe(0)
  })

  it('leaves the process able to read', async () => {
    expect((await readDocument(Buffer.from('still here'), { name: 'a.txt' })).text).toBe('still here')
  })
})
