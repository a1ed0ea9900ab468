import { expect, it } from 'vitest'
import { readable } from './readable.ts'

const read = (text: string) => readable(text, 'applications').text

it.each([
  ['My phone is two oh three, five five five, oh one four seven.', 'My phone is 203-555-0147.'],
  ['Social is nine eight seven, six five, four three two five.', 'Social is 987-65-4325.'],
  ['Reach me at seven five seven five five five oh one six three.', 'Reach me at 757-555-0163.'],
  ['The license number is two nine nine one, double oh five four.', 'The license number is 29910054.'],
  ['The file is four four one two dash nine oh seven.', 'The file is 4412-907.'],
])('writes digits that were said one by one: %s', (said, written) => {
  expect(read(said)).toBe(written)
})

it.each(['Two, three or four people came.', 'I counted one two three and left.', 'Ages five, six and seven.'])(
  'leaves other numbers alone: %s',
  (said) => {
    expect(read(said)).toBe(said)
  },
)

it('joins an address that is said to be one word', () => {
  expect(read('My email is r lunden, all one word, at mail dot example.')).toContain('rlunden at mail')
})
