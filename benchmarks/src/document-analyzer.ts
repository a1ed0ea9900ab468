import { reviewDocument } from '@casewright/law'
import { median, type Row } from './table.ts'

const turns = 9
const limit = 1500
/** A page of a contract, with one and a half lines between its lines. */
const charactersOfPage = 3_000
const pages = 50

const clauses = [
  'Fees. Client shall pay Provider One Thousand Dollars ($1,000) each month within thirty (30) days after the date of the invoice described in Section 4.2.',
  'Term. This Agreement begins on March 3, 2025 and shall automatically renew for successive terms of one year unless either Party gives notice at least ninety (90) days before the end of the term.',
  'Indemnity. Provider shall indemnify, defend and hold harmless Client from and against any and all claims, losses and expenses that arise out of the Services, whether or not caused by Provider.',
  'Confidential Information. Each Party shall hold the “Confidential Information” (as defined in Exhibit A) in confidence, and shall not disclose it to any person save as is required by law.',
  'Changes. Client may amend this Agreement at any time in its sole discretion by posting the new terms, and Provider hereby agrees to be bound by the same.',
  'Notices. A notice under this Agreement shall be given in writing to the address in [ADDRESS] and shall be deemed received three business days after it was sent.',
  'Limitation of liability. IN NO EVENT SHALL EITHER PARTY BE LIABLE FOR ANY INDIRECT OR CONSEQUENTIAL DAMAGES ARISING OUT OF OR IN CONNECTION WITH THIS AGREEMENT.',
]

/** A contract of fifty pages: the same clauses with other numbers, as long contracts have them. */
const contract = () => {
  const head =
    'SERVICES AGREEMENT\n\nThis Services Agreement (the “Agreement”) is made on March 3, 2025, between Harbor Analytics LLC, a Delaware limited liability company (“Provider”), and Mill Creek Stores, Inc., an Ohio corporation (“Client”).'
  const paragraphs = [head]
  let length = head.length
  for (let number = 1; length < pages * charactersOfPage; number++) {
    const paragraph = `${Math.ceil(number / 9)}.${(number % 9) + 1} ${clauses[number % clauses.length]}`
    paragraphs.push(paragraph)
    length += paragraph.length + 2
  }
  const text = paragraphs.join('\n\n')
  let at = 0
  const blocks = paragraphs.map((paragraph) => {
    const start = at
    at += paragraph.length + 2
    return { kind: 'paragraph' as const, start, end: start + paragraph.length }
  })
  return { text, blocks, pages: [] }
}

/** How long the checks of a contract of fifty pages take after it was read, without a model. */
export const measureDocumentAnalyzer = (): Promise<Row[]> => {
  const document = contract()
  const timed = () => {
    const started = performance.now()
    const { findings } = reviewDocument(document)
    return { milliseconds: performance.now() - started, findings: findings.length }
  }
  const first = timed()
  if (first.findings < 5) throw new Error(`${first.findings} findings in a contract that has more`)
  const all = Array.from({ length: turns }, () => timed().milliseconds)
  console.log(
    `${document.text.length} characters of contract: ${first.findings} findings; the first time ${Math.round(first.milliseconds)} ms, with every pattern compiled`,
  )
  return Promise.resolve([
    { measure: 'checks of a contract of 50 pages, median', ours: median(all), against: 'limit', theirs: limit },
    { measure: 'the same, the first time', ours: first.milliseconds, against: 'limit', theirs: limit },
  ])
}
