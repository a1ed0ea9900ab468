import { expect, test } from 'vitest'
import { standingOf } from './standing.ts'

const none = { cited: {}, found: {}, either: {} }

test('what is known against what was found is told beside citations that are verified', () => {
  const flagged = { ...none, found: { red: 2, amber: 1 } }
  expect(standingOf({ citations: { verified: 1 }, results: 3, flagged })).toEqual({
    cited: { verified: 1 },
    found: 3,
    against: { flag: 'red', count: 2, of: 'of those found' },
  })
})

test('of more than are shown, it is told of how many', () => {
  const against = { flag: 'amber', count: 1, of: 'of the 20 shown' }
  expect(standingOf({ results: 46, shown: 20, flagged: { ...none, found: { amber: 1 } } })).toEqual({
    found: 46,
    against,
  })
})

test('what is cited is told once', () => {
  expect(standingOf({ citations: { red: 1 }, results: 3, flagged: { ...none, cited: { red: 1 } } })).toEqual({
    cited: { red: 1 },
    found: 3,
  })
  expect(standingOf({ citations: { 'not-found': 1 }, results: 0 })).toEqual({ cited: { 'not-found': 1 }, found: 0 })
})

test('of an older result it is not said whose the flag is', () => {
  expect(
    standingOf({ citations: { verified: 1 }, results: 3, flagged: { ...none, either: { red: 1 } } }),
  ).toMatchObject({
    against: { count: 1, of: 'of those cited or found' },
  })
})

test('a search without a citation says what it found, and all else how its citations stand', () => {
  expect(standingOf({ citations: {}, results: 2 })).toEqual({ found: 2 })
  expect(standingOf({ citations: {} })).toEqual({ cited: {} })
  expect(standingOf({ citations: { red: 1 }, flagged: { ...none, cited: { red: 1 } } })).toEqual({ cited: { red: 1 } })
})
