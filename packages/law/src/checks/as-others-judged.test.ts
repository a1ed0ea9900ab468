import { expect, test } from 'vitest'
import { severityOf } from './bar/__fixtures__/severity-of.ts'

const agreement = (title: string, ...terms: string[]) =>
  [
    title,
    'This Agreement is made on May 1, 2024 by and between Oak LLC ("Company") and Birch Inc. ("Customer").',
    ...terms.map((term, at) => `${at + 1}. ${term}`),
    'By: ________________\nName:\nTitle:',
  ].join('\n\n')

test('a guaranty that a paragraph caps, ends or gives to one signer alone weighs little', () => {
  const terms = (...words: string[]) => agreement('SERVICES AGREEMENT', words.join(' '))
  const given = 'The undersigned officer personally guarantees the payment of all sums due from Customer.'
  expect(severityOf(terms(given), 'risk.personal-guaranty')).toBe('high')
  expect(severityOf(terms(given, 'The most she will owe is $50,000.'), 'risk.personal-guaranty')).toBe('low')
  expect(severityOf(terms(given, 'The guaranty ends after 24 months.'), 'risk.personal-guaranty')).toBe('low')
  expect(severityOf(terms(given, 'The guaranty survives even if the lease ends.'), 'risk.personal-guaranty')).toBe(
    'high',
  )
  expect(severityOf(terms('Only Ann Lee signs the personal guaranty.'), 'risk.personal-guaranty')).toBe('low')
})

test('a share of the rent that is owed once is no interest by the month', () => {
  const lease = (fee: string) =>
    agreement('STORAGE RENTAL AGREEMENT', `Rent is $100. Rent not paid when due brings ${fee}.`)
  expect(severityOf(lease('a late fee of 20% of the month’s rent'), 'risk.high-interest')).toBeUndefined()
  expect(severityOf(lease('a late charge of 10% of the rent for that month'), 'risk.high-interest')).toBeUndefined()
  expect(severityOf(lease('a late charge of 5% of the balance per month'), 'risk.high-interest')).toBe('medium')
  expect(severityOf(lease('interest at 3% a month'), 'risk.high-interest')).toBe('medium')
})

test('a section is one of the other paper where capitalized words are', () => {
  const letter = (opening: string, part: string) =>
    agreement(
      'LETTER AGREEMENT',
      opening,
      'Company will deliver the flour to Customer in Topeka. Customer shall pay for it on the day it comes.',
      `Besides its rights in Section ${part}, Company may stop on ten days’ notice.`,
      'Ohio law governs.',
    )
  expect(severityOf(letter('Customer buys flour.', '14'), 'reference.section')).toBe('medium')
  const there = 'Words with capitals mean what they mean there, in the Supply Agreement.'
  expect(severityOf(letter(there, '14'), 'reference.section')).toBeUndefined()
})

test('an exclusive right to print a work is what a publisher pays for', () => {
  const book = (words: string) => agreement('MEMORANDUM OF AGREEMENT', words)
  expect(
    severityOf(
      book(
        'Company grants Customer the sole and exclusive right, during the term of copyright, to print and sell the Work in book form.',
      ),
      'risk.exclusivity',
    ),
  ).toBe('low')
  expect(
    severityOf(book('Company grants Customer the exclusive right to sell the Products in Ohio.'), 'risk.exclusivity'),
  ).toBe('medium')
})

test('whoever owes nothing for anything, its own breach included, leaves no remedy', () => {
  const plan = (words: string) =>
    agreement(
      'MAINTENANCE AGREEMENT',
      'Company shall repair or pay for damage that its people cause.',
      `Company shall in no event be liable for any loss, cost, refund or damage of any kind${words}, and Customer’s sole remedy is to stop using the Equipment.`,
    )
  expect(severityOf(plan(', its own negligence or breach included'), 'risk.no-remedy')).toBe('high')
  expect(severityOf(plan(' that Customer causes'), 'risk.no-remedy')).toBeUndefined()
})
