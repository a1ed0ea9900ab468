const anchor = (words: string, page: number, start = 0) => ({ start, end: start + words.length, page, words })

export const analysisSchema = {
  type: 'object',
  properties: {
    summary: { type: 'string', title: 'Summary' },
    documentType: { type: 'string', enum: ['consulting-agreement', 'lease'], title: 'Document type' },
    signedOn: { type: 'string', format: 'date', title: 'Signed on' },
    clauses: { type: 'integer', title: 'Clauses' },
    complete: { type: 'boolean', title: 'Complete' },
    source: { type: 'string', format: 'uri', title: 'Source' },
    findings: { type: 'array', title: 'Findings', items: { type: 'object' } },
    citations: { type: 'array', title: 'Citations', items: { type: 'object' } },
    risks: {
      type: 'array',
      title: 'Risks',
      items: {
        type: 'object',
        properties: {
          title: { type: 'string' },
          severity: { type: 'string', enum: ['high', 'medium', 'low'], title: 'Severity' },
          advice: { type: 'string', title: 'Advice' },
          quotation: { type: 'object', title: 'The words' },
        },
      },
    },
    deadlines: {
      type: 'array',
      title: 'Deadlines',
      items: {
        type: 'object',
        properties: { what: { type: 'string', title: 'What' }, days: { type: 'integer', title: 'Days' } },
      },
    },
    recommendations: { type: 'array', title: 'Recommendations', items: { type: 'string' } },
    coverage: { type: 'object' },
  },
}

export const analysis = {
  summary:
    'The agreement engages a consultant for two years and puts nearly all of the risk on the consultant.\n\nTwo clauses disagree about notice.',
  documentType: 'consulting-agreement',
  signedOn: '2024-03-05',
  clauses: 14,
  complete: false,
  source: 'https://example.com/agreements/northgate',
  findings: [
    {
      check: 'clause.notice',
      severity: 'medium',
      message: 'Notice periods disagree',
      reason: 'A court may read either.',
      anchors: [
        anchor('Either party may terminate on thirty (30) days’ notice.', 3, 100),
        anchor('Notice of termination shall be given 45 days in advance.', 5, 900),
      ],
    },
    { check: 'exhibit.missing', severity: 'high', message: 'Exhibit B is cited and not attached', anchors: [] },
  ],
  citations: [
    {
      text: 'Hadley v. Baxendale, 9 Exch. 341 (1855)',
      status: 'mismatch',
      reason: 'The year differs from the source.',
      differences: [{ field: 'year', written: '1855', found: '1854' }],
      found: {
        name: 'Hadley v. Baxendale',
        citation: '9 Exch. 341',
        date: '1854',
        source: 'library',
        url: 'https://example.com/hadley',
      },
    },
  ],
  risks: [
    {
      title: 'Indemnity without limit or fault',
      severity: 'high',
      advice: 'Limit the indemnity to losses that the Consultant’s fault has caused, and cap it at the fees paid.',
      quotation: anchor('whether or not caused by the Consultant', 4, 400),
    },
  ],
  deadlines: [
    { what: 'Answer to a notice of breach', days: 10 },
    { what: 'Return of confidential papers', days: 30 },
  ],
  recommendations: ['Attach Exhibit B, or describe the services in § 1.', '<b>Never</b> drawn as HTML'],
  coverage: { basis: 'evidence', pages: 6, pagesRead: 6, citations: { mismatch: 1 } },
}
