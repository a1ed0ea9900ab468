import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readDocument } from '@casewright/documents'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { redline } from './redline.ts'
import { makeDocx, paragraph, run } from './testing/make-docx.ts'
import { anyRewrites, lawyer, notes, prove } from './testing/prove.ts'

const data = process.env.TEST_DATA && existsSync(process.env.TEST_DATA) ? process.env.TEST_DATA : undefined
const office = [process.env.OFFICE_PATH ?? '', '/usr/bin/soffice'].find((path) => path !== '' && existsSync(path))
// The jars of poi-ooxml-full with what it needs: the schema of ECMA-376 as classes.
const jars = process.env.OOXML_JARS && existsSync(process.env.OOXML_JARS) ? process.env.OOXML_JARS : undefined
if (!office) console.warn('LibreOffice is not there (OFFICE_PATH): no redline is opened in it.')
if (!jars) console.warn('OOXML_JARS is not set: no redline is validated against the schema.')

const validator = fileURLToPath(new URL('testing/validate.java', import.meta.url))
const rows: { path: string }[] = data ? JSON.parse(readFileSync(join(data, 'documents/rich-docx.json'), 'utf8')) : []
const originals = new Map<string, Uint8Array>()
let folder = ''

/** What the schema says against each of some files. */
function validated(files: readonly string[]): Map<string, string[]> {
  const said = execFileSync('java', ['-cp', join(jars ?? '', '*'), validator, ...files], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const found = new Map<string, string[]>()
  for (const block of said
    .toString()
    .split(/^FILE /m)
    .slice(1)) {
    const [file = '', ...lines] = block.split('\n')
    found.set(
      basename(file),
      lines.filter((line) => line !== ''),
    )
  }
  return found
}

describe.skipIf(!data || !(office || jars))('redlines of every rich Word file', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'casewright-redlines-'))
    for (const name of ['before', 'after', 'pdf']) mkdirSync(join(folder, name))
    for (const { path } of rows) {
      const bytes = new Uint8Array(readFileSync(join(data ?? '', 'documents', path)))
      const document = await readDocument(bytes, { name: path })
      const { bytes: result } = await redline(bytes, document, { ...anyRewrites(document, 5), notes })
      originals.set(basename(path), bytes)
      writeFileSync(join(folder, 'before', basename(path)), bytes)
      writeFileSync(join(folder, 'after', basename(path)), result)
    }
  }, 400_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const files = (kind: string) => [...originals.keys()].map((name) => join(folder, kind, name))

  it.skipIf(!jars)('have no schema error that the original did not have', { timeout: 400_000 }, () => {
    const [before, after] = [validated(files('before')), validated(files('after'))]
    expect(after.size).toBe(rows.length)
    for (const [name, lines] of after)
      expect(
        lines.filter((line) => !before.get(name)?.includes(line)),
        name,
      ).toEqual([])
  })

  it.skipIf(!jars)('and the validator sees a tracked change in the wrong place', { timeout: 200_000 }, async () => {
    const wrong = join(folder, 'wrong.docx')
    writeFileSync(wrong, await makeDocx(paragraph(`<w:r><w:ins w:id="1" w:author="A">${run('a')}</w:ins></w:r>`)))
    expect(validated([wrong]).get('wrong.docx')).not.toEqual([])
  })

  it.skipIf(!office)('open in LibreOffice', { timeout: 400_000 }, () => {
    const profile = `-env:UserInstallation=file://${folder}/profile`
    const into = ['--headless', '--convert-to', 'pdf', '--outdir', join(folder, 'pdf')]
    execFileSync(office ?? '', [profile, ...into, ...files('after')], { stdio: 'ignore' })
    for (const name of originals.keys()) {
      const pdf = join(folder, 'pdf', name.replace(/docx$/, 'pdf'))
      expect(existsSync(pdf) && readFileSync(pdf).subarray(0, 5).toString(), name).toBe('%PDF-')
    }
  })

  // Few of the files above have tracked changes, and none has comments: LibreOffice writes some that have both.
  it.skipIf(!office)(
    'work on what LibreOffice writes of them, with tracked changes and comments',
    { timeout: 600_000 },
    async () => {
      const profile = `-env:UserInstallation=file://${folder}/profile`
      const into = ['--headless', '--convert-to', 'docx:MS Word 2007 XML', '--outdir', join(folder, 'again')]
      execFileSync(office ?? '', [profile, ...into, ...files('after')], { stdio: 'ignore' })
      const names = readdirSync(join(folder, 'again'))
      expect(names).toHaveLength(rows.length)
      for (const name of names) {
        const bytes = new Uint8Array(readFileSync(join(folder, 'again', name)))
        const document = await readDocument(bytes, { name })
        const rewrites = anyRewrites(document, 13, { ...lawyer, author: 'Second Reviewer' })
        const { differing, accepted, expected } = await prove(bytes, document, rewrites)
        expect(differing, name).toEqual([])
        expect(accepted, name).toBe(expected)
      }
    },
  )
})
