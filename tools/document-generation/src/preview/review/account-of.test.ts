import { expect, it } from 'vitest'
import { accountNow } from './account-of.ts'

const text = 'No pets. He wanted a garage, no sir.'
const line = 'He wanted a garage, no sir.'
const account = [
  {
    start: 9,
    end: text.length,
    standing: 'unplaced' as const,
    fields: [],
    open: [{ field: 'additionalTerms', line, held: true as const }],
  },
]

it('words that are held beside the document wait until they are in a field of it', () => {
  expect(accountNow(account, text, [], false)[0]).toMatchObject({ standing: 'unplaced', open: [{ line }] })
  const filled = [{ field: 'parkingTerms', value: `Parking on the street. ${line}` }]
  expect(accountNow(account, text, filled, false)[0]).toMatchObject({ standing: 'placed', open: [] })
})
