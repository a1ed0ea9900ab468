import type { RegistryTool, RunView } from '@casewright/core/client'
import { storyRun } from '@casewright/core/testing/story-run'
import type { Answered, Quoted, Reading, Summary, Written } from '../output.ts'

export const tool: RegistryTool = {
  id: 'brief-summarizer',
  title: 'Brief Summarizer',
  icon: 'file-text',
  order: 20,
  place: { kind: 'tab' },
  info: { description: '', features: [], useCases: [] },
  actions: {},
}

const pages = [
  `SERVICES AGREEMENT

This Services Agreement is entered into on March 3, 2024 between Harbor Analytics LLC ("Provider") and Mill Creek Stores, Inc. ("Customer").

1. Services. Provider shall deliver the reports that are described in Exhibit A to Customer each month.`,
  `3. Term. The term shall automatically renew for successive terms of one year unless either party gives notice at least ninety days before its end.

4. Indemnity. Customer shall indemnify, defend and hold harmless Provider from and against any and all claims.`,
  `6. Disputes. Any dispute that arises out of this Agreement shall be settled by binding arbitration.`,
]
const text = pages.join('\f')
const starts = pages.map((_, index) => pages.slice(0, index).join('\f').length + (index > 0 ? 1 : 0))

const at = (words: string) => {
  const start = text.indexOf(words)
  return { start, end: start + words.length, page: starts.findLastIndex((from) => from <= start) + 1, words }
}
const quoted = (words: string): Quoted => ({ text: words, anchor: at(words) })

const reports = 'Provider shall deliver the reports that are described in Exhibit A to Customer each month.'
const indemnity = 'Customer shall indemnify, defend and hold harmless Provider from and against any and all claims.'
const arbitration = 'Any dispute that arises out of this Agreement shall be settled by binding arbitration.'
const renewal =
  'The term shall automatically renew for successive terms of one year unless either party gives notice at least ninety days before its end.'

const reading: Reading = {
  whole: true,
  parts: pages.map((words, index) => ({ page: index + 1, start: starts[index] ?? 0, text: words })),
}

export const output: Summary = {
  documentType: 'Services Agreement',
  title: 'Harbor Analytics LLC and Mill Creek Stores, Inc.',
  summary: [reports, indemnity].join(' '),
  summarySentences: [reports, indemnity].map(quoted),
  otherLengths: { sentence: [quoted(reports)], detail: [reports, renewal, indemnity, arbitration].map(quoted) },
  keyPoints: [renewal, arbitration],
  keyPointAnchors: [at(renewal), at(arbitration)],
  foundPoints: [renewal, arbitration].map(quoted),
  facts: [
    { label: 'Party', value: 'Harbor Analytics LLC (“Provider”)', anchor: at('Harbor Analytics LLC') },
    { label: 'Party', value: 'Mill Creek Stores, Inc. (“Customer”)', anchor: at('Mill Creek Stores, Inc.') },
    { label: 'Date mentioned', value: 'March 3, 2024', anchor: at('March 3, 2024') },
  ],
  legalImplications: [
    {
      type: 'dispute resolution',
      message: 'Mandatory arbitration',
      severity: 'high',
      reason:
        'Disputes go to arbitrators and not to court, with limited discovery and very limited review of the award.',
      anchors: [at(arbitration)],
    },
    {
      type: 'term',
      message: 'Automatic renewal',
      severity: 'medium',
      reason: 'The agreement goes on unless someone gives notice in time.',
      anchors: [at(renewal), at('notice at least ninety days'), at('successive terms of one year')],
    },
    { type: 'boilerplate', message: 'Severability', severity: 'low', anchors: [] },
  ],
  findings: [],
  citations: [],
  written: null,
  reading,
  warnings: ['Page 2 holds hidden text. Look at it before you rely on this file.'],
  coverage: {
    basis: 'evidence',
    pages: 3,
    pagesRead: 3,
    unreadPages: [],
    ocrPages: [2],
    citations: {},
    notes: ['No model is connected: the quotations are the document’s own.'],
  },
}

