import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, test } from 'vitest'
import { readSaid } from './read-said.ts'

const types = new Map(shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]))
const read = (type: string, text: string) =>
  Object.fromEntries(
    readSaid(types.get(type) as never, text, '2026-11-28').filled.map(({ field, value }) => [field, value]),
  )

test('a demand in one breath is its amount, its day and what follows, and is no fact', () => {
  const all = read(
    'demand-letter',
    'Our client is Priya Natarajan. She paid them 18,400 on June 3rd for a new roof. They tore off half of it and left. We want the 18,400 back plus the 9,150, so 27,550, within 14 days or we sue. Mention the contract is dated May 28.',
  )
  expect(all).toMatchObject({ amount: '$27,550', demand: 'Payment of $27,550', deadline: '2026-12-12' })
  expect(all.nextStep).toMatch(/file suit/)
  expect(all.facts).not.toContain('27,550')
  expect(all.facts).toContain('She paid them $18,400 on June 3, 2026')
  expect(all.facts).toContain('The contract is dated May 28, 2026.')
})

test('amounts that are asked for together are one, and the court stays with the suit', () => {
  expect(
    read(
      'demand-letter',
      'My client Teresa Okafor paid Curt Hanley $9,375. We want the $13,375 back plus the $3,712.40, within 14 days, or we sue in Montgomery County Common Pleas.',
    ),
  ).toMatchObject({
    amount: '$17,087.40',
    demand: 'Payment of $17,087.40',
    nextStep: 'If that is not done by then, we intend to file suit in Montgomery County Common Pleas.',
  })
})

test('a letter that is asked for is no demand', () => {
  const all = read(
    'demand-letter',
    'We need a demand letter to Apex Gym. She wants her account closed by January 5, 2027.',
  )
  expect(all).toMatchObject({ demand: 'Her account closed', deadline: '2027-01-05' })
})

test.each([
  ['sales-contract', 'Seller: Jo Lane. Buyer: Beta LLC. A used kiln for $900. As is.', 'warrantyTerms', /AS IS/],
  [
    'rental-agreement',
    'Landlord: Acme LLC\nTenant: Jo Lane\nLate after the 5th, 50 bucks.',
    'lateTerms',
    /5th of the month, the Tenant shall pay a late fee of \$50/,
  ],
  [
    'rental-agreement',
    'Landlord: Acme LLC\nTenant: Jo Lane\nOne cat ok, 25 a month for the cat.',
    'petTerms',
    /may keep one cat .* \$25 a month for it/,
  ],
  [
    'service-agreement',
    'Provider: Acme LLC\nClient: Beta LLC\nStarts January 4, 2027 for two years.',
    'endDate',
    /^2029-01-03$/,
  ],
  [
    'service-agreement',
    'Provider: Acme LLC\nClient: Beta LLC\nArbitration in Pierce County, not court.',
    'arbitrationTerms',
    /resolved by arbitration in Pierce County, and not in court/,
  ],
  [
    'employment-contract',
    'Employer: Acme LLC\nEmployee: Jo Lane\nTwo weeks notice either way.',
    'endingTerms',
    /Either party may end the employment on 2 weeks’ (?:written )?notice/,
  ],
])('%s is drawn of what was said: %s', (type, text, field, clause) => {
  expect(read(type, text)[field]).toMatch(clause)
})

test.each([
  ['sales-contract', 'Seller: Jo Lane\nBuyer: Beta LLC\nA used kiln for $900, paid in full.', /on signing/],
  [
    'rental-agreement',
    'Landlord: Acme LLC\nTenant: Jo Lane\nNo smoking, not even on the porch.',
    /anywhere on the property/,
  ],
  ['service-agreement', 'Provider: Acme LLC\nClient: Beta LLC\nArbitration in Pierce County, not court.', /binding/],
  [
    'service-agreement',
    'Provider: Acme LLC\nClient: Beta LLC\nIf the client cancels early the client owes two months.',
    /fees/,
  ],
])('%s has nothing that was not said: %s', (type, text, more) => {
  expect(Object.values(read(type, text)).join('\n')).not.toMatch(more)
})

test('figures without a sign are amounts where they are paid, and not where they count', () => {
  const all = Object.values(
    read(
      'complaint-letter',
      'I bought a dishwasher on September 5, 2026 for 749 dollars, order 88231. It leaked over 1,200 square feet and repairs cost me 9,150. I called 12 times.',
    ),
  ).join('\n')
  expect(all).toContain('for $749')
  expect(all).toContain('cost me $9,150')
  expect(all).toContain('1,200 square feet')
})

test('what is wanted is demanded, and not what was paid; for whom it is written nobody is asked to pay', () => {
  const one = read(
    'demand-letter',
    'Demand letter to Alder Decks LLC for Mara Quill. 21k total, she paid 14k, they left in May. She got a quote from Finch Carpentry to finish for 9k. want 6.5k in 14 days or we sue in Dane County and report them to the board.',
  )
  expect(one).toMatchObject({ clientName: 'Mara Quill', amount: '$6,500', deadline: '2026-12-12' })
  expect(one.recipientName).toBeUndefined()
  expect(one.attorneyName).toBeUndefined()
  expect(one.nextStep).toBe(
    'If that is not done by then, we intend to file suit in Dane County. [To be drafted from the notes: “and report them to the board”]',
  )
  expect(one.facts).not.toContain('6,500')
  expect(
    read('demand-letter', 'Demand letter to Bo Reed for Unpaid Rent, $4,000. We represent Lu Fox.').clientName,
  ).toBe('Lu Fox')
})
