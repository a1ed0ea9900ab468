import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { accountOf } from './account.ts'
import { readSaid } from './read-said.ts'

const templates = new Map(
  shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]),
)
const rent = 'Rental. Landlord Patricia Vance, tenant Joel Kim. Rent is $1,150 a month, starts Feb 1, 2027.'
function read(text: string, type = 'rental-agreement') {
  const template = templates.get(type)
  if (!template) throw new Error(type)
  const said = readSaid(template, text, '2026-11-28')
  const values = said.filled.map(({ value }) => value).join('\n')
  const held = accountOf(said, text, said.filled).flatMap(({ open }) => open.filter((one) => one.held))
  return { values, held: held.map(({ line }) => line).join('\n') }
}

it.each([
  'Who pays the water is not settled.',
  'Pets: TBD',
  'Whether he can have a dog is still open.',
  'We never agreed on parking.',
  'The garage is still open, let me think on that.',
  'Should the notice be 10 or 14 days?',
  'is the shed included??',
  'Utilities are up in the air.',
])('what is asked or not settled is in no field, and is shown as open: %s', (words) => {
  const { values, held } = read(`${rent}\n${words}\nDeposit is $1,150.`)
  const key = words.replace(/\W+$/, '')
  expect(values).not.toContain(key)
  expect(values).toContain('$1,150')
  expect(held).toContain(key)
})

it('holds a question with what says that it is open', () => {
  const { values, held } = read(`${rent}\nPets? still open.`)
  expect(values).not.toMatch(/pets|open/i)
  expect(held).toMatch(/still open/)
})

it.each([
  ['Who pays the water? Landlord pays the water.', /pays the water/],
  ['If the new rent is not agreed on by May 1, the lease ends.', /lease ends/],
  ['Disputes not resolved by talking go to mediation.', /mediation/],
  ['Late fee $50, parking TBD.', /\$50/],
])('keeps an answer, a condition, and what stands beside: %s', (words, kept) => {
  expect(read(`${rent} ${words}`).values).toMatch(kept)
})

it('reads a chat without its heading, and an answer without its question', () => {
  const text = `[Family group chat, copied by Aunt Bev]
Tom: I lend Rita Hale $5,000
Rita: pay back 250 a month from June 1 2027
Rita: can I pay early
Tom: anytime no penalty
Rita: is the truck collateral??
Tom: let me think on that`
  const { values, held } = read(text, 'promissory-note')
  expect(values).not.toMatch(/Aunt Bev|can I pay|collateral/i)
  expect(values).toMatch(/no penalty|without a penalty/)
  expect(held).toMatch(/think on that/)
})
