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

it('words that the person left out wait no longer, and may be taken back', () => {
  const [open] = accountNow(account, text, [], false)
  const key = open?.open[0]?.key ?? ''
  expect(accountNow(account, text, [], false, [key])[0]).toMatchObject({
    standing: 'left-out',
    open: [],
    dismissed: [{ line, key }],
  })
  expect(key).not.toContain('garage')
})

it('what was left out and then placed by hand is placed', () => {
  const filled = [{ field: 'parkingTerms', value: line }]
  expect(accountNow(account, text, filled, false, ['9.0'])[0]).toMatchObject({ standing: 'placed', dismissed: [] })
})
