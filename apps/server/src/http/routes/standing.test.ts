import { expect, it } from 'vitest'
import { standingOf } from './standing.ts'

const flagged = { red: 2, amber: 0 }

it('calls no overruled authority of an older result verified', () => {
  expect(standingOf({ coverage: { basis: 'evidence', citations: { verified: 3 }, flagged } })).toEqual({
    citations: { verified: 1, red: 2 },
    flagged: { cited: { red: 2 }, found: {}, either: {} },
  })
})

it('gives the looks of a newer one, and what its search found', () => {
  const coverage = { basis: 'evidence', citations: { verified: 1 }, looks: { verified: 1 }, results: 3, flagged }
  const expected = { citations: { verified: 1 }, results: 3, flagged: { cited: {}, found: { red: 2 }, either: {} } }
  expect(standingOf({ coverage })).toEqual(expected)
  expect(standingOf({ coverage: { ...coverage, results: 46, shown: 20 } })).toEqual({
    ...expected,
    results: 46,
    shown: 20,
  })
  expect(standingOf(null)).toEqual({ citations: {} })
})
