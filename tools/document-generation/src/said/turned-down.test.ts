import { expect, it } from 'vitest'
import { edited } from './edits.ts'
import { turnedDownIn } from './turned-down.ts'

const without = (text: string, kind = 'contracts') =>
  edited(text, turnedDownIn(text, kind)).text.replace(/\s+/g, ' ').trim()

it.each([
  ['Rent is $900. He wanted a garage too and I said no way.', 'Rent is $900.'],
  ['Rent is $900. The co-op board suggested a fee. Outvoted.', 'Rent is $900.'],
  ['The price is $5,600, she offered five flat, nope', 'The price is $5,600'],
  ['It lasts three years (they asked for five, we refused).', 'It lasts three years .'],
  ['No pets. My wife says I am a pushover.', 'No pets.'],
  ['No pets. I heard the last tenant trashed the place next door.', 'No pets.'],
  ['No pets. My sister knows her mother from church.', 'No pets.'],
  ['hiya can you do the contract for the pool thing', ''],
])('holds what was turned down, hearsay and who asks for the paper: %s', (text, left) => {
  expect(without(text)).toBe(left)
})

it.each([
  'If he wants a garage and we said no, he parks on the street.',
  'The Seller wanted cash and the Buyer pays by check.',
  'My wife signs for both of us.',
  'The Client asked for two rounds of edits. No more than two.',
])('keeps what is a term: %s', (text) => {
  expect(without(text)).toBe(text)
})

it('keeps in a letter what the two sides asked of each other', () => {
  const text = 'I heard a loud bang. I asked for a refund and they said no. He offered a voucher. I declined.'
  expect(without(text, 'letters')).toBe(text)
  expect(without('Our pastor wanted a lawsuit, the board voted it down. We ask for repairs.', 'letters')).toBe(
    'We ask for repairs.',
  )
})
