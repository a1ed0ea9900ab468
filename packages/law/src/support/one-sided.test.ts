import { expect, it } from 'vitest'
import { supportOfPassage } from './cited-support.ts'

const prohibits =
  'The rule prohibits a tenant from recovering damages for a defective stair in the common hall unless he proves that the landlord knew of it.'
const turnsUpon =
  'The notice protects tenants and not simply leases, so the reach of the notice cannot turn upon the presence of a written lease of the premises.'

it.each([
  ['A tenant may recover damages for a defective stair in the common hall.', prohibits, 'related'],
  [
    'A tenant must prove knowledge to recover damages for a defective stair in the common hall.',
    prohibits,
    'supported',
  ],
  ['The notice reaches only a written lease of the premises.', turnsUpon, 'related'],
  [
    'A clerk may refuse a late filing of the appendix.',
    'The clerk may refuse a late filing of the appendix unless the judge allows it.',
    'related',
  ],
  [
    'A clerk may refuse a late filing of the appendix.',
    'A clerk may refuse a late filing of the appendix.',
    'supported',
  ],
])('what one side alone forbids, excepts or narrows is not supported: %s', (statement, passage, outcome) => {
  expect(supportOfPassage(statement, passage).outcome).toBe(outcome)
})
