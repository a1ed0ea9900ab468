import { expect, it } from 'vitest'
import { yearOfRegional } from './regional-volumes.ts'
import { seriesOf } from './series-of.ts'

it.each([
  ['N.E.2d', 950, 2011],
  ['So. 2d', 1, 1941],
  ['A.2d', 999, 2010],
])('knows about when volumes were decided: %s %d', (reporter, volume, year) => {
  expect(yearOfRegional(reporter, volume)).toBe(year)
})

it.each([
  ['N.W.2d', 990],
  ['S.E.2d', 800],
  ['F.3d', 100],
  ['U.S.', 300],
])('says nothing of others: %s %d', (reporter, volume) => {
  expect(yearOfRegional(reporter, volume)).toBeUndefined()
})

it.each(['A.2d', 'N.E.2d', 'N.E.3d', 'N.W.2d', 'P.2d', 'P.3d', 'S.E.2d', 'S.W.2d', 'S.W.3d', 'So. 2d', 'So. 3d'])(
  'begins with the year of the series: %s',
  (reporter) => {
    expect(yearOfRegional(reporter, 1)).toBe(seriesOf(reporter)?.years[0])
  },
)
