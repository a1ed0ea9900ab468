import { describe, expect, it } from 'vitest'
import { courtLevel, standingsOf } from './standing.ts'

const none = { cited: 0, court: 0, editors: 0, law: 0, scope: 0 }

describe('what the weight of an authority did to its place', () => {
  it('is told for each reason that moved it', () => {
    const [first, second, third] = standingsOf([
      { relevance: 5, weights: { ...none, editors: 3 } },
      { relevance: 4, weights: none },
      { relevance: 3, weights: { ...none, law: -2 } },
    ])
    expect(first).toEqual({ place: 3, moved: [{ by: 'editors', places: 2 }] })
    // What moves another moves it as well.
    expect(second).toEqual({
      place: 2,
      moved: [
        { by: 'editors', places: -1 },
        { by: 'law', places: 1 },
      ],
    })
    expect(third).toEqual({
      place: 1,
      moved: [
        { by: 'editors', places: -1 },
        { by: 'law', places: -1 },
      ],
    })
  })

  it('is nothing where only what they say counted', () => {
    expect(standingsOf([{ relevance: 2, weights: none }])).toEqual([{ place: 1, moved: [] }])
    expect(standingsOf([])).toEqual([])
  })

  it('puts a court of last resort above a court of appeals, and that above a trial court', () => {
    const levels = ['scotus', 'ca9', 'nysd'].map((court) => courtLevel({ kind: 'case', court }))
    expect(levels).toEqual(levels.toSorted((one, other) => other - one))
    expect(new Set(levels).size).toBe(3)
    expect(courtLevel({ kind: 'statute' })).toBe(0)
  })
})
