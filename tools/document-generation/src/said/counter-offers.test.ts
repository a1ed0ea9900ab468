import { expect, it } from 'vitest'
import { counterOffersIn } from './counter-offers.ts'
import { edited } from './edits.ts'

const read = (text: string) => edited(text, counterOffersIn(text)).text.replace(/\n+/g, '\n').trim()

it.each([
  [
    'count if confirmed in writing within 30 days\n15. nobody remembers a call after that\nlol ok 15',
    'count if confirmed in writing within 15 days',
  ],
  ['warranty 6 months\nno, 12\nfine', 'warranty 12 months'],
])('a number that was agreed stands for the first: %s', (text, as) => {
  expect(read(text)).toBe(as)
})

it.each([
  'within 30 days\n15. nobody remembers\nlet me think',
  'within 30 days\n15 days\nok 20',
  'within 30 days\n15 machines are old\nok',
  '30 days or 2 weeks\n15\nok',
])('what is not agreed stays: %s', (text) => {
  expect(read(text)).toBe(text)
})
