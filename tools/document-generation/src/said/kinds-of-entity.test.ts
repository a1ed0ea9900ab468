import { nameOfParty, readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { readSaid } from './read-said.ts'

const types = new Map(shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]))
const read = (type: string, text: string) =>
  Object.fromEntries(
    readSaid(types.get(type) as never, text, '2026-11-28').filled.map(({ field, value }) => [field, value]),
  )

it('what a party is stays with its name, and its state is not whose law governs', () => {
  expect(
    read(
      'service-agreement',
      "we're Larkspur Software, a Delaware corporation, and the customer is Bender Dental Group of Toledo, an Ohio LLC.",
    ),
  ).toEqual({
    providerName: 'Larkspur Software, a Delaware corporation',
    clientName: 'Bender Dental Group, an Ohio LLC of Toledo',
  })
  expect(
    read('sales-contract', 'Seller: Tri-Valley Seed, an Iowa cooperative. Buyer: Hal Moore, a sole proprietor.'),
  ).toMatchObject({ sellerName: 'Tri-Valley Seed, an Iowa cooperative', buyerName: 'Hal Moore, a sole proprietor' })
})

it('one signs without it', () => {
  expect(nameOfParty('Larkspur Software, Inc., a Delaware corporation')).toBe('Larkspur Software, Inc.')
  expect(nameOfParty('Bender Dental Group, an Ohio LLC of Toledo')).toBe('Bender Dental Group')
  expect(nameOfParty('Gray & Snow, A Professional Corporation')).toBe('Gray & Snow, A Professional Corporation')
})

it('a state in short says with the form of its name what a body is', () => {
  expect(
    read(
      'service-agreement',
      'Provider: Sorrel Works LLC (Montana), 12 Alder Ave., Missoula, MT 59802. Client: Brine Co., LLC (DE LLC; d/b/a "Brine"), 22 Cannery Row, Salisbury, MD 21801.',
    ),
  ).toMatchObject({
    providerName: 'Sorrel Works LLC, a Montana limited liability company',
    clientName: 'Brine Co., LLC, a Delaware limited liability company',
  })
  expect(read('sales-contract', 'Seller: Hum Bees Inc., Ohio 43701. Buyer: Pot LLC.').sellerName).toBe('Hum Bees Inc.')
})
