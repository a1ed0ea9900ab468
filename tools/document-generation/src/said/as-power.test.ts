import { expect, it } from 'vitest'
import { asPower } from './as-power.ts'

const power = { id: 'power-of-attorney' }

it.each([
  ['powers', 'She may sell the boat.', 'sell the boat.'],
  ['powers', 'He can also sign my taxes.', 'sign my taxes.'],
  ['powers', 'She may not sell the farm.', 'The Agent may not sell the farm.'],
  ['limits', 'He cannot make gifts.', 'The Agent cannot make gifts.'],
  ['limits', 'No gifts.', 'No gifts.'],
])('among the %s, %s', (field, words, listed) => expect(asPower(power, field, words)).toBe(listed))

it('leaves other papers alone', () =>
  expect(asPower({ id: 'rental-agreement' }, 'powers', 'She may keep a cat.')).toBe('She may keep a cat.'))
