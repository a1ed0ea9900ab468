import { expect, it } from 'vitest'
import { dollars, formats, inSeries, longDate, salutation } from './formats.ts'
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
  ['one; as they said: “two; three.” four; five', ['one', 'as they said: “two; three.” four', 'five']],
  ['Boston, Mass.', ['Boston, Mass.']],
  ['2026 budget', ['2026 budget']],
])('the list %j has its things', (typed, things) => expect(listOf(typed)).toEqual(things))

it.each([
  ['Mr. Thomas Halloran', 'Mr. Halloran'],
  ['Judge Helen A. Marsh', 'Judge Marsh'],
  ['Dr. María de la Cruz', 'Dr. María de la Cruz'],
  ['Ms. Ana García López', 'Ms. Ana García López'],
  ['Dana Okafor', 'Dana Okafor'],
  ['Customer Relations', 'Customer Relations'],
])('a letter to %s greets %s', (name, greeted) => expect(salutation(name)).toBe(greeted))

it.each([
  ['ordinal', '1', '1st'],
  ['ordinal', '22', '22nd'],
  ['ordinal', '13', '13th'],
  ['ordinal', 'the 5th of each month', '5th'],
  ['ordinal', 'first Monday', 'first Monday'],
  ['years', '3', '3 years'],
  ['years', 'one', 'one year'],
  ['years', '18 months', '18 months'],
])('as %s, %s is written %s', (format, typed, written) => expect(formats[format]?.(typed, undefined)).toBe(written))
