import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Run } from '@casewright/core'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { checked } from '../__fixtures__/checked.ts'
import type { CheckedDocument } from '../output.ts'
import { authoritiesOf } from './authorities.ts'
import { reportOf } from './report.ts'

const words = { productName: 'Casewright', notAdvice: 'Nothing here is legal advice.', person: 'Dana Okafor' }
const runOf = (output: CheckedDocument, change: Partial<Run<CheckedDocument>> = {}) =>
  ({
    output,
    createdAt: '2026-11-21T09:00:00.000Z',
    endedAt: '2026-11-21T09:00:04.000Z',
    provenance: { attempt: 1, documents: [{ id: 'd', name: 'brief.pdf', sha256: 'a'.repeat(64) }] },
    reviews: [
      {
        item: 'citation-3',
        decision: 'problem',
        note: 'It is in no reporter.',
        by: 'Dana Okafor',
        at: '2026-11-21T09:20:00.000Z',
      },
    ],
    ...change,
  }) as unknown as Run<CheckedDocument>

/** Every tag is closed, in its order: what a reader of XML asks first. */
function unclosed(xml: string): string[] {
  const open: string[] = []
  for (const [, close, name = '', empty] of xml.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
    if (empty) continue
    if (!close) open.push(name)
    else if (open.pop() !== name) return [`</${name}>`]
  }
  return open
}

function partsOf(bytes: Uint8Array): Record<string, string> {
  const files = unzipSync(bytes)
  return Object.fromEntries(
    Object.entries(files).flatMap(([name, file]) => (/\.(?:xml|rels)$/.test(name) ? [[name, strFromU8(file)]] : [])),
  )
}
const text = (xml = '') =>
  xml
    .replace(/<\/w:p>/g, '\n')
    .replace(/<w:tab\/>/g, '\t')
    .replace(/<[^>]+>/g, '')

const withPages: CheckedDocument = {
  ...checked,
  document: { ...checked.document, hasPages: true },
  authorities: checked.authorities.map((one, index) => ({ ...one, pages: index === 0 ? [1, 2, 3, 4, 5, 6] : [2, 7] })),
}

describe('the verification report', () => {
  it('names the document by its hash, the sources, each citation, and who reviewed it when', async () => {
    const parts = partsOf(await reportOf(runOf(checked), words))
    for (const [name, xml] of Object.entries(parts)) expect([name, unclosed(xml)]).toEqual([name, []])
    const said = text(parts['word/document.xml'])
    expect(said).toContain('a'.repeat(64))
    expect(said).toContain('Dana Okafor')
    expect(said).toMatch(/Problem by Dana Okafor, Nov 21, 2026, 9:20 AM UTC\.\s*It is in no reporter\./)
    for (const { text: written } of checked.citations) expect(said).toContain(written)
    for (const { source } of checked.coverage.sourcesAsked ?? []) expect(said).toContain(source)
    expect(said.match(/Not reviewed\./g)).toHaveLength(checked.citations.length - 1)
  })

  it('claims nothing that was not done', async () => {
    const said = text(partsOf(await reportOf(runOf(checked), words))['word/document.xml'])
    expect(said).toMatch(/Whether an authority supports what it is cited for was not judged/)
    expect(said).toMatch(/Later history was not checked beyond the list of overruled/)
    expect(said).toMatch(/No language model took part in this check/)
  })

  it('names the citing opinions that were looked at', async () => {
    const [first, ...rest] = checked.citations
    if (!first) throw new Error('The fixture has no citation.')
    const citations = [{ ...first, looked: { opinions: 12, from: 1975, to: 2020 } }, ...rest]
    const said = text(partsOf(await reportOf(runOf({ ...checked, citations }), words))['word/document.xml'])
    expect(said).toMatch(/for 1 of \d+ authorities, the opinions in the library that cite it \(12, of 1975 to 2020\)/)
  })

  it('certifies nothing', async () => {
    const said = text(partsOf(await reportOf(runOf(checked), words))['word/document.xml'])
    expect(said).not.toMatch(/all (?:citations|authorities) (?:are|were) verified|certif(?:y|ied)/i)
  })
})

describe('what is no longer good law', () => {
  const says = 'No longer good law: overruled by Hill v. Dale, 999 F.4th 1 (2030).'
  const [first, ...rest] = checked.citations
  const flagged: CheckedDocument = {
    ...withPages,
    citations: [
      {
        ...(first as CheckedDocument['citations'][number]),
        treatment: { flag: 'red', kind: 'overruled', says, by: { name: 'Hill v. Dale', year: 2030 }, source: 'List' },
      },
      ...rest,
    ],
    authorities: withPages.authorities.map((one, at) => (at === 0 ? { ...one, citations: ['citation-1'] } : one)),
  }

  it.each([
    ['report', reportOf],
    ['table of authorities', authoritiesOf],
  ])('is in the %s', async (_, made) => {
    expect(text(partsOf(await made(runOf(flagged), words))['word/document.xml'])).toContain(says)
  })

  it('is counted in the report, and is a statement to sign', async () => {
    const said = text(partsOf(await reportOf(runOf(flagged), words))['word/document.xml'])
    expect(said).toContain('1 citation is no longer good law.')
    expect(said).toContain('Each authority cited is still good law for the point it is cited for')
  })
})

describe('the table of authorities', () => {
  it('has its parts, leaders to the pages, names in italics, and passim from six pages on', async () => {
    const parts = partsOf(await authoritiesOf(runOf(withPages), words))
    const xml = parts['word/document.xml'] ?? ''
    for (const [name, part] of Object.entries(parts)) expect([name, unclosed(part)]).toEqual([name, []])
    expect(xml).toMatch(/<w:tab [^>]*w:leader="dot"/)
    expect(xml).toMatch(/<w:i\/>.{0,80}Varghese v\. China Southern Airlines/)
    const said = text(xml)
    expect(said.indexOf('Cases')).toBeLessThan(said.indexOf('Statutes'))
    expect(said).toMatch(/\tpassim\n/)
    expect(said).toMatch(/\t2, 7\n/)
  })

  it('of a file without pages says what gives page numbers', async () => {
    const said = text(partsOf(await authoritiesOf(runOf(checked), words))['word/document.xml'])
    expect(said).toMatch(/has no fixed pages.*Save the brief as a PDF/)
    expect(said).not.toMatch(/\t\d/)
  })
})

const office = ['/usr/bin/soffice', '/usr/local/bin/soffice'].find((path) => existsSync(path)) ?? ''
if (!office) console.warn('LibreOffice is not installed: the documents of the citation check are not opened by it.')

it.runIf(office !== '')('both are opened by LibreOffice', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-cite-check-'))
  try {
    for (const [name, bytes] of [
      ['report', await reportOf(runOf(checked), words)],
      ['table', await authoritiesOf(runOf(withPages), words)],
    ] as const) {
      const file = join(folder, `${name}.docx`)
      writeFileSync(file, bytes)
      const profile = `-env:UserInstallation=file://${folder}/profile`
      execFileSync(office, [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, file], {
        stdio: 'ignore',
      })
      expect(existsSync(join(folder, `${name}.pdf`))).toBe(true)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
