import { expect, it } from 'vitest'
import { clockOf, lengthWords } from './elapsed.ts'

it.each([
  [0, '0:00', '0 seconds'],
  [61, '1:01', '1 minute 1 second'],
  [134, '2:14', '2 minutes 14 seconds'],
  [3734, '1:02:14', '62 minutes 14 seconds'],
])('%i seconds are %s', (seconds, clock, words) =>
  expect([clockOf(seconds), lengthWords(seconds)]).toEqual([clock, words]),
)
