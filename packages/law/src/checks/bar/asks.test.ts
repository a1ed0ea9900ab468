import { expect, test } from 'vitest'
import { reviewDocument } from '../review.ts'
import { documentOf, toldWith } from './__fixtures__/severity-of.ts'
import { asks } from './asks.ts'

const between = (one: string, other: string, title: string, ...terms: string[]): string =>
  [
    title,
    `This Agreement is made on May 1, 2024 by and between Oak LLC ("${one}") and Birch Inc. ("${other}").`,
    ...terms.map((term, at) => `${at + 1}. ${term}`),
    `${one.toUpperCase()}\n\nBy: ________________\nName:\nTitle:\n\n${other.toUpperCase()}\n\nBy: ________________\nName:\nTitle:`,
  ].join('\n\n')
const ofFirms = (...terms: string[]): string => between('Supplier', 'Customer', 'SERVICES AGREEMENT', ...terms)
const ofHome = (...terms: string[]): string =>
  between('Landlord', 'Tenant', 'RESIDENTIAL LEASE', 'Landlord lets the apartment to Tenant as a dwelling.', ...terms)

test.each([
  ['risk.jury-waiver', 'Each party waives any right to a trial by jury in any action arising out of this Agreement.'],
  [
    'risk.arbitration',
    'Any dispute arising out of this Agreement shall be settled by binding arbitration under the rules of the AAA.',
  ],
])('%s is asked about between firms, and weighs against somebody in a home', (id, words) => {
  expect(toldWith(ofFirms(words), id)).toBe('low')
  expect(toldWith(ofHome(words), id)).toBe('medium')
})

test.each([
  ['a cap', 'Supplier shall pay Customer $900 for each day of delay as liquidated damages, up to $40,000 in all.'],
  [
    'an estimate',
    'For each week of delay Supplier shall pay $2,000 as liquidated damages, a fair estimate of a loss that is hard to prove.',
  ],
  [
    'damages that are passed on',
    'Supplier shall pay Customer, as liquidated damages, the sums that are actually assessed against Customer by the owner for delay that Supplier caused.',
  ],
])('liquidated damages with %s are asked about', (_, words) => {
  expect(toldWith(ofFirms(words), 'risk.liquidated-damages')).toBe('low')
})

test('liquidated damages without any of these weigh', () => {
  const words = 'Supplier shall pay Customer $5,000 as liquidated damages for each day on which delivery is late.'
  expect(toldWith(ofFirms(words), 'risk.liquidated-damages')).toBe('medium')
})

test('what is asked about is of low severity, asks, and moves the score least', () => {
  const words = 'Each party waives any right to a trial by jury in any action arising out of this Agreement.'
  const { findings, score } = reviewDocument(documentOf(ofFirms(words, 'Customer pays $100 each month. '.repeat(12))))
  const found = findings.find(({ check }) => check.id === 'risk.jury-waiver')
  expect(found?.message).toBe(asks['risk.jury-waiver']?.title)
  expect(found?.message).toMatch(/\?$/)
  expect(score?.steps.find(({ check }) => check === 'risk.jury-waiver')?.points ?? 0).toBeLessThanOrEqual(1)
})

test('what is doubted is told as worth a look', () => {
  const text = ofFirms('Customer pays $100 a month.', 'Ohio law governs.')
  const low = reviewDocument(documentOf(text)).findings.filter(({ check }) => /^Worth a look: .*\?$/.test(check.title))
  expect(low.length).toBeGreaterThan(0)
  expect(low.every(({ check }) => check.severity === 'low')).toBe(true)
})

test.each([
  [
    'spaces',
    'Basic plan   mail for one seat            $12 a month\nTeam plan    mail for each seat           $31 a month',
  ],
  ['strokes', '| M-4 | pump, two stage | $1,150 |\n| M-6 | pump, two stage | $2,300 |'],
  ['tabs', 'Lobby\tcleaning, nightly\t$400\nGarage\tcleaning, nightly\t$650'],
])('two rows of a table with %s are two things', (_, rows) => {
  expect(toldWith(ofFirms('Prices follow.', `Prices:\n${rows}`), 'consistency.amount-twice')).toBeUndefined()
})

test.each([
  'This Agreement with its Schedules and Exhibit is complete and may be amended only in writing.',
  'This contract, together with the attached price list, is the whole bargain of the parties.',
  'No promise that is not written here binds either of them.',
  'Nothing said outside these pages is part of what was made between them or may be relied on.',
])('the whole agreement in other words: %s', (words) => {
  const rest = [
    'Supplier shall clean the premises weekly.',
    'Customer shall pay $100 a month.',
    'Ohio law governs this Agreement.',
    'Either party may terminate this Agreement on thirty days’ written notice.',
    'Notices shall be in writing and sent to the addresses above by courier.',
    'Neither party may assign this Agreement without consent.',
  ]
  expect(toldWith(ofFirms(...rest, words), 'missing.entire-agreement')).not.toBe('medium')
})

test.each([
  'Each member shall have Schedule K-1 by March 15.',
  'Customer shall file Schedule 13D with the SEC.',
  'Supplier shall not store any Schedule II controlled substance there.',
  'The expense is reported on Schedule C of the tax return of Customer.',
])('a schedule of an agency is none of this paper: %s', (words) => {
  expect(
    toldWith(ofFirms('Customer shall pay $100 a month for the work that it orders.', words), 'reference.attachment'),
  ).toBeUndefined()
})

test('a schedule of this paper that is not there is still told', () => {
  const words = 'Customer shall pay the prices in Schedule C, which is attached, for all that it orders.'
  expect(
    toldWith(
      ofFirms('Supplier shall clean the premises of Customer every week. '.repeat(5), words),
      'reference.attachment',
    ),
  ).toBe('medium')
})
