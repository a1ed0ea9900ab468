import { describe, expect, it } from 'vitest'
import { itemOf } from '../text/decisions.ts'
import { acceptedIn, paragraphsOf } from './accepted.ts'
import { formOf } from './form.ts'
import { insertionOf } from './insertion.ts'
import { labelAfter, labelsOf } from './label.ts'
import { putOf } from './lines.ts'

const paper = (...lines: string[]) => ({ text: lines.join('\n\n'), blocks: [] })
const pay = 'The Client shall pay the Provider the fees within thirty days after the invoice, and interest after that.'
const term = 'This Agreement begins on the first day of May and ends two years later, unless it is ended before.'
const law = 'The laws of the State of Delaware govern this Agreement and every dispute that arises from it.'
const signed = ['IN WITNESS WHEREOF, the parties have signed this Agreement.', 'ACME LLC', 'By: ____________']
const titles = ['Fees', 'Term', 'Governing Law']
const bodies = [pay, term, law]
const made = (line: (title: string, body: string, number: number) => string[], foot: readonly string[] = signed) =>
  paper('SERVICES AGREEMENT', ...titles.flatMap((title, at) => line(title, bodies[at] ?? '', at + 1)), ...foot)

const clauses = [
  { finding: 'missing.insurance', title: 'Insurance' },
  { finding: 'missing.waiver', title: 'Waiver' },
]
/** The lines that two accepted clauses come in as, the one that is last in order accepted first. */
const linesIn = (document: { text: string; blocks: never[] }) => {
  const insertAt = insertionOf(document)
  const accept = (finding: string, text: string, at: string) => {
    const item = itemOf(finding, { start: insertAt, end: insertAt })
    return { item, decision: 'accepted' as const, by: 'Dana', at, text }
  }
  const reviews = [
    accept('missing.waiver', 'Waiver\nNo right is waived.', '2026-11-21T10:00:00Z'),
    accept('missing.insurance', 'Insurance\nThe Provider is insured.', '2026-11-21T11:00:00Z'),
  ]
  const into = { content: document.text, insertAt, form: formOf(document, insertAt), clauses }
  return acceptedIn(reviews, into).flatMap((change) => paragraphsOf(change).map(({ text }) => text))
}

describe('a new clause', () => {
  it.each([
    [
      'numbers and titles on a line',
      made((title, body, at) => [`${at}. ${title}`, body]),
      ['4. Insurance', 'The Provider is insured.', '5. Waiver', 'No right is waived.'],
    ],
    [
      'numbers at two levels',
      made((title, body, at) => [`${at}. ${title}`, `${at}.1 ${body}`]),
      ['4. Insurance', '4.1 The Provider is insured.', '5. Waiver', '5.1 No right is waived.'],
    ],
    [
      'titles before the words',
      made((title, body, at) => [`Section ${at}. ${title}. ${body}`]),
      ['Section 4. Insurance. The Provider is insured.', 'Section 5. Waiver. No right is waived.'],
    ],
    [
      'articles with titles beneath and two figures',
      made((title, body, at) => [`ARTICLE ${'I'.repeat(at)}`, title.toUpperCase(), `Section ${at}.01 ${body}`]),
      [
        ...['ARTICLE IV', 'INSURANCE', 'Section 4.01 The Provider is insured.'],
        ...['ARTICLE V', 'WAIVER', 'Section 5.01 No right is waived.'],
      ],
    ],
    [
      'capitals without numbers',
      made((title, body) => [title.toUpperCase(), body]),
      ['INSURANCE', 'The Provider is insured.', 'WAIVER', 'No right is waived.'],
    ],
    [
      'numbers without titles',
      made((_, body, at) => [`${at}. ${body}`]),
      ['4. The Provider is insured.', '5. No right is waived.'],
    ],
    [
      'no numbers and no titles',
      paper('Dear Ms. Lee:', `We agree as follows. ${pay}`, term, law, 'Very truly yours,', 'By: ____________'),
      ['The Provider is insured.', 'No right is waived.'],
    ],
  ])('is written as the others in a document with %s, in the order of contracts', (_, document, expected) => {
    expect(linesIn(document as { text: string; blocks: never[] })).toEqual(expected)
  })

  it('is numbered behind the clauses, and not behind a table of contents, a list in a clause or an exhibit', () => {
    const list = ['1. the first invoice;', '2. the second invoice;', '3. the third;', '4. the fourth;', '5. the fifth.']
    const document = made(
      (title, body, at) => [`${at}. ${title}`, body, ...(at === 2 ? list : [])],
      [...signed, 'EXHIBIT A', '1. Work.', '2. More work.', '3. All the work.', '4. The rest.'],
    )
    document.text = document.text.replace('AGREEMENT', 'AGREEMENT\n\n1. Fees\t1\n\n2. Term\t2\n\n3. Governing Law\t3')
    expect(formOf(document)).toMatchObject({ behind: 'Section 3 (Governing Law)', next: 'Section 4' })
  })

  it.each([
    ['what leads to the signatures', signed, 'IN WITNESS'],
    ['the names of who signs', ['Provider', 'By: ____________', 'Client', 'By: ____________'], 'Provider\n'],
    ['a line to sign without a word', ['SIGNATURES:', 'Landlord: ________  Date: ______'], 'SIGNATURES'],
    ['a page for signatures', ['[The next page is the signature page.]', '13', ...signed], '[The next'],
    [
      'the request to sign of a letter',
      ['If the foregoing is acceptable to you, please sign this letter.', 'Very truly yours,', 'By: ________'],
      'If the foregoing',
    ],
  ])('comes before %s', (_, foot, start) => {
    const document = made((title, body, at) => [`${at}. ${title}`, body], foot)
    expect(document.text.slice(insertionOf(document))).toMatch(start)
    expect(document.text.slice(0, insertionOf(document)).trimEnd()).toMatch(/arises from it\.$/)
  })

  it.each([
    ['12. Limitation.\nNeither party is liable.', undefined, 'Limitation', 'Neither party is liable.'],
    ['Limitation of Liability. Neither party is liable.', 'Cap', 'Limitation of Liability', 'Neither party is liable.'],
    ['Neither party is liable. It ends there.', 'Cap', 'Cap', 'Neither party is liable. It ends there.'],
    ['Neither party is liable.', undefined, undefined, 'Neither party is liable.'],
    ['[NAME OF PARTY]\nBy: ______', undefined, undefined, '[NAME OF PARTY]|By: ______'],
  ])('takes its title from its words, or from what is missing: %s', (text, known, title, body) => {
    const put = putOf(text, known)
    expect([put.title, put.body.join('|')]).toEqual([title, body])
  })
})

it.each([
  ['7. Notices', '8.'],
  ['Section 9: Notices', 'Section 10:'],
  ['ARTICLE IX NOTICES', 'ARTICLE X'],
  ['C. Notices', 'D.'],
  ['7.0 Notices', '8.0'],
])('counts on from %s', (line, next) => {
  expect(labelsOf(line).map((label) => labelAfter(label, 1))).toContain(next)
})

it.each(['7.1 Notices', '2026', 'I agree', 'Section 4.2 says', '13'])(
  '%s is no number of a clause at the top',
  (line) => {
    expect(labelsOf(line)).toEqual([])
  },
)
