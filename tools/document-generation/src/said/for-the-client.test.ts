import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { readSaid } from './read-said.ts'

const types = new Map(shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]))
const read = (type: string, text: string) =>
  Object.fromEntries(
    readSaid(types.get(type) as never, text, '2026-11-28').filled.map(({ field, value }) => [field, value]),
  )

const told =
  "I'm Dana Okafor, I'm calling about the wedding place. It's Heron Events, LLC, 340 Ponce Terrace, Decatur, Georgia 30030. I paid four thousand on January 11, 2026 for my daughter's reception and they were double booked. I want the $4,000 back. Give them fourteen days. Otherwise I go to court. I'm at 77 Osprey Walk, Stone Mountain, Georgia 30087."

it('a client’s own demand is written on the client’s behalf', () => {
  const all = read('demand-letter', told)
  expect(all).toMatchObject({
    clientName: 'Dana Okafor',
    recipientCompany: 'Heron Events, LLC',
    amount: '$4,000',
    deadline: '2026-12-12',
    nextStep: 'If that is not done by then, we intend to file suit.',
  })
  expect(all.facts).toContain('our client’s daughter')
  expect(all.facts).not.toMatch(/\bmy\b/)
})

it('where the client lives is not the firm’s address', () => {
  expect(read('demand-letter', told).firmAddress).toBeUndefined()
})

it('business days are counted as such', () => {
  expect(read('demand-letter', told.replace('fourteen days', '10 business days')).deadline).toBe('2026-12-11')
})

it('what a lawyer writes stays as it is', () => {
  const all = read(
    'demand-letter',
    'My client Teresa Okafor paid Curt Hanley $9,375. We want the $9,375 back within 14 days or we sue.',
  )
  expect(all.nextStep).toBe('If that is not done by then, we intend to file suit.')
})
