import { readTemplate, shippedTypes, type Template } from '@casewright/templates'
import { describe, expect, it } from 'vitest'
import { readSaid } from './read-said.ts'

const types = shippedTypes.flatMap((source) => readTemplate(source).template ?? [])
const read = (id: string, text: string): Record<string, string> =>
  Object.fromEntries(
    readSaid(types.find((one) => one.id === id) as Template, text, '2026-11-29').filled.map(({ field, value }) => [
      field,
      value,
    ]),
  )

describe('sums of a lease', () => {
  const lease = (words: string) =>
    read(
      'rental-agreement',
      `Lease. Landlord Ivy Court LLC, tenant Sol Marsh. Apartment at 9 Lake St, Dover, Delaware. ${words} Starts June 1, 2027 for 12 months.`,
    )

  it('stand each under the label of its own item', () => {
    const all = lease('Rent $950 a month due on the 1st, late charge $35 after the 6th, deposit two months rent.')
    expect(all).toMatchObject({ rent: '$950', deposit: '$1,900', lateTerms: expect.stringContaining('$35') })
    expect(all).not.toHaveProperty('depositTerms')
  })

  it('keep a deposit that has its own sum', () =>
    expect(lease('Rent $950 a month, deposit $800, late fee $35.').deposit).toBe('$800'))

  it('keep months of rent as they are told where no rent is known', () => {
    const all = lease('Late fee $35, deposit two months rent.')
    expect(all).not.toHaveProperty('deposit')
    expect(all.depositTerms).toContain('2 months’ rent')
  })
})

it.each([
  [
    '15 days notice to enter except emergencies.',
    '15 days’ notice before entering the Premises, except in an emergency.',
  ],
  ['48 hours notice to enter.', '48 hours’ notice before entering the Premises.'],
])('an entry notice is one of entry: %s', (words, as) => {
  const all = read(
    'rental-agreement',
    `Lease. Landlord Ivy Court LLC, tenant Sol Marsh. Apartment at 9 Lake St, Dover, Delaware. Rent $950 a month. Starts June 1, 2027 for 12 months. ${words}`,
  )
  expect(all.entryTerms).toBe(`The Landlord shall give the Tenant ${as}`)
  expect(all).not.toHaveProperty('endingTerms')
})

describe('pay of an employee', () => {
  const all = read(
    'employment-contract',
    'Engage Priya Nair as Controller at Otter Mills LLC, 4 Wall St, Boston, Massachusetts, $180,000 plus 18% bonus at year end, start May 3, 2027. Six month non-compete within 25 miles of Boston.',
  )

  it('has the base pay as the salary and no part of it as a bonus', () =>
    expect(all).toMatchObject({
      salary: '$180,000',
      bonusTerms: 'The Employer shall pay the Employee an 18% bonus at year end.',
    }))

  it('has a bonus without the base pay that is told with it', () =>
    expect(
      read(
        'employment-contract',
        'Offer terms for Marcus Bell. Position: Plant Manager. Employer: Hollis Steel Co., Gary, Indiana. Base pay is $98,500 a year plus a bonus of up to $12,000. Start February 1, 2027. Indiana law.',
      ),
    ).toMatchObject({
      salary: '$98,500 a year',
      bonusTerms: 'The Employer shall pay the Employee a bonus of up to $12,000.',
    }))

  it('is of the person who is named, and binds the employee within the miles', () =>
    expect(all).toMatchObject({
      employeeName: 'Priya Nair',
      competitionTerms:
        'For 6 months after the employment ends, the Employee shall not compete with the Employer within 25 miles of Boston.',
    }))

  it('leaves an address whole before a verb', () =>
    expect(
      read(
        'employment-contract',
        'Employment contract: Brightline Software Inc., 100 Congress Ave, Austin, Texas hires Nadia Rahman as Senior Data Engineer starting January 11, 2027, salary $145,000, 10% annual bonus, three weeks vacation, 12 month non-compete within 50 miles of Austin. Texas law.',
      ).employerAddress,
    ).toBe('100 Congress Ave, Austin, Texas'))
})

it.each([
  ['cap $40,000', '$40,000'],
  ['not to exceed $12,500', '$12,500'],
])('a limit beside an hourly rate binds: %s', (words, sum) =>
  expect(
    read(
      'consulting-agreement',
      `Consulting agreement. Nora Field consults for Pine Foods LLC on packaging, $150/hour, ${words}, net 15, starting March 1, 2027. Ohio law.`,
    ),
  ).toMatchObject({ scope: 'packaging', capTerms: `The fees under this Agreement shall not exceed ${sum}.` }),
)

it('of goods as they are, that the seller owns them is the warranty of title', () => {
  const all = read(
    'sales-contract',
    'Sales contract. Tom Briggs, 19 Farm Lane, Boise, Idaho, sells his 2019 John Deere tractor, serial number 1PY5, to Valley Orchards Inc. for $38,500, as is, with no warranty of any kind other than that he owns it. Idaho law.',
  )
  expect(all.warrantyTerms).toContain('EXCEPT FOR THE WARRANTY OF TITLE')
  expect(all.goods).toBe('2019 John Deere tractor, serial number 1PY5')
})
