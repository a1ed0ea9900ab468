import type { SearchOutput, SuggestOutput } from '../output.ts'

type Found = SearchOutput['results'][number]

const words =
  'A landlord who shuts the only door of a shop has evicted the tenant, although the walls still stand. The tenant owes no rent from that day on.'
const rests = 'Whether the landlord meant it makes no difference'

/** Our own examples: no court decided them. */
const lake: Found = {
  title: 'Lake v. Mill',
  relevance: 100,
  type: 'Case',
  citation: '12 Ohio St. 3d 345',
  summary: words,
  keyPoints: [],
  url: '/library/0b0f6a52-6b0e-4f6e-9f51-0b8f4b7e0a01?start=10&end=20',
  id: '0b0f6a52-6b0e-4f6e-9f51-0b8f4b7e0a01',
  kind: 'case',
  court: { id: 'ohio', name: 'Ohio Supreme Court' },
  date: '1984-06-27',
  source: 'library',
  sourceUrl: 'https://courts.example/lake',
  summaryOf: 'source',
  keyPointsOf: null,
  passage: {
    text: words,
    marks: [
      [2, 10],
      [55, 62],
    ],
    anchor: { authority: '0b0f6a52-6b0e-4f6e-9f51-0b8f4b7e0a01', start: 10, end: 20, words },
  },
  status: {
    text: 'Lake v. Mill, 12 Ohio St. 3d 345',
    status: 'verified',
    reason: 'The library has it under this name.',
  },
  written: null,
}

const barn: Found = {
  title: 'Barn v. Road',
  relevance: 97,
  type: 'Case',
  citation: '410 U.S. 9',
  summary: 'Shutting the road to a barn is an eviction, although the barn itself is left alone.',
  summaryMarks: [[34, 42]],
  keyPoints: ['The walls may stand.', 'It is not asked whether the landlord meant it.'],
  url: 'https://courts.example/barn',
  id: '0b0f6a52-6b0e-4f6e-9f51-0b8f4b7e0a02',
  kind: 'case',
  court: { id: 'scotus', name: 'Supreme Court of the United States' },
  date: '1973',
  source: 'library',
  citedBy: 12,
  standing: {
    place: 3,
    moved: [
      { by: 'cited', places: 1 },
      { by: 'editors', places: 1 },
    ],
  },
  card: '/library/0b0f6a52-6b0e-4f6e-9f51-0b8f4b7e0a02',
  sourceUrl: 'https://courts.example/barn',
  summaryOf: 'editors',
  keyPointsOf: 'editors',
  passage: null,
  status: { text: 'Barn v. Road, 410 U.S. 9', status: 'verified', reason: 'The library has it under this name.' },
  written: null,
}

const notice: Found = {
  title: 'Notice to tenants',
  relevance: 89,
  type: 'Regulation',
  citation: '24 C.F.R. § 5.9',
  summary: 'Notice of an eviction is given in writing.',
  keyPoints: [],
  url: 'https://www.ecfr.gov/current/title-24/section-5.9',
  id: 'ecfr:title-24/5',
  kind: 'regulation',
  date: '2026-11-01',
  source: 'ecfr',
  sourceUrl: 'https://www.ecfr.gov/current/title-24/section-5.9',
  summaryOf: 'source',
  keyPointsOf: null,
  passage: { text: 'Notice of an eviction is given in writing.', marks: [[13, 21]] },
  status: { text: '24 C.F.R. § 5.9', status: 'unchecked', reason: 'eCFR: it did not answer in time.' },
  written: null,
}

export const evidence: SearchOutput = {
  totalResults: 41,
  searchTime: 0.84,
  results: [lake, barn, notice],
  asked: { query: 'Is it an eviction to shut the only door of a shop?', jurisdiction: 'oh' },
  filters: ['Jurisdiction: Ohio'],
  sources: [
    { source: 'Library', outcome: 'answered', found: 2 },
    { source: 'Federal Register', outcome: 'answered', found: 0 },
    { source: 'eCFR', outcome: 'timeout', found: 1, note: 'It did not answer in time.' },
  ],
  model: null,
  coverage: {
    basis: 'evidence',
    sourcesAsked: [
      { source: 'Library', outcome: 'answered' },
      { source: 'Federal Register', outcome: 'answered' },
      { source: 'eCFR', outcome: 'timeout' },
    ],
    results: 41,
    shown: 3,
    unverified: { unchecked: 1 },
    notes: ['No model is connected: the summaries are the editors’ or the authorities’ own words.'],
  },
}

const statement = 'Shutting the only door is an eviction even if the shop itself is left alone.'
const point = 'The landlord’s intent is not asked. It cost the tenant $9,000.'

/** The same with a model that read the first passage. */
export const withModel: SearchOutput = {
  ...evidence,
  results: [
    {
      ...lake,
      summary: statement,
      summaryOf: 'model',
      keyPoints: [point],
      keyPointsOf: 'model',
      written: {
        summary: [
          {
            statement,
            quotation: { authority: lake.id, start: 10, end: 20, words: words.slice(0, 74) },
            href: `/library/${lake.id}?start=10&end=84`,
            doubts: [],
          },
        ],
        keyPoints: [
          {
            statement: point,
            quotation: { authority: lake.id, start: 200, end: 249, words: rests },
            href: `/library/${lake.id}?start=200&end=249`,
            doubts: ['$9,000'],
          },
        ],
      },
    },
    barn,
    notice,
  ],
  asked: { ...evidence.asked, searches: ['evict! /p door', '"constructive eviction" AND shop'] },
  model: { name: 'fake-model', read: 2, kept: 2, dropped: 1 },
  coverage: {
    ...evidence.coverage,
    basis: 'model',
    notes: [
      'The model read 2 passages. Each quotation that is shown was found there; whether it supports the statement was not checked. 1 statement left out: what they rest on was not found.',
    ],
  },
}

export const nothing: SearchOutput = {
  ...evidence,
  totalResults: 0,
  searchTime: 0.02,
  results: [],
  coverage: { basis: 'evidence', sourcesAsked: [{ source: 'Library', outcome: 'answered' }], results: 0 },
  sources: [{ source: 'Library', outcome: 'answered', found: 0 }],
}

export const unanswered: SearchOutput = {
  ...nothing,
  verdict: 'nothing',
  missing: 'The library has no Texas statutes. Add them in Law library.',
  lacks: [{ id: 'tx statute', name: 'Texas statutes' }],
  nearest: evidence.results.slice(0, 2),
  scope: [{ id: 'jurisdiction:tx', label: 'Texas' }],
}

export const suggested: SuggestOutput = {
  question: evidence.asked.query,
  searches: [
    { text: 'evict! /p door', why: 'Eviction and a door in one paragraph.' },
    { text: '"constructive eviction" AND shop', why: 'The term that courts use.' },
  ],
  by: 'model',
  model: 'fake-model',
  note: 'Written by the model from your question.',
}

/** One that answers, one that bears on it, and one that merely has some of the words. */
export const judged: SearchOutput = {
  ...evidence,
  verdict: 'on point',
  results: evidence.results.slice(0, 3).map((one, at) => ({ ...one, relevance: [99, 45, 3][at] ?? 0 })),
}

/** Years in the query leave out what is on point. */
export const bounded: SearchOutput = {
  ...judged,
  scope: [{ id: 'dates:1975-01-01:', label: 'After 1974' }],
  outside: { total: 1, results: [barn] },
}
