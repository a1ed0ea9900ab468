import { expect, it } from 'vitest'
import { formatNumber } from './number-format.ts'

it.each([
  [4, 'upperRoman', 'IV'],
  [28, 'lowerLetter', 'bb'],
  [21, 'ordinal', '21st'],
  [12, 'ordinalText', 'Twelfth'],
  [20, 'ordinalText', 'Twentieth'],
  [42, 'cardinalText', 'Forty-Two'],
  [7, 'decimalZero', '07'],
  [5, 'chicago', '5'],
  [-1, 'lowerRoman', '-1'],
])('shows %i as %s: %s', (value, format, shown) => {
  expect(formatNumber(value, format)).toBe(shown)
})
