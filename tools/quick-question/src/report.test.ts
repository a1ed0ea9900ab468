import type { Run } from '@casewright/core'
import { testContext } from '@casewright/core/testing'
import { storyRun } from '@casewright/core/testing/story-run'
import { readDocument } from '@casewright/documents'
import { makeReport } from '@casewright/word/report'
import { expect, it } from 'vitest'
import { someLaw } from './__fixtures__/authorities.ts'
import { saying } from './__fixtures__/saying.ts'
import type { QuickAnswer } from './output.ts'
import { reportOf } from './report.ts'
import { server } from './server.ts'

const words = { productName: 'Casewright', notAdvice: 'Nothing here is legal advice.', person: 'Dana Okafor' }
const rests = 'who shuts the only door of a shop has evicted the tenant'
const paragraphs = [
  { text: 'It does.', quotations: [rests], citations: ['12 Ohio St. 3d 345'] },
  { text: 'So it is in every state.', quotations: [], citations: [] },
]

async function answered(): Promise<QuickAnswer> {
  const { context } = testContext({
    law: someLaw(),
    reason: saying({ paragraphs, missing: 'Nothing on commercial rent.' }),
  })
  const earlier = [{ question: 'What is an eviction at all?', answer: 'It was said before.' }]
  return (await server.actions.ask({ question: 'And of a shop?', earlier }, context)) as QuickAnswer
}

async function textOf(output: QuickAnswer, as: 'word' | 'pdf'): Promise<string> {
  const run = storyRun<QuickAnswer>({ output, label: 'Ask' }) as Run<QuickAnswer> & { output: QuickAnswer }
  const bytes = await makeReport(reportOf(run), as, { run, title: 'Quick answer', words, neverModel: false })
  return (await readDocument(bytes, { name: as === 'word' ? 'answer.docx' : 'answer.pdf' })).text
}

const bare = (text: string) => text.replace(/\s+/g, '')

it('the file says what a model wrote, what of it is not held, and what each passage is', async () => {
  const output = await answered()
  const text = bare(await textOf(output, 'word'))
  const expected = [
    'And of a shop?',
    'What is an eviction at all?',
    'It does.',
    rests,
    'So it is in every state.',
    'Not held: no passage was found for it',
    'Nothing on commercial rent.',
    output.note,
    ...output.passages.flatMap(({ title, citation, words: its }) => [title, citation, its]),
    'No longer good law: overruled by Hill v. Dale.',
    'What was not read, reached or checked',
    words.notAdvice,
  ]
  for (const one of expected) expect(text).toContain(bare(one))
})

it('the PDF has every word of it', async () => {
  const output = await answered()
  const [word, pdf] = [await textOf(output, 'word'), bare(await textOf(output, 'pdf'))]
  expect(word.split(/[\s\-–—/]+/).filter((one) => !pdf.includes(one))).toEqual([])
})
