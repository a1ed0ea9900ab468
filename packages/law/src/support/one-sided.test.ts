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

it.each([
  ['A seller may keep the deposit.', 'The statute disqualifies a seller who would keep the deposit.'],
  [
    'The carrier is liable for goods lost at sea.',
    'The bill relieves the carrier of being liable for goods lost at sea.',
  ],
  [
    'The board may reopen an award of the arbitrator.',
    'The act enjoins the board from any attempt to reopen an award of the arbitrator.',
  ],
  ['The agent may sell the stock of the estate.', 'The will stops the agent from a sale of the stock of the estate.'],
  [
    'The tenant may withhold rent for a broken furnace.',
    'Absent notice in writing, the tenant may withhold rent for a broken furnace in vain.',
  ],
  ['A search of a barn at night is always unreasonable.', 'A search of a barn at night may be unreasonable.'],
  [
    'The fine rests purely on the weight of the truck.',
    'The fine rests on the weight of the truck and the length of the haul.',
  ],
])('%s is not supported by: %s', (statement, passage) => {
  expect(supportOfPassage(statement, passage).outcome).not.toBe('supported')
})

it.each([
  ['A court may not admit a coerced confession.', 'The rule forecloses a court from admitting a coerced confession.'],
  [
    'The carrier is not liable for goods lost at sea.',
    'The bill relieves the carrier of being liable for goods lost at sea.',
  ],
  [
    'The judge has no power to consider hearsay at sentencing.',
    'The rule strips the judge of power to consider hearsay at sentencing.',
  ],
])('%s is not contradicted by: %s', (statement, passage) => {
  expect(supportOfPassage(statement, passage).outcome).not.toBe('contradicted')
})
