import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { readSaid } from './read-said.ts'

const templates = new Map(
  shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]),
)
const parties: Record<string, string> = {
  'rental-agreement': 'Landlord: Acme LLC\nTenant: Jo Lane\n\n',
  'service-agreement': 'Provider: Acme Corp.\nClient: Beta LLC\n\n',
  'employment-contract': 'Employer: Acme Corp.\nEmployee: Jo Lane\n\n',
  'non-disclosure-agreement': 'Between Acme Corp. and Beta LLC.\n\n',
}
const termsOf = (type: string, words: string) => {
  const template = templates.get(type)
  if (!template) throw new Error(`no ${type}`)
  const { terms } = readSaid(template, (parties[type] ?? '') + words, '2026-11-24')
  return terms.map(({ field }) => field)
}

it.each([
  ['service-agreement', 'They pick up the tab for parts and hotel nights.', 'expenseTerms'],
  ['service-agreement', 'The Client covers one hotel night because it is far.', 'expenseTerms'],
  ['service-agreement', 'If a mistake turns up later, they fix it free.', 'warrantyTerms'],
  ['service-agreement', 'If they call it off a week before, they owe half.', 'endingTerms'],
  ['service-agreement', 'Loser pays the lawyers.', 'legalFeeTerms'],
  ['service-agreement', 'They carry two million in general liability.', 'insuranceTerms'],
  ['rental-agreement', 'The tenants mow and water the lawn.', 'repairTerms'],
  ['employment-contract', 'She cannot take customers with her for a year.', 'nonsolicitTerms'],
  ['non-disclosure-agreement', 'If a court orders them to hand something over, they tell us first.', 'compelledTerms'],
])('gives a clause of a %s to what it is about most: %s', (type, words, field) => {
  expect(termsOf(type, words)).toEqual([field])
})

it('parts a sentence where two subjects are sure, and not where words are said of anything', () => {
  expect(termsOf('service-agreement', 'Net 45, 2% a month on late balances.')).toEqual(['lateTerms'])
  expect(
    termsOf('service-agreement', 'Either side can quit on ten days’ notice, and the loser pays the lawyers.'),
  ).toEqual(['endingTerms', 'legalFeeTerms'])
})
