import type { CitationCheck } from '@casewright/core/client'
import type { Answered, Passage, Proposition, Reference } from '../output.ts'

// The decisions, their citations and years are facts; every passage is made up of our own words, as is the authority that has one.
const check = (text: string, change: Partial<CitationCheck> = {}): CitationCheck => ({
  text,
  status: 'verified',
  reason: 'It exists in the library, and the name and year agree. Later history was not checked.',
  ...change,
})

const reference = (number: number, title: string, citation: string, summary: string): Reference => ({
  title,
  citation,
  summary,
  summaryOf: 'editors',
  id: `reference-${number}`,
  kind: 'case',
  court: 'Supreme Court of the United States',
  jurisdiction: 'us',
  date: '2014',
  source: 'library',
  href: 'https://www.courtlistener.com/',
  check: check(`${title}, ${citation}`),
})

const references = [
  reference(
    1,
    'Riley v. California',
    '573 U.S. 373 (2014)',
    'Police generally need a warrant before they search the digital data on a cell phone seized from a person who was arrested.',
  ),
  reference(2, 'Arizona v. Gant', '556 U.S. 332 (2009)', 'A car may be searched after an arrest only in stated cases.'),
  reference(3, 'Doe v. Example', '12 F.3d 34 (9th Cir. 1994)', 'An emergency may stand in for a warrant.'),
]

const editors = (number: number): Passage => ({
  reference: number,
  words: references[number - 1]?.summary ?? '',
  of: 'editors',
})
const own: Passage = {
  reference: 3,
  words:
    'We hold that a warrant is required before police search the phone of an arrestee, unless an emergency leaves no time to ask for one.',
  of: 'authority',
  anchor: { authority: 'reference-3', start: 120, end: 250, words: 'We hold that a warrant is required' },
  href: '/library/reference-3?start=120&end=250',
}

export const foundAnswer: Answered = {
  answer: 'These are the most relevant passages that were found.',
  references,
  keyPoints: [
    'Data on a phone can neither harm the officer nor help the arrestee escape.',
    'Exigent circumstances may still justify a search without a warrant in a given case.',
  ],
  keyPointsFrom: [
    { reference: 1, of: 'editors' },
    { reference: 3, of: 'authority', href: '/library/reference-3?start=300&end=380' },
  ],
  question: 'May police search an arrestee’s phone without a warrant?',
  questionCitations: [],
  jurisdiction: {
    named: [],
    note: 'Assumed: federal law of the United States and general principles. The question names no state, and the law of a state may differ.',
  },
  searches: [{ text: 'May police search an arrestee’s phone without a warrant?', by: 'question' }],
  passages: [editors(1), own, { ...own, words: 'A phone is a container like any other.', aside: true }, editors(2)],
  missing: ['booking'],
  written: null,
  warnings: [],
  coverage: {
    basis: 'evidence',
    sourcesAsked: [
      { source: 'Library', outcome: 'answered' },
      { source: 'eCFR', outcome: 'timeout' },
    ],
    results: 3,
    notes: ['Read the text of 1 of 3 authorities.', 'No model is connected.'],
  },
}

const inventedCase = check('Varghese v. China Southern Airlines Co., 925 F.3d 1339 (11th Cir. 2019)', {
  status: 'not-found',
  reason: 'CourtListener has no such citation.',
})

export const invented: Answered = {
  ...foundAnswer,
  question: `Does ${inventedCase.text} toll the limitation of a claim?`,
  questionCitations: [
    inventedCase,
    check('Smith v. Jonesworth', { status: 'unchecked', reason: 'Named without a citation.' }),
  ],
  references: [],
  passages: [],
  missing: [],
  keyPoints: [],
  keyPointsFrom: [],
  warnings: [
    `The question rests on ${inventedCase.text}. It was not found: CourtListener has no such citation. Nothing below confirms that it exists.`,
  ],
  coverage: { ...foundAnswer.coverage, results: 0, citations: { 'not-found': 1, unchecked: 1 } },
}

const proposition = (statement: string, change: Partial<Proposition> = {}): Proposition => ({
  statement,
  check: check('Doe v. Example, 12 F.3d 34 (9th Cir. 1994)'),
  passage: own,
  opinion: 'supports',
  doubt: null,
  figures: [],
  ...change,
})

const riley = check('Riley v. California, 573 U.S. 373 (2013)', {
  status: 'mismatch',
  reason: 'The citation exists in the library, but the year differs.',
  differences: [{ field: 'year', written: '2013', found: '2014' }],
})

const written: NonNullable<Answered['written']> = {
  answers: 'in part',
  jurisdiction: 'Federal law, Ninth Circuit',
  premises: [],
  paragraphs: [
    [
      proposition('Generally, no: police need a warrant before they search the phone of an arrestee.'),
      proposition('The rule covers the data on the phone.', {
        check: riley,
        passage: editors(1),
        opinion: 'supports in part',
      }),
    ],
    [
      proposition('One court of appeals has excused a search made to stop remote wiping.', {
        check: inventedCase,
        passage: null,
        doubt: 'Unsupported: no source has this authority',
      }),
      proposition('A request takes no longer than 90 days.', { figures: ['90 days'] }),
    ],
  ],
  keyPoints: [{ statement: 'A warrant is the rule for the data on a phone.', passage: own }],
  gaps: ['The sources do not say what holds at the border.'],
  leftOut: 1,
  model: { provider: 'Anthropic', name: 'claude-example' },
}

export const writtenAnswer: Answered = {
  ...foundAnswer,
  written,
  keyPoints: written.keyPoints.map(({ statement }) => statement),
  keyPointsFrom: [{ reference: 3, of: 'model', href: own.href ?? '' }],
  coverage: {
    ...foundAnswer.coverage,
    basis: 'model',
    citations: { verified: 1, mismatch: 1, 'not-found': 1 },
    notes: ['The model read passages, not entire authorities.'],
  },
}

export const nothingHolds: Answered = {
  ...foundAnswer,
  written: {
    ...written,
    paragraphs: [
      [
        proposition('The claim is tolled by the filing of the notice.', {
          check: inventedCase,
          passage: null,
          doubt: 'Unsupported: no source has this authority',
        }),
      ],
    ],
    keyPoints: [],
    gaps: [],
  },
}

export const refusal: Answered = {
  ...foundAnswer,
  written: { ...written, answers: 'no', jurisdiction: null, paragraphs: [], keyPoints: [] },
  coverage: { ...foundAnswer.coverage, basis: 'model', citations: {} },
}
