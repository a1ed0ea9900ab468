import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { readSaid } from './read-said.ts'

const types = new Map(shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]))
const read = (type: string, text: string) =>
  Object.fromEntries(
    readSaid(types.get(type) as never, text, '2026-11-28').filled.map(({ field, value }) => [field, value]),
  )

it('what is paid in parts is one schedule', () => {
  const all = read(
    'service-agreement',
    'Provider is Dock Repair LLC. Client is Rowing Club Inc. Price is $84,500: 25% on signing, 50% when the floats are delivered, 25% on completion.',
  )
  expect(all).toMatchObject({
    contractValue: '$84,500',
    paymentTerms: '25% on signing, 50% when the floats are delivered, 25% on completion.',
  })
})

it('sums in lines under a price are one schedule', () => {
  const all = read(
    'consulting-agreement',
    'CLIENT: Creek Foundation\nCONSULTANT: Saltlick LLP\nFEE: $36,000 fixed\n  – $16,000 on signing\n  – $20,000 on acceptance of the report\nEXPENSES: none',
  )
  expect(all).toMatchObject({ fee: '$36,000', paymentTerms: '$16,000 on signing; $20,000 on acceptance of the report' })
})

it('a sentence that is paid in a day is none', () => {
  const all = read(
    'service-agreement',
    'Provider is Dock LLC. Client is Row Inc. The price is $900, due on completion.',
  )
  expect(all.contractValue).toBe('$900')
})

it('words that hang on a value are told with their sentence', () => {
  const all = read(
    'service-agreement',
    'Provider is Dock Repair LLC. Client is Rowing Club Inc. Work starts January 11, 2027 and must be done by March 31, 2027, before the spring season.',
  )
  expect(Object.values(all)).not.toContain('Before the spring season.')
  expect(Object.values(all).join('\n')).toContain('March 31, 2027, before the spring season.')
})

it('what somebody is hired to do is the work, without who that is', () => {
  expect(
    read(
      'service-agreement',
      'The Rowing Club Inc. is hiring Dock Repair LLC, 220 Front Street, Camden, NJ 08102, to rebuild the floating dock. The price is $900.',
    ),
  ).toMatchObject({ serviceDescription: 'rebuild the floating dock' })
})
