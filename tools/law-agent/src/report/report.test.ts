import type { Run } from '@casewright/core'
import { storyRun } from '@casewright/core/testing/story-run'
import { readDocument } from '@casewright/documents'
import { makeReport } from '@casewright/word/report'
import { expect, it } from 'vitest'
import { checksOf, propositionsOf, writtenChecksOf } from '../checks-of.ts'
import { droppedWords, sectionsOf, toVerify } from '../memo.ts'
import type { Answered } from '../output.ts'
import { memoAnswer } from '../panel/memo-data.ts'
import { foundAnswer, writtenAnswer } from '../panel/story-data.ts'
import { reportOf } from './report.ts'

const words = { productName: 'Casewright', notAdvice: 'Nothing here is legal advice.', person: 'Dana Okafor' }

async function textOf(output: Answered, as: 'word' | 'pdf'): Promise<string> {
  const run = storyRun<Answered>({ output }) as Run<Answered> & { output: Answered }
  const bytes = await makeReport(reportOf(run), as, { run, title: 'Law agent memo', words, neverModel: false })
  const { text } = await readDocument(bytes, { name: as === 'word' ? 'memo.docx' : 'memo.pdf' })
  return text
}

const bare = (text: string) => text.replace(/\s+/g, '')

it.each([
  ['with a model', memoAnswer],
  ['with a model, before there were memos', writtenAnswer],
  ['without one', foundAnswer],
] as const)('the file for Word has every statement, authority and status, %s', async (_, output) => {
  const text = bare(await textOf(output, 'word'))
  const expected = [
    output.question,
    output.jurisdiction.note,
    ...output.keyPoints,
    ...output.warnings,
    ...propositionsOf(output).flatMap(({ statement, doubt, passage }) => [
      statement,
      doubt ?? '',
      passage?.words ?? '',
    ]),
    ...checksOf(output).map((check) => check.text),
    ...writtenChecksOf(output).map((check) => check.reason),
    ...output.references.flatMap(({ title, citation, summary, caution = '' }) => [title, citation, summary, caution]),
    ...(output.coverage.notes ?? []),
    words.notAdvice,
  ]
  for (const one of expected) expect(text).toContain(bare(one))
  // That an authority is in the library that found it is told once, and called no check.
  expect(text.match(/\d(authority|authorities)found/g)).toHaveLength(1)
  const isChecked = writtenChecksOf(output).some(({ status }) => status === 'verified')
  expect(text.includes(bare('Verified. It exists')) || text.includes('VerifiedIt')).toBe(isChecked)
})

it('the file for Word has the headings of the memo, what to verify, and how much was left out', async () => {
  const text = bare(await textOf(memoAnswer, 'word'))
  const { written } = memoAnswer
  if (!written) throw new Error('There is no memo')
  const headings = ['Question presented', 'Brief answer', 'Rule', 'Application', 'Contrary authority', 'What to verify']
  const parts = (sectionsOf(written) ?? []).map(({ heading }) => heading)
  expect(parts.every((heading) => headings.includes(heading))).toBe(true)
  const expected = [...headings, ...toVerify(written), ...(written.facts ?? []), droppedWords(written.dropped) ?? '']
  for (const one of expected) expect(text).toContain(bare(one))
})

it('the PDF has every word of it', async () => {
  const [word, pdf] = [await textOf(memoAnswer, 'word'), bare(await textOf(memoAnswer, 'pdf'))]
  // A line may end after a hyphen, a dash or a slash, and cells stand side by side.
  const missing = new Set(word.split(/[\s\-–—/]+/).filter((one) => !pdf.includes(one)))
  expect([...missing]).toEqual([])
})
