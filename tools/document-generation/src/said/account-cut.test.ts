import { expect, it } from 'vitest'
import { accountOf } from './account.ts'
import { edited } from './edits.ts'

it('shows a sum that went out of a sentence with an order to the writer', () => {
  const text = 'The owner asked for the stairs as well, put it in, that is $2,850 more.'
  const cut = text.indexOf(', put it in')
  const whole = edited(text, [{ start: cut, end: text.length - 1, as: '', why: 'order' }])
  const words = 'The owner asked for the stairs as well.'
  const filled = [{ field: 'facts', label: 'Facts', by: 'text' as const, value: words, from: { start: 0, end: cut } }]
  const [own] = accountOf({ whole, terms: [], rest: 'openPoints', open: [], filled }, text, filled, words)
  expect(own).toMatchObject({ standing: 'unplaced', open: [{ line: expect.stringContaining('$2,850'), held: true }] })
})

it('says of no sentence that it was left out which stands worded as a term', () => {
  const text = 'No photos inside the plant.'
  const whole = edited(text, [])
  const value = 'No photos may be taken inside the plant.'
  const terms = [{ start: 0, end: text.length, field: 'additionalTerms', words: text }]
  const filled = [{ field: 'protectionTerms', label: 'Protection', by: 'text' as const, value }]
  const said = { whole, terms, rest: 'additionalTerms', open: [], filled }
  expect(accountOf(said, text, filled, value)[0]).toMatchObject({ standing: 'placed', fields: ['protectionTerms'] })
  expect(accountOf(said, text, [], 'The end.')[0]?.standing).not.toBe('placed')
})