/** Every field of a court paper, with its places. */
export const courtFields: Summary['courtFields'] = [
  { field: 'disposition', text: arbitration, value: 'Affirmed in part and reversed in part', anchor: at(arbitration) },
  { field: 'holding', text: indemnity, anchor: at(indemnity) },
  { field: 'posture', text: reports, anchor: at(reports) },
  { field: 'arguments', side: 'Appellant', text: renewal, anchor: at(renewal) },
  { field: 'arguments', side: 'Appellee', text: indemnity, anchor: at(indemnity) },
  { field: 'relief', text: reports, anchor: at(reports) },
  { field: 'deadlines', text: renewal, anchor: at(renewal) },
]

/** Citations of every status, as a brief may have them. */
export const citations: Summary['citations'] = [
  {
    text: 'Marbury v. Madison, 5 U.S. (1 Cranch) 137 (1803)',
    status: 'verified',
    reason: 'Name, reporter and year agree.',
    anchor: at(reports),
    found: { name: 'Marbury v. Madison', citation: '5 U.S. 137', source: 'the library' },
  },
  {
    text: 'Doe v. Roe, 999 U.S. 999 (2024)',
    status: 'not-found',
    reason: 'The library covers U.S. Reports and has no such volume.',
    anchor: at(arbitration),
  },
  {
    text: '29 C.F.R. § 1630.2(g)',
    status: 'unchecked',
    reason: 'No source that was searched has it.',
    anchor: at(renewal),
  },
]

const statement = (words: string, says: string, doubts: string[] = []) => ({
  statement: says,
  quotation: at(words),
  doubts,
})

export const written: Written = {
  sentence: [
    statement(reports, 'Harbor Analytics supplies monthly reports to Mill Creek Stores under a renewing agreement.'),
  ],
  summary: [
    statement(reports, 'The provider delivers monthly reports to the customer.'),
    statement(indemnity, 'The customer bears all claims that arise, with a cap of $50,000.', ['$50,000']),
  ],
  detail: [
    statement(reports, 'The provider delivers the reports of Exhibit A each month.'),
    statement(renewal, 'The term renews each year unless notice is given ninety days before its end.'),
    statement(arbitration, 'Disputes go to arbitration.'),
  ],
  keyPoints: [statement(arbitration, 'Disputes go to arbitration and not to a court.')],
  implications: [
    {
      ...statement(renewal, 'A missed notice binds the customer for another year.'),
      type: 'deadline',
      severity: 'high',
    },
  ],
  checked: 8,
  dropped: 1,
  model: { provider: 'Anthropic', name: 'claude' },
}

const day = '2026-11-21T09:00'
const file = { id: 'document-1', name: 'agreement.pdf', bytes: 3_250_585, kind: 'pdf' }

export const run = <T = Summary>(change: Partial<RunView<T>>): RunView<T> =>
  storyRun({
    tool: tool.id,
    action: 'summarize',
    label: file.name,
    createdAt: `${day}:00.000Z`,
    startedAt: `${day}:01.000Z`,
    endedAt: `${day}:09.000Z`,
    documents: [file],
    ...change,
  })

export const working = { state: 'running', endedAt: null, connection: 'live' } as const
export const step = (second: number, message: string, done?: number, total?: number) => ({
  message,
  done,
  total,
  at: `${day}:${String(second).padStart(2, '0')}.000Z`,
})

export const answered: Answered = {
  question: 'When does the term end?',
  answer: 'These passages of the document have the words of the question. No conclusion is drawn from them.',
  outcome: 'passages',
  passages: [{ ...quoted(renewal), score: 1, has: ['term', 'end'] }],
  missing: [],
  written: null,
  reading,
  coverage: {
    basis: 'evidence',
    pages: 3,
    pagesRead: 3,
    notes: ['No model is connected: these are the passages alone, and no answer.'],
  },
}

export const answeredByModel: Answered = {
  ...answered,
  outcome: 'answered',
  answer: 'It has no fixed end: it renews each year.',
  written: {
    statements: [statement(renewal, 'It has no fixed end: it renews each year.')],
    dropped: 0,
    model: { provider: 'Anthropic', name: 'claude' },
  },
  coverage: {
    basis: 'model',
    pages: 3,
    pagesRead: 3,
    notes: ['Each quotation of the model was found in the document.'],
  },
}

export const unanswered: Answered = {
  ...answered,
  question: 'Who is the landlord?',
  outcome: 'not answered',
  answer: 'The part of the document that was read does not answer this question.',
  passages: [],
  missing: ['landlord'],
}
