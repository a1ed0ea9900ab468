import { expect, it } from 'vitest'
import { readable } from './readable.ts'

it.each([
  ['Hi there, I am selling my boat.', 'I am selling my boat.'],
  ['Dana, please bring the keys.', 'please bring the keys.'],
  ['Basically, the rent is $900.', 'the rent is $900.'],
  ['The rent is, you know, $900.', 'The rent is $900.'],
  ['She’s gonna pay $900 b/c they agreed.', 'She’s going to pay $900 because they agreed.'],
  ['I called like three times lol.', 'I called three times '],
  ['No pets. The one thing is, well, scratch that. Rent is $900.', 'No pets.  Rent is $900.'],
])('leaves out what a person says while they think: %s', (said, read) => {
  expect(readable(said, 'letters').text.replace(/\s+/g, ' ').trim().toLowerCase()).toBe(
    read.replace(/\s+/g, ' ').trim().toLowerCase(),
  )
})

it.each(['I like dogs.', 'Like kind exchange.', 'The period is 30 days.', 'He is honest.', 'Dallas, Texas.'])(
  'keeps words that only look like these: %s',
  (said) => {
    expect(readable(said).text).toBe(said)
  },
)
