import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Part, plainText, shippedTypes } from '@casewright/templates'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { examples } from './__fixtures__/examples.ts'
import { made, wordsIn } from './__fixtures__/made.ts'
import { problemsOfWord } from './__fixtures__/word-package.ts'
import { makeFile } from './make-file.ts'

const bytesOf = async (parts: Part[], as: 'docx' | 'pdf', title = 'A document') =>
  Buffer.from((await makeFile({ title, parts, as })).base64, 'base64')
const part = async (docx: Uint8Array, name: string) => strFromU8(unzipSync(docx)[name] ?? new Uint8Array())
const paragraph = (text: string): Part => ({ kind: 'paragraph', runs: [{ text }] })

const hostile = {
  markup: '</w:t><w:br/> & <script>alert(1)</script> ]]> {ssn} %PDF (\\) endobj',
  controls: 'a\u0000b\u0001c\u0008d\u001be\ud800f\uffffg\u0085h',
  arabic: 'العقد رقم 12 بين (شركة) Ada & Bell والمورّد',
  hebrew: 'הסכם בין Ada לבין בל',
  chinese: '服务协议 第三条',
  emoji: 'Signed 👩‍⚖️ 🇺🇸 👍🏽 done',
  overrides: '\u202emirrored\u202c \u2067inner\u2069 \u200f',
  combining: `e${'\u0301'.repeat(200)}`,
  long: 'word '.repeat(20_000),
  unbroken: 'x'.repeat(100_000),
}

describe('a Word file', () => {
  it.each(shippedTypes.map(({ id }) => id))('of %s is valid, filled in and empty', async (id) => {
    for (const { parts, title } of [made(id, examples[id]), made(id)])
      expect(problemsOfWord(await bytesOf(parts, 'docx', title))).toEqual([])
  })

  it.each(Object.entries(hostile))('is valid with %s in every place', async (_, text) => {
    const runs = [{ text }]
    const parts: Part[] = [
      { kind: 'letterhead', name: runs, lines: [runs] },
      { kind: 'title', runs },
      { kind: 'clause', number: '1.', level: 0, heading: runs, runs },
      { kind: 'rows', rows: [{ label: text.slice(0, 1000), runs }] },
      { kind: 'items', items: [runs] },
      { kind: 'signatures', signatures: [{ party: runs, lines: [{ label: text.slice(0, 300), value: runs }] }] },
    ]
    expect(problemsOfWord(await bytesOf(parts, 'docx', text.slice(0, 300)))).toEqual([])
  })

  it('has the styles of Word, its own counting, U.S. Letter, its title and language, and names nobody', async () => {
    const { parts, title } = made('service-agreement', examples['service-agreement'])
    const docx = await bytesOf(parts, 'docx', title)
    const [body, core, styles, foot] = await Promise.all(
      ['word/document.xml', 'docProps/core.xml', 'word/styles.xml', 'word/footer1.xml'].map((one) => part(docx, one)),
    )
    expect(body).toMatch(/w:pStyle w:val="Title".*w:pStyle w:val="Heading1".*w:pStyle w:val="Clause1"/s)
    expect(body).toContain('<w:pgSz w:w="12240" w:h="15840"')
    expect(body).toContain('w:right="1440"')
    expect(body).not.toMatch(/>1\.1</)
    expect(body).toContain('<w:cantSplit/>')
    expect(styles).toContain('<w:lang w:val="en-US"')
    expect(core).toContain('Service Agreement between Northgate Data Services LLC and Hartwell Manufacturing, Inc.')
    expect(core).not.toMatch(/creator|lastModifiedBy|dcterms:(created|modified)/)
    expect(foot).toMatch(/Page .*PAGE.* of .*NUMPAGES/s)
  })

  it('has no number on the first page of a letter', async () => {
    const { parts } = made('business-letter', examples['business-letter'])
    expect(await part(await bytesOf(parts, 'docx'), 'word/document.xml')).toContain('<w:titlePg/>')
  })

  it('shades a blank, and writes numbers out that Word would count otherwise', async () => {
    const clause = (number: string): Part => ({
      kind: 'clause',
      number,
      level: 0,
      runs: [{ text: '[Fee]', blank: 'fee' }],
    })
    const body = await part(await bytesOf([clause('1.'), clause('3.')], 'docx'), 'word/document.xml')
    expect(body).toMatch(/w:fill="F6E7C1"[^[]*\[Fee\]/)
    expect(body).toMatch(/>3\.</)
    expect(body).not.toContain('w:numId')
  })
})

describe('a PDF', () => {
  it.each(Object.entries(hostile))('is made with %s', async (_, text) => {
    const pdf = await bytesOf(
      [{ kind: 'title', runs: [{ text: text.slice(0, 2000) }] }, paragraph(text)],
      'pdf',
      text.slice(0, 300),
    )
    expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7')
    expect(pdf.subarray(-6).toString().trim()).toBe('%%EOF')
  })

  it('is tagged, in English, with its title and its faces in it', async () => {
    const { parts, title } = made('job-application', examples['job-application'])
    const pdf = (await bytesOf(parts, 'pdf', title)).toString('latin1')
    for (const said of [
      '/Marked true',
      '/Lang (en-US)',
      '/S /H1',
      '/S /TH',
      '/S /LBody',
      '/FontFile2',
      '/DisplayDocTitle true',
      '/MediaBox [0 0 612 792]',
    ])
      expect(pdf, said).toContain(said)
    expect(pdf).toContain('Job application of Jordan Whitaker')
    expect(pdf).not.toMatch(/CreationDate|Author/)
  })
})

it.each(['docx', 'pdf'] as const)('a %s has the same bytes each time, and the title for its name', async (as) => {
  const { parts, title } = made('loan-application', examples['loan-application'])
  const [one, two] = [await makeFile({ title, parts, as }), await makeFile({ title, parts, as })]
  expect(one).toEqual(two)
  expect(one.name).toBe(`Loan application of Theresa Nguyen.${as}`)
  expect((await makeFile({ title: '../a:b\u202e/c?', parts, as })).name).toBe(`a b c.${as}`)
})

const there = (program: string, asked: string) => {
  try {
    execFileSync(program, [asked], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
const programs = { office: 'soffice', textOf: 'pdftotext' }
const drawn = there(programs.office, '--version') && there(programs.textOf, '-v')

describe.skipIf(!drawn)('LibreOffice, where it is installed with pdftotext,', () => {
  it('opens each Word file and sees the same words', { timeout: 120_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'casewright-files-'))
    try {
      const documents = shippedTypes.map(({ id }) => ({ id, ...made(id, examples[id]) }))
      for (const { id, parts } of documents) writeFileSync(join(folder, `${id}.docx`), await bytesOf(parts, 'docx'))
      const names = documents.map(({ id }) => `${id}.docx`)
      const own = `-env:UserInstallation=file://${folder}/profile`
      execFileSync(programs.office, [own, '--headless', '--convert-to', 'pdf', ...names], {
        cwd: folder,
        stdio: 'ignore',
      })
      for (const { id, parts } of documents) {
        execFileSync(programs.textOf, ['-raw', `${id}.pdf`, 'out.txt'], { cwd: folder })
        const text = readFileSync(join(folder, 'out.txt'), 'utf8')
        expect(seen(text), id).toBe(seen(plainText({ parts })))
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

/** Words without what a page adds to them: its number, and where its lines break. */
const seen = (text: string) =>
  wordsIn(text.replaceAll('\f', '\n').replaceAll(/^Page \d+( of \d+)?$/gm, '')).replaceAll(' ', '')
