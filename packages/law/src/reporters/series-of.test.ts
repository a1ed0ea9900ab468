import { expect, it } from 'vitest'
import { seriesOf } from './series-of.ts'

it.each([
  ['Wash. 2d', [1939, 2023]],
  ['Ill. 2d', [1953, 2011]],
  ['Ohio St. 3d', [1982, null]],
  ['B.R.', [1979, null]],
])('%s has decisions of known years', (abbreviation, years) => {
  expect(seriesOf(abbreviation)?.years).toEqual(years)
})

it('names the state of a series only where it prints no other', () => {
  expect(seriesOf('Cal. 4th')?.states).toEqual(['ca'])
  expect(seriesOf('B.R.')?.states).toBeUndefined()
  expect(seriesOf('A.D.3d')?.states).toBeUndefined()
})
