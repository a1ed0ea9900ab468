import { expect, test } from 'vitest'
import { reviewDocument } from '../review.ts'
import { documentOf, severityOf } from './__fixtures__/severity-of.ts'

const paper = (title: string, one: string, other: string, terms: readonly string[]): string =>
  [
    title,
    `This Agreement is made on May 1, 2024 by and between Oak LLC, a Delaware company ("${one}"), and Birch Inc. ("${other}").`,
    ...terms.map((term, at) => `${at + 1}. ${term}`),
    'By: ________________\nName:\nTitle:',
  ].join('\n\n')
const services = (...terms: string[]) => paper('SERVICES AGREEMENT', 'Provider', 'Customer', terms)
const license = (...terms: string[]) => paper('TRADEMARK LICENSE AGREEMENT', 'Licensor', 'Licensee', terms)
const loan = (...terms: string[]) => paper('LOAN AGREEMENT', 'Lender', 'Borrower', terms)
const job = (...terms: string[]) => paper('EMPLOYMENT AGREEMENT', 'Company', 'Executive', terms)

const due = 'Upon an Event of Default, Lender may declare the unpaid principal immediately due and payable.'
const far = `Borrower keeps books. ${'Each book is kept in ink and shown on request. '.repeat(30)}`
const indemnity = 'Customer shall indemnify and hold harmless Provider from all losses from its use of the Services.'
const cap = 'each party’s total liability under this Agreement is limited to the fees of one year.'

/** A clause that weighs, and what stands in its place and does not. */
const pairs: [id: string, weighs: string, not: string][] = [
  [
    'risk.acceleration',
    loan('It is an Event of Default if Borrower fails to pay an installment when due.', far, due),
    loan(
      'It is an Event of Default if Borrower fails to pay an installment and the failure continues for five days after written notice.',
      far,
      due,
    ),
  ],
  [
    'risk.acceleration',
    loan(
      'It is an Event of Default if Borrower fails to keep a covenant other than one to pay money for thirty days after written notice.',
      far,
      due,
    ),
    loan(
      'It is an Event of Default if Borrower gets notice that a sum is unpaid, or fails after notice of nonpayment to cure it within six days.',
      far,
      due,
    ),
  ],
  [
    'one-sided.indemnity',
    services(indemnity, 'Provider will answer the telephone of Customer and pay for the calls.'),
    services(
      indemnity,
      'Provider will defend Customer against claims of others that the Services infringe, and pay the damages that are finally awarded.',
    ),
  ],
  [
    'one-sided.indemnity',
    services(indemnity, 'Provider will defend its name. Customer will pay the costs of its own audits.'),
    services(
      indemnity,
      'Provider shall defend Customer from claims of others on its software. Provider shall pay the damages awarded.',
    ),
  ],
  [
    'risk.cap-without-exceptions',
    services(`In the whole ${cap}`),
    services('Customer answers to Provider for its data.', `Without prejudice to clause 1, ${cap}`),
  ],
  [
    'ambiguous.twice-or-half',
    services('Customer pays the price bi-weekly, in payments of $900.'),
    services('Customer pays the price bi-weekly, in 26 equal payments of $900.'),
  ],
  [
    'risk.personal-guaranty',
    services('The undersigned owner of Customer personally guarantees payment of its rent.'),
    services('In 2019 Provider obtained judgment against the owner of Customer, who agreed to a personal guaranty.'),
  ],
  [
    'risk.non-compete',
    license(
      'For two years after the end Licensee shall not engage, directly or indirectly, in any business similar to the Shop anywhere in the United States.',
    ),
    license('For four years after a launch Licensee shall not use the Marks in anything that competes with the Shop.'),
  ],
  [
    'risk.cap-without-exceptions',
    services(`In each year ${cap}`),
    services('Provider answers to Customer for harm to its staff.', `Save for clause 1, ${cap}`),
  ],
  [
    'risk.cap-without-exceptions',
    services(`As the parties agreed, ${cap}`),
    services('Customer answers to Provider for its data.', `Other than under Section 1, ${cap}`),
  ],
  [
    'ambiguous.twice-or-half',
    services('Provider reports bi-weekly to Customer on the work.'),
    services('Provider reports bi-weekly, that is every two weeks, to Customer on the work.'),
  ],
  [
    'ambiguous.twice-or-half',
    services('Customer pays the price in nine bi-monthly installments.'),
    services('Over 18 months Customer pays the price in 9 equal bi-monthly installments.'),
  ],
  [
    'ambiguous.twice-or-half',
    services('Customer and Provider meet biweekly.'),
    job('The Company pays the salary biweekly.'),
  ],
  [
    'risk.non-compete',
    services('For two years after the end, Customer shall not engage in any competing business in Ohio.'),
    services('The covenant not to compete shall apply as Schedule 4 says, and its price is $9.'),
  ],
  [
    'risk.non-compete',
    license(
      'For three years after the end neither Licensee nor its owners shall own or work in a bakery anywhere in the United States.',
    ),
    license('Licensee shall not use the Marks to compete with Licensor.'),
  ],
  [
    'risk.personal-guaranty',
    services('The undersigned owner of Customer personally guarantees payment of all sums due.'),
    services('Provider sued in 2020, asserting a claim on the personal guaranty that the owner of Customer agreed to.'),
  ],
]

