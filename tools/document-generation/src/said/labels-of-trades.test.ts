import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { readSaid } from './read-said.ts'

const template = shippedTypes.flatMap((source) => readTemplate(source).template ?? [])
const read = (type: string, text: string) =>
  Object.fromEntries(
    readSaid(template.find(({ id }) => id === type) as never, text, '2026-11-28').filled.map(({ field, value }) => [
      field,
      value,
    ]),
  )

it('reads the short labels of a lease, and says none of them twice', () => {
  const found = read(
    'rental-agreement',
    'Re: lease for Amy\nLL: Gus Dalton\nTT: Amy Lin\nPrem: 22 Oak Ct, Mesa, AZ 85201\nAmt: $1,400/mo\nDep: $1,500',
  )
  expect(found).toMatchObject({ landlordName: 'Gus Dalton', tenantName: 'Amy Lin', rent: '$1,400', deposit: '$1,500' })
  expect(found.premises).toContain('22 Oak Ct')
  expect(found.additionalTerms).toBeUndefined()
})

it('reads the short labels of an employment', () => {
  const found = read('employment-contract', 'ER: Harlan Tool, Inc.\nEE: Monica Reyes\nTitle: foreman\nSal: $64,000')
  expect(found).toMatchObject({ employerName: 'Harlan Tool, Inc.', employeeName: 'Monica Reyes', salary: '$64,000' })
  expect(found.additionalTerms).toBeUndefined()
})
