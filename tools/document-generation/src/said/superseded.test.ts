import { expect, it } from 'vitest'
import { readable } from './readable.ts'

const read = (text: string) => readable(text, 'contracts').text.replace(/\s+/g, ' ').trim()

it.each([
  ['The buyer offered $4,100 and we settled on $4,600.', 'The buyer offered $4,600.'],
  ['They quoted 7,200 then found dry rot so 7,950.', 'They quoted $7,950.'],
  ['He wanted thirty days but we agreed on sixty days.', 'He wanted sixty days.'],
  ['Fee is thirty thousand, I beg your pardon, thirty-two thousand dollars.', 'Fee is $32,000.'],
  ['It starts March 1, my bad, March 8, 2027.', 'It starts March 8, 2027.'],
  ['Rent $1,400 (ad said $1,450, knocked off for a long lease) due on the 1st.', 'Rent: $1,400 due on the 1st.'],
  ['We ask for $8,300. The vendor first said $7,100 but steel went up.', 'We ask for $8,300.'],
])('reads what it came to: %s', (said, counts) => {
  expect(read(said)).toBe(counts)
})

it('puts the last value where the first stands elsewhere', () => {
  expect(
    read('Change one: she asked for $5,300 a month and we settled on $4,900.\n1. Retainer $5,300, due on the 10th'),
  ).toBe('Change one: she asked for $4,900 a month. 1. Retainer $4,900, due on the 10th')
})

it.each([
  'The buyer offered $4,100 and the seller paid $600 for repairs.',
  'We asked for two coats of paint and two weeks of notice.',
  'He said the deposit is $500 and the rent is $1,500.',
])('takes nothing back where both count: %s', (said) => {
  expect(read(said)).toBe(said)
})

it.each([
  ['I want twenty-two fifty an hour.', 'I want $22.50 an hour.'],
  ['Her rate is four fifty an hour.', 'Her rate is $450 an hour.'],
  ['The rent is twenty-two fifty a month.', 'The rent is $2,250 a month.'],
  ['I’d want, let’s say eighteen an hour, you know what, nineteen fifty an hour.', 'I’d want $19.50 an hour.'],
])('reads what is paid by the hour: %s', (said, counts) => {
  expect(read(said)).toBe(counts)
})
