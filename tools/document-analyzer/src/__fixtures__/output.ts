import type { Analyzed, Finding, Improved } from '../output.ts'

/** An analysis as the server gives it, of a text of our own: for stories. */
export const content = `CONSULTING AGREEMENT
This Consulting Agreement is made on March 3, 2025, between Northgate Supply, Inc., an Ohio corporation (“Client”), and Alder Point Advisors LLC (“Consultant”).
1. Services
Consultant shall perform the services described in Exhibit B, and such other services as the parties agree in writing.
4. Termination
Client may terminate this Agreement at any time on thirty (30) days’ written notice to Consultant.
6. Indemnification
Consultant shall indemnify, defend and hold harmless Client from any and all losses whatsoever, howsoever arising, whether or not caused by Consultant.
7. Confidentiality
Each party shall hold the other’s Confidential Information in confidence during the Term and for two years after it ends.
11. General
This Agreement is governed by the laws of the State of Ohio. This is the entire agreement of the parties and may be amended orally or in writing.
IN WITNESS WHEREOF, the parties have signed.
By: ____________________`

const at = (words: string, more: { rewrite?: string } = {}) => {
  const start = content.indexOf(words)
  return { start, end: start + words.length, words, ...more }
}

const finding = (one: Partial<Finding> & Pick<Finding, 'id' | 'title' | 'anchors'>): Finding => ({
  message: `${one.title}.`,
  severity: 'medium',
  category: 'One-sided terms',
  insight: 'risk',
  why: 'It leaves one side without a remedy.',
  advice: 'Make it mutual.',
  origin: 'evidence',
  places: one.anchors.length,
  clause: false,
  doubts: [],
  ...one,
})

export const indemnity = finding({
  id: 'clause.indemnity-unlimited',
  title: 'Indemnity without limit or fault',
  severity: 'high',
  why: 'It covers losses that the Consultant did not cause, without a cap.',
  advice: 'Limit it to losses that are caused by fault, and cap it.',
  anchors: [at('from any and all losses whatsoever, howsoever arising')],
})
export const archaic = finding({
  id: 'drafting.archaic',
  title: 'Archaic words',
  message: 'Archaic words, in 2 places.',
  severity: 'low',
  category: 'Plain language',
  insight: 'best-practice',
  why: 'They add nothing to the sense and slow the reader.',
  advice: 'Use the plain word.',
  anchors: [at('IN WITNESS WHEREOF, the parties have signed.', { rewrite: 'The parties have signed.' }), at('howsoever', { rewrite: 'however' })],
})
const findings: Finding[] = [
  indemnity,
  finding({
    id: 'reference.exhibit',
    title: 'Exhibit B is cited and not attached',
    category: 'References and numbering',
    insight: 'warning',
    why: 'What the services are stands nowhere else.',
    advice: 'Attach Exhibit B, or describe the services in section 1.',
    anchors: [at('Exhibit B')],
  }),
  finding({
    id: 'model.1',
    title: 'Only the Client can end the agreement early',
    why: 'The Consultant is bound while the Client is not.',
    advice: 'Give both parties the right to terminate on notice.',
    category: 'Read by the model',
    origin: 'model',
    anchors: [at('Client may terminate this Agreement at any time')],
    doubts: ['90 days'],
  }),
  finding({
    id: 'missing.limitation-of-liability',
    title: 'No limitation of liability',
    severity: 'high',
    category: 'Missing clauses',
    why: 'Without one, liability for damages has no cap.',
    advice: 'Add a cap, and exclude consequential damages.',
    anchors: [],
    clause: true,
  }),
  archaic,
]

const tie = ({ id, origin, anchors }: Finding) => ({ finding: id, origin, anchors })
const [first, exhibit, byModel, missing, low] = findings as [Finding, Finding, Finding, Finding, Finding]

export const output: Analyzed = {
  content,
  documentType: 'Consulting Agreement',
  analysis: {
    overallQuality: {
      score: 72,
      grade: 'C-',
      summary: 'The document needs work before it is signed or sent: 5 findings, 2 of them of high severity.',
    },
    strongPoints: [
      {
        point: 'Governing law is named',
        category: 'Missing clauses',
        explanation: 'Which law governs is not open to dispute.',
        origin: 'evidence',
        anchors: [at('governed by the laws of the State of Ohio')],
      },
    ],
    weakPoints: [first, exhibit, byModel].map((one) => ({
      point: one.title,
      category: one.category,
      severity: one.severity,
      explanation: one.why,
      ...tie(one),
    })),
    improvements: [missing, low].map((one) => ({
      area: one.title,
      priority: one.severity,
      suggestion: one.advice,
      ...tie(one),
    })),
    legalInsights: [
      {
        type: 'risk',
        insight: 'One-sided terms: Indemnity without limit or fault',
        explanation: first.why,
        findings: [first.id],
        origin: 'evidence',
        anchors: [],
      },
      {
        type: 'warning',
        insight: exhibit.title,
        explanation: exhibit.why,
        findings: [exhibit.id],
        origin: 'evidence',
        anchors: [],
      },
    ],
    recommendations: [first, missing, exhibit].map(({ advice }) => advice),
  },
  findings,
  scoring: {
    steps: [first, missing, exhibit, low].map((one, index) => ({
      check: one.id,
      title: one.title,
      severity: one.severity,
      places: Math.max(1, one.places),
      points: [8, 8, 4, 2][index] ?? 0,
    })),
    rule: '100 less the points of each step, and never below 0.',
  },
  checks: { run: 92, passed: 88 },
  blocks: [],
  pages: [],
  insertAt: content.indexOf('IN WITNESS'),
  farReaching: [
    {
      reach: 'everything',
      by: 'whatsoever',
      anchor: at(
        'Consultant shall indemnify, defend and hold harmless Client from any and all losses whatsoever, howsoever arising, whether or not caused by Consultant.',
      ),
    },
  ],
  balance: [
    {
      side: 'Client',
      terms: [
        {
          how: 'may',
          limits: ['notice'],
          anchor: at(
            'Client may terminate this Agreement at any time on thirty (30) days’ written notice to Consultant.',
          ),
        },
      ],
    },
    {
      side: 'Consultant',
      terms: [
        {
          how: 'bears',
          limits: [],
          anchor: at(
            'Consultant shall indemnify, defend and hold harmless Client from any and all losses whatsoever, howsoever arising, whether or not caused by Consultant.',
          ),
        },
      ],
    },
  ],
  warnings: [],
  model: { provider: 'Anthropic', name: 'claude', dropped: 1 },
  coverage: {
    basis: 'model',
    notes: [
      'Read the whole file. This kind of file has no fixed pages.',
      'Evidence: 92 checks looked at it, 88 of them found nothing.',
      'Model: 1 finding, with words that stand in the document.',
    ],
  },
}

const passage = at(
  'Consultant shall indemnify, defend and hold harmless Client from any and all losses whatsoever, howsoever arising, whether or not caused by Consultant.',
)
export const rewrite: Improved = {
  improvedText:
    'Consultant shall indemnify, defend and hold harmless Client against third-party claims to the extent caused by Consultant’s negligence, up to [amount of the cap] and for 24 months.',
  made: 'model',
  original: passage,
  doubts: ['24 months'],
  held: false,
  note: null,
  model: { provider: 'Anthropic', name: 'claude' },
}
