import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runAction } from '@casewright/core/testing'
import { readDocument } from '@casewright/documents'
import { describe, expect, it } from 'vitest'
import type { Analyzed, Improved } from './output.ts'
import { server } from './server.ts'

const folder = process.env.TEST_DATA && existsSync(process.env.TEST_DATA) ? process.env.TEST_DATA : undefined
if (!folder) console.warn('TEST_DATA is not set: no fixes of real documents are read.')
const documents = [
  'docx/bonterms_cover_page.docx',
  'docx/nvca_model_certificate_of_incorporation.docx',
  'docx/redline_original.docx',
  'docx/redline_modified.docx',
  'docx/sample_security_deposit_letter.docx',
  'docx/vp004_legal_contract.docx',
  'docx/freelaw_navy_discharge_review.docx',
  'docx/docassemble_praecipe_discontinue.docx',
  'pdf/cl_nda_document.pdf',
  'pdf/cuad_eton_development_agreement.pdf',
  'pdf/recap_ca8_.pdf',
  'txt/edgar_employment_agreement_2007.txt',
  'txt/cl_opinion_text.txt',
  'derived_doc/93A_demand_letter_sample.doc',
  'derived_doc/estate_plan_letter_introduction.doc',
]

/** What was written for no check in particular, and so helps nobody. */
const general = /who must do what, by when/

describe.skipIf(!folder)('a fix of every finding in real documents, without a model', () => {
  it.for(documents)('%s', { timeout: 120_000 }, async (name) => {
    const text = await readDocument(readFileSync(join(folder ?? '', 'documents', name)), { name })
    const { output } = await runAction(server, 'analyze', {}, { documents: [{ name, text }] })
    const { analysis } = output as Analyzed
    const items = [
      ...analysis.weakPoints.map((item) => ({ type: 'weak-point', item, finding: item.finding })),
      ...analysis.improvements.map((item) => ({ type: 'improvement', item, finding: item.finding })),
    ]
    const ends: string[] = []
    for (const { type, item, finding } of items) {
      const [place] = item.anchors
      const input = {
        type,
        item,
        finding,
        documentContent: text.text,
        ...(place && { start: place.start, end: place.end }),
      }
      const { improvedText, made, note } = (await runAction(server, 'improve', input)).output as Improved
      if (!improvedText.trim() || made === 'none' || general.test(note ?? '')) ends.push(finding)
    }
    expect(ends).toEqual([])
  })
})
