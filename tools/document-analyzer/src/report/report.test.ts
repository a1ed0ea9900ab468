import { CasewrightError, type Review } from '@casewright/core'
import { readDocument } from '@casewright/documents'
import { makeReport } from '@casewright/word/report'
import { expect, it } from 'vitest'
import { archaic, indemnity, output } from '../__fixtures__/output.ts'
import { runOf } from '../__fixtures__/run.ts'
import type { Analyzed } from '../output.ts'
import { itemOf } from '../text/decisions.ts'
import { reportOf } from './report.ts'

const words = { productName: 'Casewright', notAdvice: 'Nothing here is legal advice.', person: 'Dana Okafor' }
const decided = { by: 'Dana <Okafor> & Co.', at: '2026-11-21T10:12:00.000Z' }
const long = `${'The Consultant shall keep every record of the work for seven years. '.repeat(40)}So ends the passage.`
const reviews: Review[] = [
  {
    ...decided,
    item: itemOf(archaic.id, archaic.anchors[0] ?? { start: 0, end: 0 }),
    decision: 'accepted',
    text: long,
  },
  { ...decided, item: indemnity.id, decision: 'dismissed' },
]

async function textOf(given: Analyzed, as: 'word' | 'pdf'): Promise<string> {
  const run = runOf(given, reviews)
  const bytes = await makeReport(reportOf(run), as, { run, title: 'Document analysis', words, neverModel: false })
  return (await readDocument(bytes, { name: as === 'word' ? 'report.docx' : 'report.pdf' })).text
}
const bare = (text: string) => text.replace(/\s+/g, '')
const withLong: Analyzed = {
  ...output,
  findings: output.findings.map((one) => ({
    ...one,
    anchors: one.anchors.map((place) => ({ ...place, words: long })),
  })),
}

it('has what each side gives up, bears and may do, with what limits it in its sentence', async () => {
  const text = bare(await textOf(output, 'pdf'))
  for (const part of [
    'Client',
    'May do alone',
    'Client may terminate this Agreement at any time',
    'Limited by notice.',
    'Consultant',
    'Bears',
    'hold harmless Client from any and all losses',
    'Nothing in the sentence limits it.',
  ])
    expect(text.slice(text.indexOf('Byside')), part).toContain(bare(part))
})

it('has the score with its arithmetic, each finding with its words, and what was decided', async () => {
  const text = bare(await textOf(output, 'word'))
  for (const part of [
    'Overall quality: 72 of 100, C-',
    '100 less the points of each step',
    'Indemnity without limit or fault',
    '“from any and all losses whatsoever, howsoever arising”',
    'Dismissed by Dana <Okafor> & Co., Nov 21, 2026',
    'Rewrite accepted by Dana <Okafor> & Co.',
    'Written by a model',
    'Not in the document',
    '90 days',
    'Evidence: 92 checks looked at it',
    'Nothing here is legal advice.',
  ])
    expect(text).toContain(bare(part))
})

it('cuts no quotation, no fix and no accepted words, in Word or in the PDF', async () => {
  const [word, pdf] = [bare(await textOf(withLong, 'word')), bare(await textOf(withLong, 'pdf'))]
  const places = withLong.findings.flatMap(({ anchors }) => anchors).length
  // Every place, and the words that were accepted.
  expect(word.split('Soendsthepassage.')).toHaveLength(places + 2)
  expect(word.split('keepeveryrecord')).toHaveLength((places + 1) * 40 + 1)
  expect(pdf.split('Soendsthepassage.').length).toBe(places + 2)
})

it('is made of an analysis alone', () => {
  expect(() => reportOf({ ...runOf(output), output: null })).toThrow(CasewrightError)
})
