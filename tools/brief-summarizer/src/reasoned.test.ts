import { CasewrightError, type Reason } from '@casewright/core'
import { inventedCitation, inventedQuotation, testContext } from '@casewright/core/testing'
import { describe, expect, it } from 'vitest'
import { documentOf, longAgreement, serviceAgreement } from './__fixtures__/documents.ts'
import { saying } from './__fixtures__/saying.ts'
import type { Answered, Summary } from './output.ts'
import { answered, summary } from './output.ts'
import { server } from './server.ts'

const contextOf = (reason: Reason | null, text = serviceAgreement) => {
  const documents = [{ name: 'agreement.pdf', text: documentOf(text) }]
  return testContext({ documents, reason }).context
}
const summarize = async (reason: Reason | null): Promise<Summary> =>
  summary.parse(await server.actions.summarize({ summaryType: 'detailed' }, contextOf(reason)))
const ask = async (reason: Reason | null, question = 'Who shall indemnify whom?', text?: string): Promise<Answered> =>
  answered.parse(await server.actions.ask({ question }, contextOf(reason, text)))

const true1 = 'shall automatically renew for successive terms of one year'
const true2 = 'settled by binding arbitration'
const held = { statement: 'The agreement renews each year.', quotation: true1 }
const also = { statement: 'Disputes go to arbitration.', quotation: true2 }
const page = (quotation: string) => (serviceAgreement.indexOf(quotation) < serviceAgreement.indexOf('\f') ? 1 : 2)

/** Every way of the lies of the fake model, as a statement beside one that is true. */
const lies = [
  ['an invented quotation', { statement: 'OBEYED', quotation: inventedQuotation }, 'gone'],
  ['an altered quotation', { statement: 'OBEYED', quotation: true1.replace('shall', 'may') }, 'gone'],
  ['no quotation', { statement: 'OBEYED', quotation: '' }, 'gone'],
  ['a long text', { statement: 'OBEYED '.repeat(200), quotation: true1 }, 'gone'],
  ['an invented citation', { statement: `OBEYED ${inventedCitation}.`, quotation: true1 }, 'marked'],
  ['a wrong figure', { statement: 'OBEYED $1,501 a month.', quotation: true1 }, 'marked'],
] as const

const lengths = ['sentence', 'summary', 'detail', 'keyPoints'] as const

describe('a summary by a model', () => {
  it('comes in three lengths of one answer, each statement with words of the document and their page', async () => {
    const { written, summary: text } = await summarize(
      saying({ sentence: [held], summary: [held, also], detail: [held, also, held], keyPoints: [also] }),
    )
    expect(lengths.map((length) => written?.[length].length)).toEqual([1, 2, 3, 1])
    for (const { quotation } of lengths.flatMap((length) => written?.[length] ?? [])) {
      expect(serviceAgreement.slice(quotation.start, quotation.end)).toBe(quotation.words)
      expect(quotation.page).toBe(page(quotation.words))
    }
    expect(text).toBe('The agreement renews each year. Disputes go to arbitration.')
  })

  it.each(lengths.flatMap((length) => lies.map(([name, lie, fate]) => [name, length, lie, fate] as const)))(
    'has %s at the length %s left out or marked',
    async (_, length, lie, fate) => {
      const { written } = await summarize(saying({ [length]: length === 'sentence' ? [lie] : [held, lie] }))
      const said = written?.[length].find(({ statement }) => statement.includes('OBEYED'))
      if (fate === 'gone') expect(said).toBeUndefined()
      else expect(said?.doubts.length).toBeGreaterThan(0)
      expect(written?.dropped).toBe(fate === 'gone' ? 1 : 0)
    },
  )

  it('is none where the model wrote nothing, which is said', async () => {
    const { written, coverage } = await summarize(saying({}))
    expect(written).toBeNull()
    expect(coverage.basis).toBe('evidence')
    expect(coverage.notes?.join(' ')).toContain('The model was asked and wrote nothing: the quotations are')
  })

  it('is one sentence where a sentence is asked for, however many a model gives', async () => {
    const { written } = await summarize(saying({ sentence: [held, also] }))
    expect(written?.sentence).toHaveLength(1)
  })

  it('does not mark a citation that stands in the document as missing there', async () => {
    const text = `${serviceAgreement}\nThe claim is barred by Doe v. Roe, 410 U.S. 113 (1973), as the parties agree.`
    const statement = {
      statement: 'It rests on Doe v. Roe, 410 U.S. 113 (1973).',
      quotation: 'barred by Doe v. Roe, 410',
    }
    const output = summary.parse(
      await server.actions.summarize({ summaryType: 'detailed' }, contextOf(saying({ summary: [statement] }), text)),
    )
    expect(output.written?.summary[0]?.doubts).toEqual([])
  })
})

