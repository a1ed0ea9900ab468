// What reads a text in several steps, or asks for more than the text: what a tool does with a whole document is here.

import { quoteLocator } from '../../../packages/core/src/reason/locate-quote.ts'
import { runAction } from '../../../packages/core/src/testing/run-action.ts'
import * as law from '../../../packages/law/src/index.ts'
import { readQuery } from '../../../packages/library/src/testing/index.ts'
import { createRedactor } from '../../../packages/redaction/src/index.ts'
import { server as summarizer } from '../../../tools/brief-summarizer/src/server.ts'
import { redline } from '../../../tools/cite-check/src/check/redline.ts'
import { server as citeCheck } from '../../../tools/cite-check/src/server.ts'
import { server as analyzer } from '../../../tools/document-analyzer/src/server.ts'
import { server as generation } from '../../../tools/document-generation/src/server.ts'
import { readFacts } from '../../../tools/risk-analysis/src/reading/read.ts'

const documentOf = (text) => ({
  kind: 'txt',
  sha256: '0'.repeat(64),
  text,
  pages: [],
  pagesTotal: 0,
  blocks: [],
  warnings: [],
})
const given = (text) => ({ documents: [{ name: 'document.txt', text: documentOf(text) }] })
const words = 'the court held that the tenant must leave'

export const checkDocument = (text) => runAction(citeCheck, 'check', {}, given(text))
export const summarizeDocument = (text) => runAction(summarizer, 'summarize', {}, given(text))
export const analyzeDocument = (text) => runAction(analyzer, 'analyze', {}, given(text))
/** Of a pasted text as much as it takes. */
export const readContract = (text) =>
  runAction(generation, 'read', { documentType: 'sales-contract', textContent: text.slice(0, 200_000) })

export const reviewDocument = (text) => law.reviewDocument(documentOf(text))
export const tableOfAuthorities = (text) => law.authorityTable({ text }, law.citedIn({ text }))
export const replaceCitations = (text) => law.replaceCitations(text, () => 'cited')
export const compareQuotation = (text) => law.quotationComparer({ id: 'one', text })(words)
export const compareLongQuotation = (text) => law.quotationComparer({ id: 'one', text: words })(text)
export const locateQuotation = (text) =>
  quoteLocator([{ id: 'one', kind: 'document', title: '', text }], 1)(text.slice(0, 2_000))
export const compareNames = (text) => law.compareName(text, 'Roe v. Wade')
export const compareParenthetical = (text) => law.compareParenthetical('Douglas, J., dissenting', text)
export const showRedline = (text) => redline(text.slice(0, text.length / 2), text.slice(text.length / 4))
export const summarizeByParts = (text) => law.partsOf({ text }, 50_000)
export const readDispute = (text) => readFacts(text, 'contract')
export const redact = (text) => createRedactor({ names: ['John Ferris'] }).redact(text)
export const readSearch = (text) => readQuery(text)
