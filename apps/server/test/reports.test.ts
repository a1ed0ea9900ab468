import { type CitationCheck, isReportName, isWell, reportTypes } from '@casewright/core'
import { readDocument } from '@casewright/documents'
import { loadStarter, readStarter } from '@casewright/library'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness.ts'

let server: TestServer
let ada: Awaited<ReturnType<TestServer['member']>>
beforeAll(async () => {
  server = await startServer({ SOURCES: 'library', OFFLINE: '1' }, {})
  await loadStarter(server.services.db, server.services.library, await readStarter())
  ada = await server.member('Ada Okafor')
})
afterAll(() => server.stop())

/** No words of their own: ids, addresses of ours, codes that the file writes out, and an answer that is put together of its passages. */
const codes = new Set([
  'answer',
  'id',
  'href',
  'url',
  'card',
  'kind',
  'of',
  'by',
  'source',
  'status',
  'summaryOf',
  'keyPointsOf',
  'jurisdiction',
  'court',
  'outcome',
  'basis',
  'why',
  'verdict',
  'authority',
  'document',
  'type',
  'asked',
  'date',
  'field',
  'sourcesAsked',
  'anchor',
  'sha256',
  'flag',
  'reading',
  'findings',
  'severity',
  'direction',
  'caseType',
  'theme',
  'origin',
  // Where a case ends by what is printed next: compared with pin cites, and said only where they differ.
  'next',
  // What the editors write that a cited case held: compared with what a document says of it, and said only where they differ.
  'holding',
])

/** What a search itself found is told once of all; its own check has a reason only where something stands against it. */
const told = (key: string, value: unknown): unknown =>
  key === 'check' && isWell(value as CitationCheck) ? { ...(value as CitationCheck), reason: '' } : value

/** Every sentence of a result, wherever it is in it. */
const sentences = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.flatMap(sentences)
      : value && typeof value === 'object'
        ? Object.entries(value).flatMap(([key, inner]) => (codes.has(key) ? [] : sentences(told(key, inner))))
        : []

const bare = (text: string) => text.replace(/\s+/g, '')
/** Whether a text has a sentence; of an authority the name may stand over its citation. */
const hasSentence = (all: string, one: string) =>
  all.includes(bare(one)) || all.includes(bare(one.replace(/, (?=\d)/, ' ')))

async function textOf(id: string, name: string, type: string): Promise<string> {
  const file = await ada.get(`/api/runs/${id}/exports/${name}`)
  expect([name, file.status]).toEqual([name, 200])
  return (await readDocument(new Uint8Array(await file.arrayBuffer()), { name: `report.${type}` })).text
}

/** What the file for Word lacks of a result, and what the PDF lacks of the file for Word. */
async function lacking(id: string, output: unknown) {
  const [word, pdf] = [await textOf(id, 'word', 'docx'), await textOf(id, 'pdf', 'pdf')]
  const [all, printed] = [bare(word), bare(pdf)]
  return {
    word: sentences(output).filter((one) => !hasSentence(all, one)),
    pdf: [...new Set(word.split(/[\s\-–—/]+/))].filter((one) => !printed.includes(one)),
    text: word,
  }
}

it.each([
  ['/api/legal-search', { query: 'search of a phone incident to arrest' }, 'Riley v. California'],
  ['/api/legal-search', { query: 'separate but equal schools' }, 'No longer good law'],
  ['/api/law-agent', { question: 'When can police stop and frisk a person?' }, 'Terry v. Ohio'],
  ['/api/law-agent', { question: 'Does Plessy v. Ferguson, 163 U.S. 537 (1896) still hold?' }, 'No longer good law'],
  [
    '/api/analyze-risk',
    {
      caseType: 'contract',
      description:
        'We represent the plaintiff. The defendant signed a written supply agreement and stopped delivering. The statute of limitations has run. Two witnesses heard the call.',
      jurisdiction: 'Ohio',
      caseValue: '$200,000',
    },
    'Risk assessment',
  ],
  [
    '/api/analyze-risk',
    {
      caseType: 'contract',
      description: 'We represent the plaintiff. The defendant signed a written supply agreement and never paid.',
      represents: 'defendant',
    },
    'The assessment follows your selection: the defendant',
  ],
])('%s of %j: both files have every word of the result', { timeout: 120_000 }, async (path, input, named) => {
  const answer = await ada.post(path, input)
  const output = await answer.json()
  const { word, pdf, text } = await lacking(answer.headers.get('x-run-id') ?? '', output)
  expect(word).toEqual([])
  expect(pdf).toEqual([])
  for (const one of [named, 'Date of this result:', 'None took part in this result.', 'Ada Okafor'])
    expect(text).toContain(one)
})

