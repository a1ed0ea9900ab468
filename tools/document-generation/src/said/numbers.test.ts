import { expect, it } from 'vitest'
import { edited } from './edits.ts'
import { amountMeant, amountsIn } from './numbers.ts'

it.each([
  ['thirty three thousand six hundred', 33_600],
  ['nine eighty', 980],
  ['eleven hundred', 1100],
  ['nineteen-eight', 19_800],
  ['one hundred eighty-seven five', 187_500],
  ['two hundred ten five hundred', 210_500],
  ['one forty-two eight', 142_800],
  ['three hundred fifty five', 355],
  ['four hundred twelve', 412],
  ['41k', 41_000],
  ['about 9,900', 9900],
])('“%s” of which it is known that it is an amount is one', (words, value) => {
  expect(amountMeant(words)?.value).toBe(value)
})

it.each(['thirty days', 'two years', '90 days', 'soon'])('“%s” is no amount', (words) => {
  expect(amountMeant(words)).toBeNull()
})

it.each([
  ['14,200 for the whole thing', '$14,200 for the whole thing'],
  ['165k base, paid monthly', '$165,000 base, paid monthly'],
  ['3,000 down now', '$3,000 down now'],
  ['2,200 linear feet', '2,200 linear feet'],
])('a figure is money where what stands behind it says so: %s', (text, read) => {
  expect(edited(text, amountsIn(text)).text).toBe(read)
})

it('a sum that is said in thousands and hundreds is read to its end', () => {
  const text = 'price is one hundred eighty-seven five, and the deposit is two forty'
  expect(edited(text, amountsIn(text)).text).toBe('price is $187,500, and the deposit is $240')
})
