import type { Run } from '@casewright/core'
import { readDocument } from '@casewright/documents'
import { makeReport } from '@casewright/word/report'
import { expect, it } from 'vitest'
import { checked } from '../__fixtures__/checked.ts'
import type { CheckedDocument } from '../output.ts'
import { reportOf } from './report.ts'

it('the file for Word has every citation, its reason, its quotations and who reviewed it', {
  timeout: 60_000,
}, async () => {
  const untold = 'Its quoted words were not compared: its text is not held here.'
  const [first, ...others] = checked.citations
  const citations = first ? [{ ...first, notCompared: untold }, ...others] : []
  const run = {
    output: { ...checked, citations },
    label: 'brief.pdf',
    createdAt: '2026-11-21T09:00:00.000Z',
    endedAt: null,
    provenance: null,
    reviews: [
      {
        item: 'citation-3',
        decision: 'problem',
        note: 'It is in no reporter.',
        by: 'Dana Okafor',
        at: '2026-11-21T09:20:00.000Z',
      },
    ],
  } as unknown as Run<CheckedDocument> & { output: CheckedDocument }
  const words = { productName: 'Casewright', notAdvice: 'Nothing here is legal advice.', person: 'Dana Okafor' }
  const bytes = await makeReport(reportOf(run), 'word', { run, title: 'Citation check', words, neverModel: true })
  const { text } = await readDocument(bytes, { name: 'report.docx' })
  const bare = (some: string) => some.replace(/\s+/g, '')
  const expected = checked.citations.flatMap((one) => [
    one.text,
    one.reason,
    ...one.quotations.map((quoted) => quoted.text),
  ])
  for (const one of [...expected, untold, 'It is in no reporter.', 'None takes part in this.'])
    expect(bare(text)).toContain(bare(one))
  expect(text.match(/Not reviewed by a person\./g)).toHaveLength(checked.citations.length - 1)
})
