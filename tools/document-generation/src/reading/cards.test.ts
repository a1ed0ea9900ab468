import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, test } from 'vitest'
import { askedOf, rolesOf } from './asked.ts'
import { cardsIn } from './cards.ts'

const template = shippedTypes
  .flatMap((source) => readTemplate(source).template ?? [])
  .find(({ id }) => id === 'business-letter')
const roles = template ? rolesOf(askedOf(template)) : []
const cards = (text: string) =>
  cardsIn(text, roles).map(({ parts, role }) => ({
    role: role?.id,
    ...Object.fromEntries(parts.map(({ aspect, value }) => [aspect, value])),
  }))

test.each([
  [
    'From me, Ida Holm, Regional Sales Manager, Holm Boats LLC, 12 Pier Road, Bath, ME 04530, 207-555-0110, ida@holm.example',
    {
      role: 'sender',
      name: 'Ida Holm',
      title: 'Regional Sales Manager',
      company: 'Holm Boats LLC',
      address: '12 Pier Road, Bath, ME 04530',
      phone: '207-555-0110',
      email: 'ida@holm.example',
    },
  ],
  [
    'goes to Mr. Cy Roe, Fleet Director at Roe Freight Supply, 9 Mill Rd, Ely, MN 55731',
    {
      role: 'recipient',
      name: 'Mr. Cy Roe',
      title: 'Fleet Director',
      company: 'Roe Freight Supply',
      address: '9 Mill Rd, Ely, MN 55731',
    },
  ],
  [
    'Ida Holm / 12 Pier Road, Bath, ME 04530 / 207-555-0110',
    { role: undefined, name: 'Ida Holm', address: '12 Pier Road, Bath, ME 04530', phone: '207-555-0110' },
  ],
])('%s', (text, card) => expect(cards(text)).toEqual([card]))

test('a sentence before an address names nobody', () => {
  expect(cards('The party that we gave last June was at 12 Pier Road, Bath, ME 04530')).toEqual([
    { role: undefined, address: '12 Pier Road, Bath, ME 04530' },
  ])
})
