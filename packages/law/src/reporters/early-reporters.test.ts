import { expect, it } from 'vitest'
import { doubtOfEarlyYear, doubtOfNominative } from './early-reporters.ts'

it.each([
  [5, '1 Cranch'],
  [13, '9 Cranch'],
  [17, '4 Wheat.'],
  [32, '7 Pet.'],
  [60, '19 How.'],
  [67, '2 Black'],
  [71, '4 Wall.'],
  [90, '23 Wall.'],
  [12, '3 Unknown'],
])('nothing is said against %d U.S. (%s)', (volume, nominative) => {
  expect(doubtOfNominative(volume, nominative)).toBeNull()
})

it.each([
  [5, '2 Cranch', 'is 1 Cranch'],
  [6, '1 Cranch', 'is 2 Cranch'],
  [17, '4 Wall.', 'is 4 Wheat.'],
  [14, '10 Cranch', 'is 1 Wheat.'],
  [200, '1 Cranch', 'Cranch has volumes 1 to 9'],
])('%d U.S. (%s) names two different volumes', (volume, nominative, found) => {
  expect(doubtOfNominative(volume, nominative)?.found).toContain(found)
})

it('a year is held to the years of the reporter', () => {
  expect(doubtOfEarlyYear(5, 1803)).toBeNull()
  expect(doubtOfEarlyYear(65, 1862)).toBeNull()
  expect(doubtOfEarlyYear(22, 1842)?.found).toBe('9 Wheat. has decisions of 1816 to 1827')
  expect(doubtOfEarlyYear(410, 1803)).toBeNull()
})
