import { describe, expect, it } from 'vitest'
import {
  byWorst,
  countLooks,
  countsInWords,
  isOnlyThere,
  isWell,
  lookOf,
  statusWordOf,
  totalOf,
  whereFound,
} from './count-looks.ts'

const red = { flag: 'red' } as const
const amber = { flag: 'amber' } as const

describe('the look of a citation', () => {
  it('is the worse of its status and what became of its authority', () => {
    const all = [
      { status: 'verified' as const },
      { status: 'verified' as const, treatment: red },
      { status: 'unchecked' as const, treatment: red },
      { status: 'verified' as const, treatment: amber },
      { status: 'not-found' as const, treatment: amber },
    ]
    expect(all.map(lookOf)).toEqual(['verified', 'red', 'red', 'amber', 'not-found'])
    expect(countLooks(all)).toEqual({ verified: 1, red: 2, amber: 1, 'not-found': 1 })
    expect(totalOf(countLooks(all))).toBe(all.length)
    expect(all.toSorted(byWorst).map(lookOf)).toEqual(['red', 'red', 'not-found', 'amber', 'verified'])
  })

  it.each([red, amber])('is good of nothing that is flagged $flag, though it exists as it is cited', (treatment) => {
    const cited = { status: 'verified', treatment } as const
    expect([isWell(cited), isOnlyThere(cited), statusWordOf(cited)]).toEqual([false, true, 'Exists as cited'])
    expect(statusWordOf({ status: 'mismatch', treatment })).toBe('Mismatch')
    expect([isWell({ status: 'verified' }), statusWordOf({ status: 'verified' })]).toEqual([true, 'Verified'])
  })

  it('is written out with its count, the worst last', () => {
    expect(countsInWords({ red: 2, verified: 3, unchecked: 1 })).toBe('3 verified, 1 unchecked, 2 no longer good law')
    expect(countsInWords({})).toBe('')
  })
})

describe('what a search itself found', () => {
  const found = { name: 'Lake v. Mill', citation: '1 U.S. 1', source: 'the library' }
  const check = { text: '1 U.S. 1', status: 'verified', reason: 'It exists.', found } as const

  const elsewhere = { ...check, found: { ...found, source: 'CourtListener' } }
  const treatment = { ...red, kind: 'overruled', says: '', by: { name: '' }, source: '' } as const

  it('is told once, and of several sources with the count of each', () => {
    expect(whereFound([check, check])).toBe(' in the library')
    expect(whereFound([check, elsewhere, check])).toBe(': 2 in the library, 1 in CourtListener')
    expect(whereFound([])).toBe('')
  })

  it('does not say of one source what another has, though it no longer stands', () => {
    expect(whereFound([check, { ...elsewhere, treatment }])).toBe(': 1 in the library, 1 in CourtListener')
    expect(whereFound([{ ...check, treatment }])).toBe(' in the library')
  })

  it('is not told of what no source has as it is cited', () => {
    expect(whereFound([{ ...check, status: 'unchecked' }])).toBe('')
    expect(whereFound([check, { ...check, status: 'mismatch' }])).toBe(', 1 of them in the library')
    expect(whereFound([check, elsewhere, { ...check, status: 'mismatch' }])).toBe(
      ', 1 of them in the library, 1 in CourtListener',
    )
  })
})
