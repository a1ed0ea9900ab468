import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { afterLeads, withoutOwnLabel } from './after-leads.ts'
import { readSaid } from './read-said.ts'
import { settlementTalkIn } from './settlement-talk.ts'

const templates = new Map(
  shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]),
)
const of = (type: string) => {
  const template = templates.get(type)
  if (!template) throw new Error(type)
  return template
}
const read = (type: string, text: string) =>
  Object.fromEntries(readSaid(of(type), text, '2026-11-24').filled.map(({ field, value }) => [field, value]))

it.each([
  ['one year from March 1, 2027', '2028-02-29'],
  ['six months starting August 31, 2027', '2028-02-29'],
  ['18 months beginning January 1, 2027', '2028-06-30'],
])('the last day of %s is counted', (words, endDate) => {
  const text = `Provider is Hill Snow LLC. Client is Oak HOA. It runs ${words}.`
  expect(read('service-agreement', text).endDate).toBe(endDate)
})

it.each([
  ['It starts January 11, 2027, goes eighteen months.', '2028-07-10'],
  ['Late is one percent a month. Starts January 11, 2027.', undefined],
  ['Fee is $900 a month. Begins January 11, 2027.', undefined],
])('how long is told behind the first day, and no price tells it: %s', (words, endDate) => {
  expect(read('service-agreement', `Provider is Hill Snow LLC. Client is Oak HOA. ${words}`).endDate).toBe(endDate)
})

it('a deposit of one month is as much as the rent, and two months are left as they were said', () => {
  const text = 'Landlord Ann Lee. Tenant Bo Diaz. Rent is $1,150 a month. '
  expect(read('rental-agreement', `${text}Deposit is one month.`).deposit).toBe('$1,150')
  expect(read('rental-agreement', `${text}Deposit is two months.`).deposit).toBeUndefined()
})

it('a price says per what it is', () =>
  expect(read('service-agreement', 'Provider is Hill Snow LLC. The price is $4,000 a month.').contractValue).toBe(
    '$4,000 a month',
  ))

it.each([
  ["Between us we'd take 6k.", 1],
  ["He'd settle for 5,000 but don't tell them.", 1],
  ['If he does not pay, we will file suit in circuit court.', 0],
  ['We demand $9,000 by December 15, 2026.', 0],
])('talk of what would be taken is held: %s', (words, held) =>
  expect(settlementTalkIn(`The roof leaks. ${words}`)).toHaveLength(held),
)

it('what stands behind "Thank you for" fits it', () => {
  const occasion = (value: string) =>
    afterLeads(of('thank-you-letter'), { field: 'occasion', label: '', value, by: 'text' }).value
  expect(occasion('She moderated the panel and stayed to the end')).toBe('moderating the panel and staying to the end')
  expect(occasion('he carried the boxes')).toBe('carrying the boxes')
  expect(occasion('the quilt')).toBe('the quilt')
})

it('a value has no label that the form has for it', () => {
  const one = (value: string) =>
    withoutOwnLabel(of('service-agreement'), { field: 'paymentTerms', label: '', value, by: 'text' }).value
  expect(one('Pay: in 20 days')).toBe('in 20 days')
  expect(one('Deposit: half on signing')).toBe('Deposit: half on signing')
})
