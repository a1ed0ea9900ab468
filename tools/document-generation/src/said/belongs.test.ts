import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { readSaid } from './read-said.ts'

const templates = new Map(
  shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]),
)
const read = (type: string, text: string) => {
  const template = templates.get(type)
  if (!template) throw new Error(type)
  return Object.fromEntries(readSaid(template, text, '2026-11-28').filled.map(({ field, value }) => [field, value]))
}
const job = 'Bella’s Salon LLC hires Tanya Ruiz as stylist, starts Jan 4 2027, $42,000 a year. '
const service = 'Provider Cole Pest LLC, client Blue Heron HOA. Quarterly sprays, $850 a visit. '
const sale = 'Seller Ann Roe, buyer Bo Lunt. Trailer, $2,000. '

it.each([
  [
    'employment-contract',
    `${job}Non-compete: six months within 20 miles, but doesn’t apply if we let her go.`,
    'competitionTerms',
    'The following applies to non-compete: six months within 20 miles, but does not apply if the Employer lets the Employee go.',
  ],
  [
    'employment-contract',
    `${job}Two weeks vacation, plus her birthday and the week after Christmas.`,
    'leaveTerms',
    'The Employee receives two weeks vacation, plus the Employee’s birthday and the week after Christmas.',
  ],
  [
    'employment-contract',
    `Redwood Tree Care Inc. employs Omar Said as crew lead at $31 an hour. He can’t solicit our customers for a year. Boots, helmet and saw chaps are on us.`,
    'expenseTerms',
    'Boots, helmet and saw chaps are on the Employer.',
  ],
  [
    'service-agreement',
    `${service}Provider indemnifies the client, but not for the client’s own mistakes.`,
    'indemnityTerms',
    'The Provider indemnifies the Client, but not for the Client’s own mistakes.',
  ],
  [
    'sales-contract',
    `${sale}The buyer has 7 days to look it over, and can return it if the axle’s bent.`,
    'inspectionTerms',
    'The Buyer has 7 days to look it over, and can return it if the axle’s bent.',
  ],
])('what limits a clause or goes on with it stays in it: %s', (type, text, field, written) => {
  expect(read(type, text)[field]).toBe(written)
})