it('a summary of an uploaded brief is in both files with every sentence and citation', {
  timeout: 120_000,
}, async () => {
  const bytes =
    'MEMORANDUM OF LAW\n\nPlaintiff moves to suppress. Police may not search the phone of an arrestee without a warrant. Riley v. California, 573 U.S. 373 (2014). The motion should be granted because no exigency was shown. A hearing is requested.'
  const answer = await ada.upload('/api/summarize-document', { name: 'motion.txt', bytes })
  // It is put together of the sentences beside it.
  const { summary: _, ...output } = await answer.json()
  const { word, pdf, text } = await lacking(answer.headers.get('x-run-id') ?? '', output)
  expect([word, pdf]).toEqual([[], []])
  for (const one of ['Document summary', 'Riley v. California', 'SHA-256']) expect(text).toContain(one)
})

it('a quick answer is a file also after its run is gone, for whom it was sealed alone, and as it was', {
  timeout: 120_000,
}, async () => {
  const question = 'What did Terry v. Ohio, 392 U.S. 1 (1968) decide about a stop and frisk?'
  const answer = await ada.post('/api/quick-question', { question })
  const output = await answer.json()
  const id = answer.headers.get('x-run-id') ?? ''
  const { sealed } = (await (await ada.get(`/api/runs/${id}/sealed`)).json()) as { sealed: string }
  await ada.delete(`/api/runs/${id}`)
  expect((await ada.get(`/api/runs/${id}/sealed`)).status).toBe(404)

  const take = async (who: typeof ada, name: string, text: string) =>
    who.post(`/api/runs/sealed/exports/${name}`, { sealed: text })
  const read = async (name: 'word' | 'pdf') => {
    const file = await take(ada, name, sealed)
    expect([name, file.status]).toEqual([name, 200])
    expect(file.headers.get('content-disposition')).toContain('Quick%20Question%20-%20Quick%20answer')
    return (await readDocument(new Uint8Array(await file.arrayBuffer()), { name: `answer.${reportTypes[name]}` })).text
  }
  const [word, pdf] = [await read('word'), bare(await read('pdf'))]
  expect(sentences(output).filter((one) => !bare(word).includes(bare(one)))).toEqual([])
  expect([...new Set(word.split(/[\s\-–—/]+/))].filter((one) => !pdf.includes(one))).toEqual([])
  for (const one of [question, 'Terry v. Ohio', 'Date of this result:', 'None took part in this result.', 'Ada Okafor'])
    expect(word).toContain(one)

  const bob = await server.member('Bob Stranger')
  expect((await take(bob, 'word', sealed)).status).toBe(400)
  const changed = Buffer.from(sealed, 'base64')
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect((await take(ada, 'word', changed.toString('base64'))).status).toBe(400)
  expect((await take(ada, 'memo.exe', sealed)).status).toBe(404)
})

it('what the history keeps is not sealed for the page', async () => {
  const answer = await ada.post('/api/legal-search', { query: 'search of a phone incident to arrest' })
  expect((await ada.get(`/api/runs/${answer.headers.get('x-run-id')}/sealed`)).status).toBe(409)
})

it('the name of an earlier version still gives the Word file', async () => {
  const answer = await ada.post('/api/legal-search', { query: 'search of a phone incident to arrest' })
  const id = answer.headers.get('x-run-id') ?? ''
  expect(await textOf(id, 'memo', 'docx')).toBe(await textOf(id, 'word', 'docx'))
})

it('an action says under which names its report is offered', async () => {
  const { tools } = (await (await ada.get('/api/tools')).json()) as {
    tools: { actions: Record<string, { exports: Record<string, { type: string }> }> }[]
  }
  const offered = tools.flatMap(({ actions }) => Object.values(actions).map((one) => one.exports))
  const reports = offered.filter(({ word }) => word)
  expect(reports.length).toBeGreaterThan(1)
  for (const files of reports)
    for (const [name, { type }] of Object.entries(files)) if (isReportName(name)) expect(type).toBe(reportTypes[name])
})
