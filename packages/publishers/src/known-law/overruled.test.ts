import { describe, expect, it, test } from 'vitest'
import facts from './facts/overruled.json' with { type: 'json' }
import { overrulingsOf } from './overruled.ts'

describe('decisions that were overruled', () => {
  it.each([
    ['163 U.S. 537', 'Plessy v. Ferguson', 'Brown v. Board of Education'],
    ['410 U.S. 113', 'Roe v. Wade', 'Dobbs'],
    ['16 Pet. 1', 'Swift v. Tyson', 'Erie'],
  ])('%s is known as %s, with what overruled it', (citation, name, by) => {
    expect(overrulingsOf(citation)).toContainEqual(
      expect.objectContaining({
        overruled: expect.objectContaining({ name: expect.stringContaining(name) }),
        by: expect.objectContaining({ name: expect.stringContaining(by) }),
      }),
    )
  })

  it.each([
    '347 U.S. 483',
    // Complete diversity stands, although Letson is often said to have overruled its case.
    '7 U.S. 267',
    // What overruled it was overruled.
    '392 U.S. 183',
    '5 U.S. 137',
    '376 U.S. 254',
    '384 U.S. 436',
    '372 U.S. 335',
    '597 U.S. 215',
    'no citation',
    '',
  ])('%s is not flagged', (citation) => {
    expect(overrulingsOf(citation)).toEqual([])
  })

  it.each(['533 U.S. 194', '95 U.S. 714', '394 U.S. 618', '395 U.S. 711', '482 U.S. 496', '65 U.S. 66'])(
    '%s was overruled only in part',
    (citation) => {
      expect(overrulingsOf(citation).map(({ inPart }) => inPart)).toEqual([true])
    },
  )

  it('says first what overruled a decision as a whole', () => {
    expect(overrulingsOf('377 U.S. 184').map(({ inPart, by }) => [by.year, inPart])).toEqual([
      [1999, false],
      [1987, true],
    ])
  })

  test('each was overruled later, by another decision, and is found by every citation it has', () => {
    for (const { overruled, by } of facts) {
      expect(overruled.year).toBeLessThanOrEqual(by.year)
      expect(overruled.citations.filter((citation) => by.citations.includes(citation))).toEqual([])
      for (const citation of overruled.citations)
        expect(
          overrulingsOf(citation).map(({ by: later }) => later.name),
          citation,
        ).toContain(by.name)
    }
  })
})
