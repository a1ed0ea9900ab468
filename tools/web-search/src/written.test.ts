import { type Checked, type CitationCheck, type LooseMark, type Reasoned, walkAnswer } from '@casewright/core'
import { inventedCitation, inventedQuotation } from '@casewright/core/testing'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { answerSchema } from './prompt.ts'
import { evidenceOf, type ResultText } from './texts.ts'
import { writtenOf } from './written.ts'

type Answer = z.output<typeof answerSchema>

const texts: ResultText[] = [
  {
    number: 1,
    title: 'Rules committee publishes amendments',
    snippet: 'The committee published amendments for public comment. Comments are due on February 16, 2027.',
  },
  {
    number: 2,
    title: 'A ruling',
    snippet: 'The case is Riley v. California, 573 U.S. 373.',
    page: 'The fee rises to $405 from the first of December, the notice says.',
  },
]
const query = 'amendments to the rules that nobody has ever asked for'
const asked = { id: 'query', kind: 'document', title: 'The query', text: query } as const

const unknown = async (citations: readonly string[]): Promise<CitationCheck[]> =>
  citations.map((text) => ({ text, status: 'unchecked', reason: 'No source was searched.' }))

/** A model's answer, checked as the one door to a model checks it. */
async function write(statements: { statement: string; quotations: string[] }[]) {
  const answer = answerSchema.parse({ statements }) as Answer
  const { value, loose } = await walkAnswer(answerSchema, answer, [asked, ...texts.map(evidenceOf)], unknown)
  const model = { provider: 'Anthropic', name: 'fake', trust: 'cloud', promptVersion: '1' } as const
  const reasoned: Reasoned<Answer> = { answer: value as Checked<Answer>, loose: loose as LooseMark[], model }
  return writtenOf(reasoned, texts)
}

const good = 'The committee published amendments for public comment.'

describe('what a model wrote of the results', () => {
  it('has the numbers of the results in which its words were found', async () => {
    const { statements, dropped } = await write([
      {
        statement: 'Amendments are open for comment, and the fee rises.',
        quotations: [good, 'The fee rises to $405 from the first of December'],
      },
    ])
    expect(dropped).toBe(0)
    expect(statements[0]?.rests).toEqual([
      { words: good, result: 1, from: 'snippet' },
      { words: 'The fee rises to $405 from the first of December', result: 2, from: 'page' },
    ])
  })

  it.each([
    ['rests on words that nobody wrote', 'It is so.', [inventedQuotation]],
    ['rests on one true quotation and one invented one', 'It is so.', [good, inventedQuotation]],
    ['rests on words that were altered', 'It is so.', ['The committee withdrew amendments for public comment.']],
    ['rests on nothing', 'It is so.', []],
    ['rests on the query', 'It is so.', ['the rules that nobody has ever asked for']],
    ['quotes what no result says', `A result says "${inventedQuotation}"`, [good]],
    ['cites a case that no source and no result knows', `See ${inventedCitation}.`, [good]],
    ['is longer than a sentence', `${'It is so, and more so. '.repeat(40)}`, [good]],
  ])('goes where it %s', async (_case, statement, quotations) => {
    expect(await write([{ statement, quotations }])).toMatchObject({ statements: [], dropped: 1 })
  })

  it('has a figure named that no result has', async () => {
    const { statements } = await write([{ statement: 'Comments are due within 90 days.', quotations: [good] }])
    expect(statements[0]?.doubts).toEqual(['“90 days” is in none of the results.'])
  })

  it('has a citation named that a result has and nobody checked', async () => {
    const quotations = ['The case is Riley v. California, 573 U.S. 373.']
    const { statements } = await write([{ statement: 'It rests on 573 U.S. 373.', quotations }])
    expect(statements[0]?.doubts).toEqual(['573 U.S. 373: unchecked.'])
  })
})
