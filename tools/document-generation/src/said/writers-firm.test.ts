import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { readSaid } from './read-said.ts'

const templates = new Map(
  shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]),
)
const answers = (type: string, text: string) => {
  const template = templates.get(type)
  if (!template) throw new Error(`no ${type}`)
  return Object.fromEntries(readSaid(template, text, '2026-11-23').filled.map(({ field, value }) => [field, value]))
}

it('reads whose letterhead the writer uses', () => {
  const text =
    'Letter to Marcus Feld, 500 Commerce Street, Nashville. Sign it from me, Tobias Grant, Grant and Lowe, 22 Second Avenue North, Nashville.'
  expect(answers('business-letter', text).senderCompany).toBe('Grant and Lowe')
})

it('puts it beside the address of a letter', () => {
  const text = 'Ask the Yakima office about the check. I’m Grace Kim, Valley Legal Aid, 18 S. 2nd Street, Yakima.'
  const { senderCompany, senderAddress } = answers('inquiry-letter', text)
  expect([senderCompany, senderAddress]).toEqual(['Valley Legal Aid', '18 S. 2nd Street, Yakima'])
})

it('takes no town for a firm', () => {
  const text = 'Letter to Bo Lee, 5 Elm St., Troy, NY 12180. From Ana Ruiz, Salt Lake City, Utah.'
  expect(answers('business-letter', text).senderCompany).toBeUndefined()
})

it('reads addresses abroad and streets that only their town makes one', () => {
  const parties =
    'Mutual NDA between Calloway Robotics, Inc., 4411 East Speedway, Tucson, Arizona and Ferrous Dynamics GmbH, Hafenstrasse 9, Hamburg.'
  expect(answers('non-disclosure-agreement', parties)).toMatchObject({
    firstAddress: '4411 East Speedway, Tucson, Arizona',
    secondAddress: 'Hafenstrasse 9, Hamburg',
  })
})

it('counts the last day of what lasts a year from its first', () => {
  const text = 'Service agreement. Client is Oak Library, provider is Ana Ruiz. A year from January 1, 2027.'
  expect(answers('service-agreement', text)).toMatchObject({ startDate: '2027-01-01', endDate: '2027-12-31' })
})

it('calls no animal the buyer', () => {
  const text =
    'Seller is Meadowlark Stables, Inc. Buyer is Phoebe Stanhope. The horse is a bay mare. The risk is hers once she’s loaded.'
  expect(answers('sales-contract', text).riskTerms).not.toMatch(/Buyer is loaded/)
})
