import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { accountOf } from './account.ts'
import { readSaid } from './read-said.ts'

const template = shippedTypes
  .flatMap((one) => readTemplate(one).template ?? [])
  .find(({ id }) => id === 'service-agreement')
if (!template) throw new Error('no service agreement')

const accounted = (text: string) => {
  const said = readSaid(template, text, '2026-11-23')
  return { account: accountOf(said, text, said.filled), values: said.filled.map(({ value }) => value).join('\n') }
}
const parties = 'Provider is Corley Tree LLC. Client is Bethel Lodge Inc. '

it('what was turned down is in no field and is shown beside the document', () => {
  const { account, values } = accounted(`${parties}They asked for the gutters for free, no sir. No subcontractors.`)
  expect(values).not.toContain('gutters')
  expect(values).toContain('subcontractors')
  expect(account.flatMap(({ open }) => open)).toContainEqual({
    field: 'additionalTerms',
    line: 'They asked for the gutters for free, no sir.',
    held: true,
  })
})

it('a sentence on who somebody is does not become a term of the contract', () => {
  const { account, values } = accounted('I run Corley Tree LLC out of my barn in Hickory. Client is Bethel Lodge Inc.')
  expect(values).not.toContain('barn')
  expect(account.find(({ standing }) => standing === 'unplaced')?.open[0]?.line).toContain('barn in Hickory')
})

it('what somebody asks does not become a term of the contract', () => {
  const { account, values } = accounted(`${parties}Are the stumps part of it? No subcontractors.`)
  expect(values).not.toContain('stumps')
  expect(account.flatMap(({ open }) => open)).toContainEqual(
    expect.objectContaining({ line: 'Are the stumps part of it?', held: true }),
  )
})

it('questions of a form are labels of their answers', () => {
  const template = shippedTypes
    .flatMap((one) => readTemplate(one).template ?? [])
    .find(({ id }) => id === 'sales-contract')
  const form = [
    'Who is selling? Lundgren Dairy, 44 County Road K, Fond du Lac, WI 54937',
    'Who is buying? Harvest Cooperative, 1820 S. 16th St., Sheboygan, WI',
    'How much? $11,750',
    'Who hauls? Buyer brings the flatbed and the crane and takes the tank off its feet.',
  ].join('\n')
  const filled = template ? readSaid(template, form, '2026-11-23').filled : []
  const answers = Object.fromEntries(filled.map(({ field, value }) => [field, value]))
  expect(answers).toMatchObject({
    sellerName: 'Lundgren Dairy',
    sellerAddress: '44 County Road K, Fond du Lac, WI 54937',
    buyerName: 'Harvest Cooperative',
    price: '$11,750',
  })
  expect(Object.values(answers).join('\n')).not.toMatch(/Who|\?/)
})