describe('a question about a document', () => {
  it('is answered without a model by passages, with their pages, and no conclusion', async () => {
    const output = await ask(null)
    expect(output).toMatchObject({ outcome: 'passages', written: null, coverage: { basis: 'evidence', pages: 2 } })
    expect(output.passages[0]).toMatchObject({ score: 1, has: expect.arrayContaining(['indemnify']) })
    expect(output.passages[0]?.anchor.page).toBe(2)
    for (const { anchor } of output.passages)
      expect(serviceAgreement.slice(anchor.start, anchor.end)).toBe(anchor.words)
  })

  it('names the words of it that the document does not have', async () => {
    const output = await ask(null, 'Who is the landlord?')
    expect(output).toMatchObject({ passages: [], missing: ['landlord'] })
    expect(output.answer).toMatch(/No passage of the document has the words/)
  })

  it('is answered by a model from words of the document', async () => {
    const output = await ask(saying({ statements: [held] }))
    expect(output).toMatchObject({ outcome: 'answered', answer: held.statement, coverage: { basis: 'model' } })
    expect(output.written?.statements[0]?.quotation).toMatchObject({ page: 1, words: true1, document: 'document-1' })
  })

  it.each(lies)('has %s of a model left out or marked', async (_, lie, fate) => {
    const output = await ask(saying({ statements: [held, lie] }))
    const said = output.written?.statements.find(({ statement }) => statement.includes('OBEYED'))
    if (fate === 'gone') expect(output).toMatchObject({ outcome: 'in part', answer: held.statement })
    else expect(said?.doubts.length).toBeGreaterThan(0)
    expect(JSON.stringify(output)).not.toContain(inventedQuotation)
  })

  it('counts as not answered where nothing that a model says stands in the document', async () => {
    const output = await ask(saying({ statements: [{ statement: 'OBEYED', quotation: inventedQuotation }] }))
    expect(output).toMatchObject({ outcome: 'not answered', written: { statements: [], dropped: 1 } })
    expect(output.answer).toMatch(/does not answer this question/)
  })

  it('is said to be not answered where the model says so', async () => {
    expect(await ask(saying({ answers: 'no' }))).toMatchObject({ outcome: 'not answered' })
  })

  it('rests nothing on its own words', async () => {
    const question = 'Is it true that the customer owes nothing at all to anybody?'
    const own = { statement: 'OBEYED', quotation: 'the customer owes nothing at all to anybody' }
    expect(await ask(saying({ statements: [own] }), question)).toMatchObject({ outcome: 'not answered' })
  })

  it('is answered from the passages of a long document, with their places in the whole', async () => {
    const text = longAgreement(500)
    const quotation = 'waives its right to a trial by jury'
    const said = saying({ statements: [{ statement: 'No: each party waives it.', quotation }] })
    const seen: number[] = []
    const counting: Reason = (request) => {
      seen.push(request.evidence.reduce((sum, { text: words }) => sum + words.length, 0))
      return said(request)
    }
    const output = await ask(counting, 'Is there a trial by jury?', text)
    const [first] = output.written?.statements ?? []
    expect(first?.quotation).toMatchObject({ page: 437, words: quotation })
    expect(text.slice(first?.quotation.start, first?.quotation.end)).toBe(quotation)
    expect(seen[0]).toBeLessThan(30_000)
    expect(output.coverage.notes?.join(' ')).toMatch(/passages that fit the question best, and not the whole/)
  })

  it('keeps its passages when the model fails, and says so', async () => {
    const failing: Reason = async () => {
      throw new CasewrightError('model-failed')
    }
    const output = await ask(failing)
    expect(output).toMatchObject({ outcome: 'passages', written: null, coverage: { basis: 'evidence' } })
    expect(output.passages.length).toBeGreaterThan(0)
    expect(output.coverage.notes?.join(' ')).toMatch(/The model took no part/)
  })
})
