import { readTemplate, shippedTypes } from '@casewright/templates'
import { describe, expect, it, test } from 'vitest'
import { readSaid } from './read-said.ts'

const types = new Map(shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]))
const read = (type: string, text: string): Record<string, string> =>
  Object.fromEntries(
    readSaid(types.get(type) as never, text, '2026-11-28').filled.map(({ field, value }) => [field, value]),
  )

test.each([
  ['We represent Nora Vance.', 'Nora Vance'],
  ['I represent Ines and Tobias Brack.', 'Ines and Tobias Brack'],
  ['We are writing on behalf of our client, Hill Farm LLC.', 'Hill Farm LLC'],
  ['Our client is Ada Wynn.', 'Ada Wynn'],
])('whom a lawyer represents is the client: %s', (lead, name) => {
  const said = read(
    'demand-letter',
    `${lead} Delmar Roofing LLC was paid $9,600 for a roof that leaks. We demand $4,250 by December 20, 2026.`,
  )
  expect(said.clientName).toBe(name)
  expect(said.recipientName ?? '').not.toBe(name)
  expect(said.facts ?? '').not.toMatch(/^We represent/)
})

it('a signature is no part of a name', () => {
  const said = read(
    'demand-letter',
    'We represent Nora Vance. Write to Delmar Roofing LLC, 88 Oak Ave, Tulsa, OK 74103. She paid $9,600 for a roof that leaks. We demand $4,250 by December 20, 2026. Signed Rita Cole, Cole Law PLLC, 5 Court St, Tulsa.',
  )
  expect(said.attorneyName).toBe('Rita Cole')
})

describe('what is no correction and no end', () => {
  it('takes a number behind no. for a number', () => {
    expect(read('rental-agreement', 'Parking: one space, no. 14').parkingTerms).toBe(
      'The following applies to parking: one space, no. 14.',
    )
    expect(read('rental-agreement', 'The rent is $900, no, $950.').rent).toBe('$950')
  })

  it('takes the day of a first payment for no day on which all is due', () => {
    const note = (words: string) =>
      read('promissory-note', `Lender: Gail Moss\nBorrower: Ty Rusk\nAmount: $18,000\n${words}`).endDate
    expect(note('Payments: $348 a month for 60 months, first on March 1, 2027')).toBeUndefined()
    expect(note('Due in full on March 1, 2027')).toBe('2027-03-01')
  })
})
