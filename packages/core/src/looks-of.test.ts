import { describe, expect, it } from 'vitest'
import type { Coverage } from './coverage.ts'
import { coverageSentences } from './coverage-words.ts'
import { looksOf } from './looks-of.ts'

describe('the looks of the citations of a result', () => {
  it('are those that it was stored with', () => {
    expect(looksOf({ citations: { verified: 3 }, looks: { verified: 2, red: 1 } })).toEqual({ verified: 2, red: 1 })
    expect(looksOf({ flagged: { red: 1, amber: 0 } })).toBeUndefined()
  })

  it.each([
    ['none is flagged', { verified: 3 }, undefined, { verified: 3 }],
    ['two are', { verified: 3 }, { red: 2, amber: 0 }, { verified: 1, red: 2 }],
    ['all are', { verified: 2 }, { red: 1, amber: 1 }, { red: 1, amber: 1 }],
    ['others are wrong', { verified: 2, mismatch: 1 }, { red: 1, amber: 1 }, { mismatch: 1, red: 1, amber: 1 }],
    ['more are than are verified', { mismatch: 2, verified: 1 }, { red: 2, amber: 0 }, { mismatch: 2, red: 1 }],
    ['what is in doubt is worse otherwise', { 'not-found': 1 }, { red: 0, amber: 1 }, { 'not-found': 1 }],
  ] as const)(
    'are without the flagged among the verified, where %s and no looks were stored',
    (_, citations, flagged, looks) => {
      expect(looksOf({ citations, ...(flagged && { flagged }) })).toEqual(looks)
    },
  )
})

it('leaves the counts of an older search alone: what is flagged may be what it found', () => {
  const older = { citations: { unchecked: 3, verified: 1 }, flagged: { red: 1, amber: 0 }, results: 8 }
  expect(looksOf(older)).toEqual({ unchecked: 3, verified: 1 })
})

describe('the sentences on citations', () => {
  const said = (coverage: Omit<Coverage, 'basis'>) =>
    coverageSentences({ basis: 'evidence', ...coverage }).map(({ lead }) => lead)

  it('call no citation verified that an older result has flagged', () => {
    expect(said({ citations: { verified: 3 }, flagged: { red: 2, amber: 0 } })).toEqual([
      '1 of 3 citations verified.',
      '2 citations are no longer good law.',
    ])
  })

  it('count what is mismatched and overruled once, as overruled', () => {
    const flagged = { red: 1, amber: 0 }
    expect(said({ citations: { verified: 2, mismatch: 1 }, looks: { verified: 2, red: 1 }, flagged })).toEqual([
      '2 of 3 citations verified.',
      '1 citation is no longer good law.',
    ])
  })
})
