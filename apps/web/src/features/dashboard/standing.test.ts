import { expect, test } from 'vitest'
import { standingOf } from './standing.ts'

test('what is known against what was found is told beside citations that are verified', () => {
  expect(standingOf({ citations: { verified: 1 }, results: 3, flagged: { red: 2, amber: 1 } })).toEqual({
    cited: { verified: 1 },
    found: 3,
    against: { flag: 'red', count: 2 },
  })
})

test('what is cited is told once', () => {
  expect(standingOf({ citations: { red: 1 }, results: 3, flagged: { red: 1, amber: 1 } })).toEqual({
    cited: { red: 1 },
    found: 3,
    against: { flag: 'amber', count: 1 },
  })
  expect(standingOf({ citations: { 'not-found': 1 }, results: 0 })).toEqual({ cited: { 'not-found': 1 }, found: 0 })
})

test('a search without a citation says what it found, and all else how its citations stand', () => {
  expect(standingOf({ citations: {}, results: 2 })).toEqual({ found: 2 })
  expect(standingOf({ citations: {} })).toEqual({ cited: {} })
  expect(standingOf({ citations: { red: 1 }, flagged: { red: 1, amber: 0 } })).toEqual({ cited: { red: 1 } })
})
