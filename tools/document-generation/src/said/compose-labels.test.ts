import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { asTerm } from './compose.ts'

const templates = new Map(
  shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]),
)
const term = (type: string, field: string, words: string): string => {
  const template = templates.get(type)
  if (!template) throw new Error(`no ${type}`)
  return asTerm(template, field, words, { named: (said) => said, told: (said) => said })
}

it.each([
  ['rental-agreement', 'smokingTerms', 'Basement: no smoking', /basement/i],
  ['employment-contract', 'leaveTerms', 'Holidays: the Employer pays double time', /holidays/i],
  ['sales-contract', 'deliveryTerms', 'Weekends: the Buyer cannot pick up', /weekends/i],
  ['employment-contract', 'workplaceTerms', 'Night shift: the Employee gets $2 more an hour', /night shift/i],
])('a label that limits its term stays with it: %s %s %s', (type, field, words, kept) =>
  expect(term(type, field, words)).toMatch(kept),
)

it('a label that is only the subject goes', () =>
  expect(term('rental-agreement', 'smokingTerms', 'Smoking: no smoking in the hall')).not.toMatch(/^Smoking:/))
