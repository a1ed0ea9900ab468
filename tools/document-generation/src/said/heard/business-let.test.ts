import { makeDocument, plainText, readTemplate, shippedTypes } from '@casewright/templates'
import { describe, expect, it } from 'vitest'
import { readSaid } from '../read-said.ts'
import { businessUse } from './business-let.ts'

describe('premises that are let for a business', () => {
  it.each([
    [
      'Lease of the ground floor. Use: candle making and classes, no open flames upstairs. Rent $900.',
      'candle making and classes, no open flames upstairs',
    ],
    ['Use: retail sale of shoes. Rent $900.', 'retail sale of shoes'],
    ['Use: live music venue and bar. Rent $900.', 'live music venue and bar'],
    ['Use: repair of small engines. Rent $900.', 'repair of small engines'],
    ['Use: personal training gym. Rent $900.', 'personal training gym'],
    ['He rents the back room for his violin shop. Rent $900.', 'a violin shop'],
    [
      'Bo leases the corner lot as a bakery with outdoor seating and no deep frying. Rent $900.',
      'a bakery with outdoor seating and no deep frying',
    ],
    ['Commercial lease, 4 Mill Road. Rent $900.', 'the Tenant’s business'],
    ['Office lease, 4 Mill Road. Rent $900.', 'an office'],
  ])('are known by the words: %s', (text, use) => expect(businessUse(text)?.value).toBe(use))

  it.each([
    'Use: private residence for Bo only. Rent $900.',
    'Use: two adults and a child. Rent $900.',
    'The apartment over the bakery, two bedrooms. Rent $900.',
    'She rents the house and has a home office. Rent $900.',
    'Tenant: Hale Glass LLC rents the place, four beds and two baths, for its nurses.',
    'Tenant: Bo Cruz. 4 Mill Road. Rent $900.',
    'Use of the garage is shared. Rent $900.',
    'Flat at 88 Pine Ave Unit 3. Rent is $1,450 a month plus $75 for the garage.',
    'Unit 3, 88 Pine Ave. Rent is $1,450 a month plus $75 for the garage.',
    'Rent is $950 for the suite and $40 for a storage locker.',
    'He rents the room upstairs, with shared kitchen space. Rent $900.',
    'Upper unit. Tenant may use the small room as an office. Rent $900.',
    'The retail space downstairs is loud. Rent $900.',
    'This is not a commercial lease. Rent $900.',
    'The shop next door has a commercial lease next door. Rent $900.',
  ])('are none where somebody may live: %s', (text) => expect(businessUse(text)).toBeUndefined())
})

it('have none of the clauses of a home', () => {
  const template = shippedTypes
    .flatMap((source) => readTemplate(source).template ?? [])
    .find(({ id }) => id === 'rental-agreement')
  if (!template) throw new Error('no lease')
  const made = (text: string) => {
    const { filled } = readSaid(template, text, '2026-11-30')
    return plainText(makeDocument(template, Object.fromEntries(filled.map(({ field, value }) => [field, value]))))
  }
  const shop = made(
    'Landlord: Ann Lee. Tenant: Bo Cruz. He rents the back room at 4 Mill Road for his violin shop. Rent $900. Nevada law.',
  )
  expect(shop).not.toMatch(
    /fit to live in|private residence|lead-based|discrimination in housing|may live in|a pet without/,
  )
  const neighbor = made(
    'Landlord: Ann Lee. Tenant: Bo Cruz. 4 Mill Road. Carl lives next door. He parks in the alley. He may not block the gate. Rent $900. Nevada law.',
  )
  expect(neighbor).toMatch(/fit to live in/)
  const flat = made('Landlord: Ann Lee. Tenant: Bo Cruz. He rents the apartment at 4 Mill Road. Rent $900. Nevada law.')
  expect(flat).toMatch(/fit to live in/)
})
