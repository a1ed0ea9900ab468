import { expect, it } from 'vitest'
import { dollars, inSeries, longDate } from './formats.ts'
import { listOf } from './values.ts'

it.each([
  ['2026-12-01', 'December 1, 2026'],
  ['2024-02-29', 'February 29, 2024'],
  ['2026-02-29', '2026-02-29'],
  ['2026-13-01', '2026-13-01'],
  ['next Monday', 'next Monday'],
])('the date %s is written %s', (typed, written) => expect(longDate(typed)).toBe(written))

it.each([
  ['1200', '$1,200'],
  ['$1,200.5', '$1,200.50'],
  ['1234567.89 USD', '$1,234,567.89'],
  ['007', '$7'],
  ['0', '$0'],
  ['1,20', '1,20'],
  ['$5k', '$5k'],
  ['about 500', 'about 500'],
  ['€500', '€500'],
])('the amount %s is written %s', (typed, written) => expect(dollars(typed)).toBe(written))

it('a series has its comma', () => {
  expect([inSeries(['a']), inSeries(['a', 'b']), inSeries(['a', 'b', 'c'])]).toEqual(['a', 'a and b', 'a, b, and c'])
})

it.each([
  ['1. one\n2) two\n(3) three\n\n- four', ['one', 'two', 'three', 'four']],
  ['one; two', ['one', 'two']],
  ['Boston, Mass.', ['Boston, Mass.']],
  ['2026 budget', ['2026 budget']],
])('the list %j has its things', (typed, things) => expect(listOf(typed)).toEqual(things))
