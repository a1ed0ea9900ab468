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
