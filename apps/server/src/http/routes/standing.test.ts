import { expect, it } from 'vitest'
import { standingOf } from './standing.ts'

const flagged = { red: 2, amber: 0 }

it('calls no overruled authority of an older result verified', () => {
  expect(standingOf({ coverage: { basis: 'evidence', citations: { verified: 3 }, flagged } })).toEqual({
    citations: { verified: 1, red: 2 },
    flagged,
  })
})

it('gives the looks of a newer one, and what its search found', () => {
  const coverage = { basis: 'evidence', citations: { verified: 1 }, looks: { verified: 1 }, results: 3, flagged }
  expect(standingOf({ coverage })).toEqual({ citations: { verified: 1 }, results: 3, flagged })
  expect(standingOf(null)).toEqual({ citations: {} })
})