test.each(pairs)('%s weighs, and says less where the paper itself answers it', (id, weighs, not) => {
  expect(severityOf(weighs, id)).toMatch(/high|medium/)
  expect(severityOf(not, id) ?? 'low').toBe('low')
})

test('of a price that is allocated and a covenant, the covenant is shown', () => {
  const covenant =
    'For two years after Closing neither Seller nor its owner shall own or operate a laundry in Lake County.'
  const text = paper('ASSET PURCHASE AGREEMENT', 'Seller', 'Buyer', [
    'The price is allocated as follows, and each shall report it so: machines, $5,000; covenant not to compete, $700.',
    covenant,
  ])
  const hits = reviewDocument(documentOf(text)).findings.find(({ check }) => check.id === 'risk.non-compete')?.hits
  expect(hits?.map(({ start, end }) => text.slice(start, end))).toEqual([expect.stringContaining('Lake County')])
})

test.each([
  '[Page 2 of 7 or more – Supply Terms]',
  '[floor plan or map of the hall]',
  '[***]',
  '[seal or stamp]',
  '[company logo or mark]',
  '[A table of the goods is attached as Exhibit A]',
  '[drawing of the hall – not to scale]',
  '[Asterisks show what is omitted or redacted.]',
])('%s is no choice', (label) => {
  const ids = (words: string) => reviewDocument(documentOf(services(words))).findings.map(({ check }) => check.id)
  expect(ids('The license is [exclusive or sole] and ends today.')).toContain('blank.choice')
  expect(ids(`The license ends today.\n\n${label}`)).not.toContain('blank.choice')
})

test('lettered recitals under their heading are no terms', () => {
  const grant = 'Oak grants Customer the exclusive right to sell the Products in Ohio.'
  expect(severityOf(services(grant), 'risk.exclusivity')).toBe('medium')
  const told = services('Customer pays $5.').replace(
    '1. ',
    `RECITALS\n\nA. ${grant}\n\nThe parties agree as follows:\n\n1. `,
  )
  expect(severityOf(told, 'risk.exclusivity') ?? 'low').toBe('low')
})

test('a restraint of a person in California is void though the paper names other law', () => {
  const text = (home: string) =>
    services(
      'For two years after the end, Provider shall not compete with Customer.',
      'The laws of Nevada govern.',
    ).replace('Oak LLC, a Delaware company', `Ann Lee, an individual residing in ${home}`)
  expect(severityOf(text('Fresno, California'), 'risk.restraint-void')).toBe('high')
  expect(severityOf(text('Reno, Nevada'), 'risk.restraint-void')).toBeUndefined()
})

test.each([
  [
    'risk.class-waiver',
    'In every forum class actions are waived by Customer.',
    'In every forum class actions are answered by Customer.',
  ],
  [
    'risk.arbitration',
    'Disputes will be resolved by binding individual arbitration in Ohio.',
    'Disputes will be resolved by talk among individuals in Ohio.',
  ],
  [
    'risk.long-renewal-notice',
    'The term shall then renew for two years, unless a party gives notice not less than 120 days, and not more than 150 days, before its end.',
    'The term shall then renew for two years, unless a party gives notice not less than 20 days, and not more than 40 days, before its end.',
  ],
])('%s is found in plain words of it', (id, said, other) => {
  expect(severityOf(services(said), id)).toMatch(/high|medium/)
  expect(severityOf(services(other), id)).toBeUndefined()
})
