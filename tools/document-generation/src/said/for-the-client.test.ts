import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { readSaid } from './read-said.ts'

const types = new Map(shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]))
const read = (type: string, text: string, today = '2026-11-28') =>
  Object.fromEntries(readSaid(types.get(type) as never, text, today).filled.map(({ field, value }) => [field, value]))

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

it('business days are counted as such, without the holiday between them', () => {
  const ten = told.replace('fourteen days', '10 business days')
  expect(read('demand-letter', ten).deadline).toBe('2026-12-11')
  expect(read('demand-letter', ten, '2026-11-24').deadline).toBe('2026-12-09')
  const atOnce = told.replace(/\$4,000 back.*go to court/, '$4,000 back within ten business days or I sue')
  expect(read('demand-letter', atOnce).deadline).toBe('2026-12-11')
})

it('a time that no letter gives is no deadline', () => {
  expect(read('demand-letter', told.replace('fourteen days', 'two billion days')).deadline).toBeUndefined()
})

it('a client’s own company is not the one that is written to', () => {
  const all = read(
    'demand-letter',
    "I'm Arne Bjornstad, I own Bjornstad Tuckpointing LLC. I did the chimney of Peter Vance in May 2026 and am still owed $3,200. I want the $3,200 within fourteen days.",
  )
  expect(all).toMatchObject({ clientName: 'Arne Bjornstad', amount: '$3,200' })
  expect(all.recipientCompany).toBeUndefined()
})

it('what a lawyer writes stays as it is', () => {
  const all = read(
    'demand-letter',
    'My client Teresa Okafor paid Curt Hanley $9,375. We want the $9,375 back within 14 days or we sue.',
  )
  expect(all.nextStep).toBe('If that is not done by then, we intend to file suit.')
})
