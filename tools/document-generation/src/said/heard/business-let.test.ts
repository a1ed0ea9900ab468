import { makeDocument, plainText, readTemplate, shippedTypes } from '@casewright/templates'
import { describe, expect, it } from 'vitest'
import { readSaid } from '../read-said.ts'
import { businessUse } from './business-let.ts'

describe('premises that are let for a business', () => {
  it.each([
    [
      'Lease of the ground floor. Use: candle making and classes, no open flames upstairs. Rent $900.',
      '',
      'candle making and classes, no open flames upstairs',
    ],
    ['He rents the back room for his violin shop. Rent $900.', '', 'a violin shop'],
    ['Commercial lease, 4 Mill Road. Rent $900.', '', 'the Tenant’s business'],
    ['Office lease, suite 4. Rent $900.', '', 'an office'],
    ['Tenant: Hale Glass LLC. The front half of 4 Mill Road. Rent $900.', 'Hale Glass LLC', 'the Tenant’s business'],
  ])('are known by the words: %s', (text, tenant, use) => expect(businessUse(text, tenant)?.value).toBe(use))

  it.each([
    ['Use: private residence for Bo only. Rent $900.', ''],
    ['The apartment over the bakery, two bedrooms. Rent $900.', ''],
    ['She rents the house and has a home office. Rent $900.', ''],
    ['Tenant: Hale Glass LLC rents the apartment for its nurses.', 'Hale Glass LLC'],
    ['Tenant: Bo Cruz. 4 Mill Road. Rent $900.', 'Bo Cruz'],
    ['Use of the garage is shared. Rent $900.', ''],
  ])('are none where somebody lives: %s', (text, tenant) => expect(businessUse(text, tenant)).toBeUndefined())
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
  const flat = made('Landlord: Ann Lee. Tenant: Bo Cruz. He rents the apartment at 4 Mill Road. Rent $900. Nevada law.')
  expect(flat).toMatch(/fit to live in/)
})
