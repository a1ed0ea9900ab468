import { expect, it } from 'vitest'
import { readable } from './readable.ts'

const read = (text: string, kind: 'letters' | 'contracts' = 'contracts') =>
  readable(text, kind).text.replace(/\s+/g, ' ').trim()

it.each([
  ['It lasts eighteen months, no, two years.', 'It lasts two years.'],
  ['It lasts, let’s say eighteen months, hmm, no, two years.', 'It lasts two years.'],
  ['I was there at 4:15 pm, no, 4:50, leaving work.', 'I was there at 4:50 pm, leaving work.'],
  ['I charge $175 an hour, I mean $185, and I invoice monthly.', 'I charge $185 an hour, and I invoice monthly.'],
  ['It was in New Castle, no, Kent County.', 'It was in Kent County.'],
  ['Price is 18,500, no wait 17,900.', 'Price is $17,900.'],
  ['They gave me, no, they will give me, a deposit of $2,400.', 'they will give me, a deposit of $2,400.'],
  [
    'She can show it to nobody, not her agent, well okay, her agent, Mark.',
    'She can show it to nobody, but her agent, Mark.',
  ],
])('leaves what was said last: %s', (said, counts) => {
  expect(read(said)).toBe(counts)
})

it.each([
  ['So basically what we need is a review of the books.', 'A review of the books.'],
  ['They want us to trim 22 oaks.', 'Trim 22 oaks.'],
  ['Make sure it says they have clear title.', 'They have clear title.'],
  ['The deal is that the buyer pays the freight.', 'The buyer pays the freight.'],
  ['She moves out within, let’s say two weeks.', 'She moves out within two weeks.'],
  ['The tire has a patch, and I want that in there.', 'The tire has a patch.'],
  ['She reviewed them with, what, two errors.', 'She reviewed them with two errors.'],
  ['A third up front ($6,000, I rounded down, nonrefundable).', 'A third up front ($6,000, nonrefundable).'],
])('leaves a clause without what is said beside it: %s', (said, clause) => {
  expect(read(said)).toBe(clause)
})

it.each([
  'Cats, no, dogs, yes.',
  'The idea of the seller is to deliver 40 units.',
  'She let me check the books in 2024.',
  'The parties agree that the deal is off unless the bank approves.',
])('keeps what only sounds so: %s', (said) => {
  expect(read(said)).toBe(said)
})
